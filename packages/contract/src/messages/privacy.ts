export const privacy = {
  kept: 'Obrigado! Sua resposta foi guardada.',
  keptOutOfRanking:
    'Obrigado! Por você ter menos de 18 anos, seu nome ficou fora do ranking. Mude isso no perfil, se quiser.',
  withdrawn: 'Consentimento retirado. Se quiser, você pode também excluir a conta.',
  birthDateInvalid: 'Informe uma data de nascimento válida.',
  guardianNameRequired: 'Informe o nome do seu responsável.',
  guardianEmailRequired: 'Informe o e-mail do seu responsável.',
};
