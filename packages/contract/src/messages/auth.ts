export const auth = {
  registered: 'Usuário registrado com sucesso!',
  loggedIn: 'Login realizado com sucesso!',
  loggedOut: 'Você saiu da sua conta.',
  loginFailed: 'Erro no login',
  loginMalformed: 'Resposta de login inválida',
  registerFailed: 'Erro no registro',
  signInRevoked: 'Sessão encerrada.',
  otherSignInsRevoked: 'As outras sessões foram encerradas.',
};
