import { messages } from './messages.js';

/**
 * The error catalogue: one code, one status, one sentence. The server throws a code (`AppError`), and its error plugin
 * alone turns it into an answer, so no route invents a status of its own.
 */
export const errors = {
  'request.malformed': { status: 400, message: 'Não foi possível entender o pedido.' },
  'auth.required': { status: 401, message: 'Faça login para continuar.' },
  'auth.wrong-credentials': { status: 401, message: 'E-mail ou senha incorretos.' },
  'access.denied': { status: 403, message: 'Você não tem permissão para fazer isso.' },
  'exams.not-yet': { status: 403, message: 'Este simulado ainda não está disponível.' },
  'exams.over': { status: 403, message: 'O período deste simulado já expirou.' },
  'exams.other-turma': { status: 403, message: 'Este simulado é de outra turma.' },
  'questions.key-closed': { status: 403, message: 'O gabarito desta questão não está disponível no momento.' },
  'uploads.signature-invalid': {
    status: 403,
    message: 'A autorização para enviar a imagem venceu. Tente novamente.',
  },
  'not-found': { status: 404, message: 'Não encontrado.' },
  'booklets.no-items': {
    status: 404,
    message: 'Os itens oficiais deste ano ainda não foram importados. Peça à administração da escola.',
  },
  'turmas.code-unknown': { status: 404, message: 'Nenhuma turma tem este código. Confira com o seu professor.' },
  'turmas.code-expired': { status: 404, message: 'O prazo deste código terminou. Peça o novo ao seu professor.' },
  'invitations.unknown': {
    status: 404,
    message: 'Este convite não vale mais: já foi usado, cancelado ou trocado por outro. Peça um novo ao seu professor.',
  },
  'invitations.expired': { status: 404, message: 'O prazo deste convite terminou. Peça um novo ao seu professor.' },
  'turmas.not-a-member': { status: 404, message: 'Você não está nesta turma.' },
  'turmas.archived': { status: 409, message: 'Esta turma está arquivada. Peça à administração que a reative.' },
  'exams.answered': {
    status: 409,
    message: 'Este simulado já tem respostas de alunos. Anule ou corrija o gabarito das questões em vez de mudá-las.',
  },
  'exams.not-deletable': {
    status: 409,
    message: 'Este simulado já tem respostas de alunos e não pode ser excluído. Desative-o para escondê-lo.',
  },
  'sessions.old-epoch': { status: 409, message: 'Esta prova continuou em outro aparelho.' },
  'sessions.closed': { status: 409, message: 'Esta prova já foi finalizada.' },
  'sessions.too-late': { status: 403, message: 'O prazo para enviar esta prova terminou.' },
  'attempts.only-one': { status: 409, message: 'Este simulado permite uma única tentativa, e você já a fez.' },
  'attempts.nothing-late': { status: 409, message: 'Não há respostas aguardando decisão nesta tentativa.' },
  'essays.already-read': { status: 409, message: 'Você já corrigiu esta redação.' },
  'essays.not-waiting': { status: 409, message: 'Esta redação não está esperando por leitura.' },
  'essays.no-teacher': {
    status: 409,
    message: 'Entre em uma turma para pedir a leitura de um professor.',
  },
  'results.key-seen': { status: 409, message: messages.results.keySeen },
  'results.not-begun': {
    status: 409,
    message: 'Este aluno ainda não começou. Para ele fazer a prova, prorrogue o período do simulado.',
  },
  'results.on-paper': {
    status: 409,
    message: 'Esta prova foi feita no papel e não pode ser reaberta na tela.',
  },
  'users.last-admin': { status: 409, message: 'A escola precisa de pelo menos um administrador.' },
  'request.too-large': { status: 413, message: 'O conteúdo enviado é grande demais.' },
  'request.file-too-large': { status: 413, message: messages.uploads.tooLarge },
  'request.unsupported-type': { status: 415, message: 'Formato de conteúdo não aceito.' },
  'csrf.mismatch': { status: 419, message: 'Sua página expirou. Recarregue e tente novamente.' },
  'validation.failed': { status: 422, message: 'Confira os campos destacados.' },
  'uploads.format-invalid': { status: 422, message: messages.uploads.formatInvalid },
  'uploads.too-many-pixels': {
    status: 422,
    message: 'A imagem tem resolução alta demais. Reduza-a e tente novamente.',
  },
  'auth.throttled': {
    status: 429,
    message: 'Muitas tentativas com senha incorreta. Aguarde 15 minutos ou redefina a senha.',
  },
  'turmas.throttled': { status: 429, message: 'Muitos códigos incorretos. Aguarde uma hora e tente de novo.' },
  'essays.throttled': {
    status: 429,
    message: 'Você pediu muitas correções em pouco tempo. Seu texto está guardado; tente de novo em uma hora.',
  },
  'request.throttled': { status: 429, message: 'Muitos pedidos em pouco tempo. Aguarde um instante e tente de novo.' },
  'results.too-many-watching': {
    status: 503,
    message: 'Há muitas telas acompanhando provas agora. Esta se atualiza mais devagar.',
  },
  'server.failed': { status: 500, message: 'Algo deu errado no servidor. Tente novamente em instantes.' },
  'essays.busy': {
    status: 503,
    message: 'Há muitas redações sendo corrigidas agora. Seu texto está guardado; tente de novo em instantes.',
  },
  'server.unavailable': {
    status: 503,
    message: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;
