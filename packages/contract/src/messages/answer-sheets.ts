import { countedQuestions } from './counted-questions.js';

export const answerSheets = {
  chooseExam: 'Selecione um simulado.',
  chooseStudent: 'Diga de qual aluno é este cartão.',
  loadFailed: 'Erro ao carregar detalhes do simulado',
  sendFailed: 'Falha ao enviar gabarito',
  sent: 'Gabarito enviado com sucesso!',
  examAndPhoto: 'Selecione um simulado e uma foto do gabarito.',
  recognizeFailed: 'Erro ao reconhecer gabarito.',
  otherExam: (its: string) => `Este cartão é do simulado “${its}”. Escolha esse simulado ou fotografe o cartão certo.`,
  otherLength: (its: number, exams: number) =>
    `Este cartão tem ${countedQuestions(its)}, e o simulado tem ${exams}. Fotografe o cartão deste simulado.`,
  recognitionUnknown: 'Esta leitura não existe mais. Envie a foto de novo.',
  noSheet: 'Este simulado ainda não tem questões, e por isso não tem cartão.',
  noBooklet: 'Este simulado ainda não tem questões, e por isso não tem caderno.',
  nobody: 'Nenhum aluno está nas turmas deste simulado.',
};
