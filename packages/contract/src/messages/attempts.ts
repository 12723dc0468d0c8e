export const attempts = {
  saved: 'Tentativa salva com sucesso!',
  saveFailed: 'Falha ao salvar tentativa',
  awaiting:
    'Estas respostas chegaram depois da entrega, do prazo ou do gabarito. Elas aguardam a decisão do professor.',
  keptOnly: 'Estas respostas chegaram depois da entrega ou do gabarito. Elas ficam guardadas, mas não contam na nota.',
  lateAccepted: 'Respostas aceitas. A nota foi recalculada.',
  lateRefused: 'Respostas recusadas. A nota continua como estava.',
  noQuestions: 'Esta prova não tem questões para responder.',
  noAnswers: 'Preencha ao menos uma resposta.',
  unknownQuestion: 'Esta questão não é desta prova.',
  unknownAnswer: 'Esta alternativa não é desta questão.',
};
