import { wholeWords } from '../text/phrases.js';

/**
 * Words that bring in knowledge from outside: who said it, in which work, law, period or survey. No list of names of
 * thinkers: a memorised name is not rewarded by itself, only the words that put it to use are seen.
 */
export const SOURCES = wholeWords(
  'filósof[oa]s?|sociólog[oa]s?|escritor(?:a|es)?|autor(?:a|es)?|poeta|pensador(?:a|es)?|historiador(?:a)?|antropólog[oa]|' +
    'psicanalista|economista|cientista|obra|livro|romance|filme|longa-metragem|série|documentário|música|canção|novela|' +
    'conto|pintura|constituição|carta magna|declaração universal|artigo|estatuto|lei|código|teoria|conceito|iluminis\\p{L}+|' +
    'revolução|idade média|grécia|século|guerra|ditadura|ibge|onu|oms|unesco|unicef|ipea|datafolha|inep|pesquisas?|dados|' +
    'estatísticas?|índice|levantamento|jornal|revista|universidade|contrato social|imperativo categórico|' +
    'modernidade líquida',
);

export const LAW = wholeWords(
  'constituição(?: federal)?|carta magna|lei|estatuto|código (?:civil|penal)|artigo \\d+|declaração universal|direitos humanos',
);

export const ATTRIBUTION = wholeWords(
  'segundo|conforme|de acordo com|consoante|para [oa] (?:filósof|sociólog|escrit|pensador|historiador)\\p{L}+|na visão de|' +
    'à luz de|sob a ótica|afirm(?:a|ou|ava)|defend(?:e|ia|eu)|preconiza|salienta|diss(?:e|era)|retrat(?:a|ado|ada)|' +
    'aborda|denuncia|evidencia|ilustra|demonstra|garante|assegura|prevê',
);

export const ELABORATE = wholeWords(
  'problemátic\\p{L}+|entraves?|impasses?|óbices?|mazelas?|imbróglio|conjuntura|hodiern\\p{L}+|contemporane\\p{L}+|perpetua\\p{L}*|' +
    'intrínsec\\p{L}+|mitigar|atenuar|corrobora\\p{L}*|evidencia\\p{L}*|fomenta\\p{L}*|propici\\p{L}+|ratific\\p{L}+|preconiz\\p{L}+|' +
    'primordia\\p{L}+|notóri\\p{L}+|imprescindíve\\p{L}+|vigente|âmbito|escassez|negligênci\\p{L}+|inércia|omissão|ineficiên\\p{L}+|' +
    'efetiv\\p{L}+|prerrogativa|inerente|paradigma|estigma\\p{L}*|coletividade|infere-se|depreende-se|nefast\\p{L}+|alarmante|' +
    'exponencial|outrossim|ademais',
);

export const THESIS =
  /(?:devido|em (?:razão|virtude|função)|por causa|causad|consequênc|fator|motiv|seja pel|tanto|bem como|além d|problemátic|entrave|impasse|óbice|desafio|imbróglio|mazela|realidade|cenário|conjuntura)/iu;

export const PROBLEM = wholeWords(
  'problem(?:a|as|ática|áticas)|entraves?|impasses?|óbices?|desafios?|mazelas?|imbróglios?|obstáculos?|empecilhos?|questão|' +
    'revés|reveses|adversidades?|barreiras?',
);

/** Reasons and effects inside an argument: what turns an example into an argument. */
export const REASONING = wholeWords(
  'pois|porque|visto que|uma vez que|já que|devido|em (?:razão|virtude|decorrência)|por causa|haja vista|isso (?:ocorre|acontece|' +
    'se deve|porque)|consequentemente|por conseguinte|como consequência|o que (?:gera|causa|faz|resulta|acarreta|contribui|' +
    'evidencia|demonstra|torna|acaba)|resulta\\p{L}*|acarreta\\p{L}*|ger(?:a|am|ando)|caus(?:a|am|ando)|contribu(?:i|em|indo)|' +
    'lev(?:a|am|ando) a|provoc(?:a|am|ando)|corrobora\\p{L}*|dificulta\\p{L}*|impede\\p{L}*|prejudica\\p{L}*|fatores|motivos?|raiz|causas?|' +
    'consequências?|efeitos?',
);
