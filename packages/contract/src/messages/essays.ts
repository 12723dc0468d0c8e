export const essays = {
  textRequired: 'Escreva sua redação antes de corrigir.',
  textTooLong: 'O texto é muito maior que a folha de 30 linhas. Deixe apenas a sua redação.',
  unreachable: 'Falha ao contatar servidor de correção.',
  failed: 'Falha na correção da redação',
  shownFailure: 'Falha ao corrigir redação.',
  reviewAsked: 'Pedido enviado. Você será avisado quando a redação voltar.',
  returned: 'Redação devolvida ao aluno.',
  awaitingSecond: 'Leitura guardada. A redação espera por outro professor, que não verá a sua nota.',
  awaitingThird: 'As duas leituras ficaram distantes: a redação espera por um terceiro professor.',
  scoreStep: 'Dê de 0 a 200 pontos, de 40 em 40.',
  allScores: 'Dê a nota das cinco competências.',
  examOnly: 'Este simulado não é de redação.',
};
