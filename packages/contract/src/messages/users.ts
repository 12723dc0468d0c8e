export const users = {
  roleChanged: 'Papel alterado.',
};
