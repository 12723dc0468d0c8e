export const enem = {
  yearsFailed: 'Não foi possível carregar os anos do ENEM. Exibindo anos padrão.',
  noYears: 'Nenhum ano disponível no momento.',
  rateLimited: 'Rate limit persistente após 3 tentativas',
};
