import type { ErrorEntry } from './entry.js';

/** Sheets and booklets on paper, and photos of them. */
export const answerSheetErrors = {
  'answer-sheets.confirmed': { status: 409, message: 'As respostas desta foto já foram enviadas.' },
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
  'answer-sheets.throttled': {
    status: 429,
    message: 'Você já tem várias fotos na fila. Espere a leitura delas para enviar outra.',
  },
  'answer-sheets.printing-throttled': {
    status: 429,
    message: 'Você já pediu vários PDFs. Espere os que estão na fila para pedir outro.',
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
} as const satisfies Record<string, ErrorEntry>;
