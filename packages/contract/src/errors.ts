import * as messages from './messages.js';

export interface ErrorEntry {
  status: number;
  message: string;
  /** For what passes by itself: after how many seconds to ask again. */
  retryAfter?: number;
}

/**
 * The error catalogue: one code, one status, one sentence. The server throws a code (`AppError`), and its error plugin
 * alone turns it into an answer, so no route invents a status of its own.
 */
export const errors = {
  'request.malformed': { status: 400, message: 'Não foi possível entender o pedido.' },
  'auth.required': { status: 401, message: 'Faça login para continuar.' },
  'auth.wrong-credentials': { status: 401, message: 'E-mail ou senha incorretos.' },
  'auth.second-factor-needed': {
    status: 401,
    message:
      'Esta conta usa verificação em duas etapas. Recarregue a página, entre de novo e informe o código do aplicativo autenticador.',
  },
  'auth.challenge-over': {
    status: 401,
    message: 'O tempo para informar o código terminou. Entre de novo com a sua senha.',
  },
  'auth.deactivated': {
    status: 403,
    message: 'Esta conta está desativada. Fale com a administração da escola.',
  },
  'access.denied': { status: 403, message: 'Você não tem permissão para fazer isso.' },
  'auth.demo-account': {
    status: 403,
    message: 'Esta conta é da demonstração e não entra fora dela. Use a sua conta, ou peça uma à escola.',
  },
  'exams.not-yet': { status: 403, message: 'Este simulado ainda não está disponível.' },
  'exams.over': { status: 403, message: 'O período deste simulado já expirou.' },
  'exams.other-turma': { status: 403, message: 'Este simulado é de outra turma.' },
  'questions.proposal-decided': { status: 409, message: 'Esta proposta já foi decidida.' },
  'questions.key-closed': { status: 403, message: 'O gabarito desta questão não está disponível no momento.' },
  'uploads.signature-invalid': {
    status: 403,
    message: 'A autorização para enviar a imagem venceu. Tente novamente.',
  },
  'request.too-slow': {
    status: 408,
    message: 'O arquivo quase não está chegando. Verifique a sua conexão e envie de novo.',
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
  'sessions.done': { status: 409, message: 'Você já fez esta prova. Para começar de novo, confirme.' },
  'sessions.essay': { status: 409, message: 'Esta prova é uma redação: ela é entregue junto com o texto.' },
  'sessions.closed': { status: 409, message: 'Esta prova já foi finalizada.' },
  'sessions.too-late': { status: 403, message: 'O prazo para enviar esta prova terminou.' },
  'attempts.only-one': { status: 409, message: 'Este simulado permite uma única tentativa, e você já a fez.' },
  'attempts.ran-out': {
    status: 409,
    message:
      'Este simulado permite uma única tentativa, e o tempo da sua acabou sem nenhuma resposta. Fale com seu professor.',
  },
  'attempts.key-shown': {
    status: 409,
    message:
      'Você já viu o gabarito deste simulado, e o prazo terminou: o cartão não é mais aceito. Fale com seu professor.',
  },
  'attempts.nothing-late': { status: 409, message: 'Não há respostas aguardando decisão nesta tentativa.' },
  'essays.time-over': {
    status: 409,
    message: 'O tempo desta redação terminou: o que for escrito agora não faz parte dela.',
  },
  'essays.already-read': { status: 409, message: 'Você já corrigiu esta redação.' },
  'essays.not-waiting': { status: 409, message: 'Esta redação não está esperando por leitura.' },
  'essays.read-first': {
    status: 409,
    message: 'Leia e dê a sua nota: é por uma leitura como a sua que esta redação espera.',
  },
  'essays.no-teacher': {
    status: 409,
    message: 'Entre em uma turma para pedir a leitura de um professor.',
  },
  'results.key-seen': { status: 409, message: messages.results.keySeen },
  'results.key-out': { status: 409, message: messages.results.keyOut },
  'results.not-begun': {
    status: 409,
    message: 'Este aluno ainda não começou. Enquanto o simulado estiver aberto, ele começa quando quiser.',
  },
  'results.on-paper': {
    status: 409,
    message: 'Esta prova foi feita no papel e não pode ser reaberta na tela.',
  },
  'answer-sheets.confirmed': { status: 409, message: 'As respostas desta foto já foram enviadas.' },
  'second-factor.on': { status: 409, message: 'A verificação em duas etapas já está ativada nesta conta.' },
  'second-factor.not-begun': {
    status: 409,
    message: 'Comece de novo: a chave deste aplicativo autenticador não vale mais.',
  },
  'users.own-account': { status: 409, message: 'Esta ação não vale para a sua própria conta.' },
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
  'answer-sheets.empty-file': { status: 422, message: 'O arquivo está vazio. Tire a foto de novo ou escolha outra.' },
  'answer-sheets.unsupported-format': {
    status: 422,
    message: 'Este arquivo não é uma foto que possamos ler. Envie uma imagem JPEG, PNG ou WebP.',
  },
  'answer-sheets.animated-image': { status: 422, message: 'A imagem é animada. Envie uma foto do cartão.' },
  'answer-sheets.image-too-large': {
    status: 422,
    message: 'A imagem tem pixels demais. Envie uma foto de até 64 megapixels.',
  },
  'answer-sheets.odd-shape': {
    status: 422,
    message: 'A imagem é estreita demais para ser a foto de um cartão-resposta. Fotografe o cartão inteiro.',
  },
  'answer-sheets.too-slow': {
    status: 422,
    message: 'Esta imagem demora demais para ser lida. Tire outra foto do cartão, de perto e com boa luz.',
  },
  'answer-sheets.corrupted-image': {
    status: 422,
    message: 'A imagem está danificada ou chegou incompleta. Envie-a de novo ou tire outra foto.',
  },
  'answer-sheets.sheet-not-found': {
    status: 422,
    message: 'Não encontramos o cartão na foto. Enquadre os quatro cantos do cartão, sobre um fundo liso.',
  },
  'answer-sheets.sheet-cut-off': {
    status: 422,
    message: 'Parte do cartão ficou fora da foto. Enquadre os quatro cantos do cartão.',
  },
  'answer-sheets.sheet-covered-or-bent': {
    status: 422,
    message: 'O cartão está coberto ou dobrado. Apoie-o em uma superfície plana, sem nada por cima, e tire outra foto.',
  },
  'answer-sheets.sheet-too-small': {
    status: 422,
    message: 'O cartão ficou pequeno na foto. Chegue mais perto e enquadre os quatro cantos do cartão.',
  },
  'answer-sheets.photo-too-small': {
    status: 422,
    message: 'A imagem é pequena demais. Envie a foto original, e não uma miniatura.',
  },
  'answer-sheets.photo-too-dark': { status: 422, message: 'A foto está escura. Procure mais luz e tire outra.' },
  'answer-sheets.photo-too-blurry': {
    status: 422,
    message: 'A foto está borrada ou com pouco contraste. Firme a mão, espere o foco e tire outra.',
  },
  'answer-sheets.too-many-doubts': {
    status: 422,
    message: 'Não deu para ler as marcas com segurança. Tire outra foto, com boa luz e sem sombras.',
  },
  'answer-sheets.unknown-layout': {
    status: 422,
    message: 'Este modelo de cartão não é conhecido. Use o cartão impresso por esta escola.',
  },
  'answer-sheets.other-exam': { status: 422, message: 'Este cartão é de outro simulado.' },
  'answer-sheets.other-student': {
    status: 422,
    message: 'Este cartão está no nome de outra pessoa. Confira se você fotografou o seu.',
  },
  'auth.throttled': {
    status: 429,
    message: 'Muitas tentativas com senha incorreta. Aguarde 15 minutos ou redefina a senha.',
  },
  'auth.codes-throttled': { status: 429, message: 'Muitos códigos incorretos. Aguarde 15 minutos e tente de novo.' },
  'auth.registrations-throttled': {
    status: 429,
    message:
      'Houve muitos cadastros com e-mails que já têm conta. Aguarde uma hora, entre com a sua conta ou peça um convite à escola.',
  },
  'turmas.throttled': { status: 429, message: 'Muitos códigos incorretos. Aguarde uma hora e tente de novo.' },
  'turmas.code-locked': {
    status: 429,
    message:
      'Este código foi tentado vezes demais e está fechado por até uma hora. Quem cuida da turma já foi avisado.',
  },
  'turmas.address-throttled': {
    status: 429,
    message: 'Houve muitos códigos incorretos nesta rede. Aguarde alguns minutos e tente de novo.',
  },
  'essays.throttled': {
    status: 429,
    message: 'Você pediu muitas correções em pouco tempo. Seu texto está guardado; tente de novo em uma hora.',
  },
  'request.throttled': { status: 429, message: 'Muitos pedidos em pouco tempo. Aguarde um instante e tente de novo.' },
  'request.several-files': {
    status: 429,
    retryAfter: 10,
    message: 'Você já está enviando vários arquivos. Espere que cheguem para enviar outro.',
  },
  'results.too-many-watching': {
    status: 503,
    message: 'Há muitas telas acompanhando provas agora. Esta se atualiza mais devagar.',
  },
  'answer-sheets.throttled': {
    status: 429,
    message: 'Você já tem várias fotos na fila. Espere a leitura delas para enviar outra.',
  },
  'server.overloaded': {
    status: 503,
    message:
      'O servidor está com pedidos demais agora. O que você respondeu está guardado; tente de novo em instantes.',
  },
  'answer-sheets.printing-throttled': {
    status: 429,
    message: 'Você já pediu vários PDFs. Espere os que estão na fila para pedir outro.',
  },
  'server.failed': { status: 500, message: 'Algo deu errado no servidor. Tente novamente em instantes.' },
  'essays.busy': {
    status: 503,
    retryAfter: 5,
    message: 'Há muitas redações sendo corrigidas agora. Seu texto está guardado; tente de novo em instantes.',
  },
  'server.busy': {
    status: 503,
    retryAfter: 60,
    message: 'Muita gente está enviando arquivos agora. Tente de novo em um minuto.',
  },
  'answer-sheets.busy': {
    status: 503,
    retryAfter: 60,
    message: 'Muitas fotos estão sendo lidas agora. Tente de novo em um minuto: sua foto não se perde.',
  },
  'answer-sheets.printing-busy': {
    status: 503,
    retryAfter: 60,
    message: 'Muitos PDFs estão sendo preparados agora. Tente de novo em um minuto.',
  },
  'answer-sheets.printing-too-slow': {
    status: 503,
    retryAfter: 300,
    message: 'Este PDF demorou demais para ficar pronto. Tente de novo em cinco minutos, ou com menos questões.',
  },
  'server.disk-full': {
    status: 503,
    retryAfter: 5,
    message: 'O servidor está sem espaço em disco e não pôde guardar isto. Avise a escola e tente de novo depois.',
  },
  'server.files-unavailable': {
    status: 503,
    retryAfter: 5,
    message: 'O lugar onde ficam as imagens não está respondendo. Nada foi guardado; tente de novo em instantes.',
  },
  'server.unavailable': {
    status: 503,
    retryAfter: 5,
    message: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;
