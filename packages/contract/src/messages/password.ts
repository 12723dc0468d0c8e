export const password = {
  linkSent: 'Se o e-mail estiver cadastrado, você receberá um link para criar uma nova senha.',
  changed: 'Senha alterada. Entre com a nova senha.',
  askForCode: 'Esta escola não envia e-mails. Peça um código de uso único ao seu professor ou à administração.',
  codeIssued: 'Código criado. Ele vale por 24 horas e só pode ser usado uma vez.',
};
