import { wholeWords } from '../text/phrases.js';

export const FIRST_SINGULAR = wholeWords(
  'eu|meu|minha|meus|minhas|mim|comigo|acho|penso|acredito|creio|vejo|sei|quero',
);

export const FIRST_PLURAL = wholeWords(
  'nós|nosso|nossa|nossos|nossas|vivemos|temos|somos|podemos|devemos|precisamos|vamos|estamos|sabemos|vemos',
);

/** Marks of speech, each with what to write instead. */
export const ORAL_MARKS: Readonly<Record<string, string>> = {
  vc: 'o leitor, as pessoas',
  vcs: 'as pessoas',
  pq: 'porque',
  tb: 'também',
  tbm: 'também',
  né: '(retire)',
  tá: 'está',
  pra: 'para',
  pras: 'para as',
  pro: 'para o',
  pros: 'para os',
  daí: 'por isso',
  aí: 'então',
  coisa: 'um termo preciso',
  coisas: 'termos precisos',
  gente: 'pessoas',
  legal: 'positivo',
  cara: 'pessoa',
  'um monte': 'muitos',
  'muita gente': 'muitas pessoas',
  'hoje em dia': 'atualmente',
  você: 'o cidadão',
  vocês: 'os cidadãos',
  ok: '(retire)',
  super: 'muito',
  galera: 'pessoas',
  'a gente': 'a sociedade',
  'dar um jeito': 'encontrar uma solução',
  jeito: 'maneira',
  tipo: 'como',
  'bem melhor': 'melhor',
};

export const ORAL_MARK = wholeWords(
  Object.keys(ORAL_MARKS)
    .sort((a, b) => b.length - a.length)
    .map((mark) => mark.replaceAll(' ', '\\s+'))
    .join('|'),
);

/**
 * The same words as anybody writes them: "esse tipo de lei", "amparo legal", "uma escola cara", "a partir daí". Tried where a mark
 * was found, it is shown to nobody; the model counts it all the same, because it was fitted to texts in which it was counted.
 */
export const NO_ORAL_MARK =
  /(?<=\p{L} )tipo(?= d[aeo]s?(?!\p{L}))|(?<=do )tipo|(?<!(?:é|seja|muito|bem|super|coisa) )legal|(?<!(?:o|um|esse|este) )cara|(?<=partir )daí/iuy;

/** A sentence that begins as the tail of the one before ("Pois…", "O que…"): reviewers call it truncamento. */
export const FRAGMENT_START =
  /^(?:pois|porque|sendo que|visto que|uma vez que|já que|o que|[ao]s? qua(?:l|is)|onde|que|fato (?:que|esse|este)|cujo|cuja|fazendo|causando|gerando|tornando|deixando|levando|como por exemplo|por exemplo|ou seja|e)(?![\p{L}-])/iu;
