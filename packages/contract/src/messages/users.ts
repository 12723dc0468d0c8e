export const users = {
  roleChanged: 'Papel alterado.',
  deactivated: 'Conta desativada. As sessões abertas foram encerradas.',
  reactivated: 'Conta reativada.',
  signInsEnded: 'Todas as sessões desta pessoa foram encerradas.',
  secondFactorReset: 'A verificação em duas etapas desta pessoa foi desativada.',
};
