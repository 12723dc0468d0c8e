export const network = {
  offline: 'Você está sem conexão. O que você fizer fica guardado neste aparelho.',
  unreachable: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
};
