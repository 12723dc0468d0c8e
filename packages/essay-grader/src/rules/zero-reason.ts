/** Why an essay gets zero in all, or cannot be read at all. INEP's participant guides unless said otherwise. */
export type ZeroCode =
  | 'blank'
  | 'not-text'
  | 'too-long'
  | 'too-short'
  | 'copied'
  | 'foreign-language'
  | 'illegible'
  | 'scrambled'
  | 'other-text-type'
  | 'detached-part';

export const ZERO_MESSAGES: Readonly<Record<ZeroCode, string>> = {
  blank: 'A folha está em branco: escreva sua redação para receber uma nota.',
  'not-text': 'O que foi enviado não é um texto corrido em português (há código, símbolos ou figuras).',
  'too-long': 'O texto é muito maior que a folha de redação: envie apenas a sua redação, de até 30 linhas.',
  'too-short':
    'Texto insuficiente: com até 7 linhas no papel, a redação recebe zero. Linhas copiadas ou repetidas não contam.',
  copied: 'Cópia: quase todo o texto foi tirado dos textos motivadores e, sem as linhas copiadas, restam até 7.',
  'foreign-language': 'O texto está, em sua maior parte, em outra língua.',
  illegible: 'O texto não pôde ser lido: a maior parte das palavras não existe em português.',
  scrambled: 'As palavras estão fora de ordem: não há frases que possam ser lidas.',
  'other-text-type': 'O texto não é dissertativo-argumentativo (parece lista, diálogo, carta ou poema).',
  'detached-part': 'Há uma parte deliberadamente desconectada do tema, como um recado a quem corrige.',
};
