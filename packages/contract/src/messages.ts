/**
 * Every sentence a call can answer with, and the screen texts of section 8 of the specification.
 * Screens, server and tests share them, so that a test never checks a typo against itself.
 */
export const messages = {
  auth: {
    registered: 'Usuário registrado com sucesso!',
    loggedIn: 'Login realizado com sucesso!',
    loggedOut: 'Você saiu da sua conta.',
    loginFailed: 'Erro no login',
    loginMalformed: 'Resposta de login inválida',
    registerFailed: 'Erro no registro',
    signInRevoked: 'Sessão encerrada.',
    otherSignInsRevoked: 'As outras sessões foram encerradas.',
  },
  password: {
    linkSent: 'Se o e-mail estiver cadastrado, você receberá um link para criar uma nova senha.',
    changed: 'Senha alterada. Entre com a nova senha.',
    askForCode: 'Esta escola não envia e-mails. Peça um código de uso único ao seu professor ou à administração.',
    codeIssued: 'Código criado. Ele vale por 24 horas e só pode ser usado uma vez.',
  },
  profile: {
    updated: 'Perfil atualizado com sucesso!',
    updateFailed: 'Erro ao atualizar perfil. Tente novamente.',
    deleteConfirm: 'Tem certeza que deseja excluir sua conta? Esta ação não pode ser desfeita.',
    deleted: 'Sua conta foi excluída.',
  },
  users: {
    roleChanged: 'Papel alterado.',
  },
  enem: {
    yearsFailed: 'Não foi possível carregar os anos do ENEM. Exibindo anos padrão.',
    noYears: 'Nenhum ano disponível no momento.',
    rateLimited: 'Rate limit persistente após 3 tentativas',
  },
  questions: {
    mended: 'Questão corrigida.',
    released: 'Questão liberada. Ela volta às provas e ao banco de questões.',
    withdrawn: 'Questão retirada das provas e do banco de questões.',
    statementRequired: 'Preencha o enunciado.',
    reasonRequired: 'Diga por que a questão deve ser retirada.',
    fiveAlternatives: 'A questão precisa de cinco alternativas diferentes, de A a E, com texto ou imagem.',
    keyRequired: 'Informe a alternativa correta, ou anule a questão.',
    nothingToRead: 'Falta o texto ou a imagem em que a questão se apoia.',
    imageUnknown: 'Esta imagem não faz parte da questão.',
  },
  sessions: {
    whichExam: 'Diga qual prova: o simulado, ou o ano e a área.',
    finished: 'Prova Finalizada!',
    progressSaved: 'Progresso salvo automaticamente!',
  },
  attempts: {
    saved: 'Tentativa salva com sucesso!',
    saveFailed: 'Falha ao salvar tentativa',
    awaiting: 'Respostas recebidas depois que o gabarito abriu. Elas aguardam a decisão do professor.',
    lateAccepted: 'Respostas aceitas. A nota foi recalculada.',
    lateRefused: 'Respostas recusadas. A nota continua como estava.',
    noAnswers: 'Preencha ao menos uma resposta.',
  },
  validation: {
    summary: 'Confira os campos destacados.',
    required: 'Preencha este campo.',
    nameRequired: 'Informe o nome completo.',
    emailRequired: 'Informe o e-mail.',
    emailInvalid: 'Informe um e-mail válido.',
    emailTaken: 'Este e-mail já está em uso.',
    passwordRequired: 'Informe a senha.',
    passwordShort: 'A senha deve ter pelo menos 8 caracteres.',
    passwordLong: 'A senha deve ter no máximo 200 caracteres.',
    passwordMismatch: 'As senhas não são iguais.',
    currentPasswordRequired: 'Informe a senha atual para mudar e-mail ou senha.',
    currentPasswordWrong: 'A senha atual não confere.',
    roleInvalid: 'Escolha aluno, professor ou administrador.',
    inviteCodeWrong: 'Código de convite da escola inválido. Peça o código à administração.',
    oneTimeCodeWrong: 'Código inválido ou vencido. Peça um novo.',
    tooLong: (max: number) => `Use no máximo ${max} caracteres.`,
  },
  network: {
    offline: 'Você está sem conexão. O que você fizer fica guardado neste aparelho.',
    unreachable: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  },
} as const;
