import * as messages from '../messages.js';
import type { ErrorEntry } from './entry.js';

/** Exams, their questions, sessions, attempts, essays and results. */
export const examErrors = {
  'exams.not-yet': { status: 403, message: 'Este simulado ainda não está disponível.' },
  'exams.over': { status: 403, message: 'O período deste simulado já expirou.' },
  'exams.other-turma': { status: 403, message: 'Este simulado é de outra turma.' },
  'questions.proposal-decided': { status: 409, message: 'Esta proposta já foi decidida.' },
  'questions.key-closed': { status: 403, message: 'O gabarito desta questão não está disponível no momento.' },
  'booklets.no-items': {
    status: 404,
    message: 'Os itens oficiais deste ano ainda não foram importados. Peça à administração da escola.',
  },
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
  'essays.throttled': {
    status: 429,
    message: 'Você pediu muitas correções em pouco tempo. Seu texto está guardado; tente de novo em uma hora.',
  },
  'results.too-many-watching': {
    status: 503,
    message: 'Há muitas telas acompanhando provas agora. Esta se atualiza mais devagar.',
  },
  'essays.busy': {
    status: 503,
    retryAfter: 5,
    message: 'Há muitas redações sendo corrigidas agora. Seu texto está guardado; tente de novo em instantes.',
  },
} as const satisfies Record<string, ErrorEntry>;
