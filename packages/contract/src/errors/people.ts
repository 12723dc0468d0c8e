import type { ErrorEntry } from './entry.js';

/** Accounts, turmas and invitations. */
export const peopleErrors = {
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
  'turmas.code-unknown': { status: 404, message: 'Nenhuma turma tem este código. Confira com o seu professor.' },
  'turmas.code-expired': { status: 404, message: 'O prazo deste código terminou. Peça o novo ao seu professor.' },
  'invitations.unknown': {
    status: 404,
    message: 'Este convite não vale mais: já foi usado, cancelado ou trocado por outro. Peça um novo ao seu professor.',
  },
  'invitations.expired': { status: 404, message: 'O prazo deste convite terminou. Peça um novo ao seu professor.' },
  'turmas.not-a-member': { status: 404, message: 'Você não está nesta turma.' },
  'turmas.archived': { status: 409, message: 'Esta turma está arquivada. Peça à administração que a reative.' },
  'second-factor.on': { status: 409, message: 'A verificação em duas etapas já está ativada nesta conta.' },
  'second-factor.not-begun': {
    status: 409,
    message: 'Comece de novo: a chave deste aplicativo autenticador não vale mais.',
  },
  'users.own-account': { status: 409, message: 'Esta ação não vale para a sua própria conta.' },
  'users.last-admin': { status: 409, message: 'A escola precisa de pelo menos um administrador.' },
  'auth.throttled': {
    status: 429,
    message: 'Muitas tentativas com senha incorreta. Aguarde 15 minutos ou redefina a senha.',
  },
  'auth.codes-throttled': { status: 429, message: 'Muitos códigos incorretos. Aguarde 15 minutos e tente de novo.' },
  'auth.registration-untold': {
    status: 401,
    message:
      'Houve muitos cadastros desta rede com e-mails que já têm conta, por isso não dizemos agora se este já tem. Se não tinha, sua conta foi criada: entre com a senha que você acabou de escolher. Se já tinha, entre com a senha de antes.',
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
} as const satisfies Record<string, ErrorEntry>;
