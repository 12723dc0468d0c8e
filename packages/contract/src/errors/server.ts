import * as messages from '../messages.js';
import type { ErrorEntry } from './entry.js';

/** What can go wrong with any request. */
export const serverErrors = {
  'request.malformed': { status: 400, message: 'Não foi possível entender o pedido.' },
  'uploads.signature-invalid': {
    status: 403,
    message: 'A autorização para enviar a imagem venceu. Tente novamente.',
  },
  'request.too-slow': {
    status: 408,
    message: 'O arquivo quase não está chegando. Verifique a sua conexão e envie de novo.',
  },
  'not-found': { status: 404, message: 'Não encontrado.' },
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
  'request.throttled': { status: 429, message: 'Muitos pedidos em pouco tempo. Aguarde um instante e tente de novo.' },
  'request.several-files': {
    status: 429,
    retryAfter: 10,
    message: 'Você já está enviando vários arquivos. Espere que cheguem para enviar outro.',
  },
  'server.overloaded': {
    status: 503,
    message:
      'O servidor está com pedidos demais agora. O que você respondeu está guardado; tente de novo em instantes.',
  },
  'server.failed': { status: 500, message: 'Algo deu errado no servidor. Tente novamente em instantes.' },
  'server.busy': {
    status: 503,
    retryAfter: 60,
    message: 'Muita gente está enviando arquivos agora. Tente de novo em um minuto.',
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
