export const exam = {
  loading: 'Carregando prova...',
  notFound: 'Prova não encontrada',
  noQuestions: 'Nenhuma questão disponível para esta disciplina.',
  backToAreas: 'Voltar para Seleção de Área',
};
