export const secondFactor = {
  codeWrong: 'Código incorreto ou já usado. Espere o próximo código do aplicativo e tente de novo.',
  codeRequired: 'Informe o código de 6 dígitos ou um código de recuperação.',
  switchedOn: 'Verificação em duas etapas ativada.',
  switchedOff: 'Verificação em duas etapas desativada.',
  newRecoveryCodes: 'Novos códigos de recuperação criados. Os anteriores não valem mais.',
  failed: 'Não foi possível concluir. Tente novamente.',
};
