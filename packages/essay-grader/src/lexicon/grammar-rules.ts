import { wholeWords } from '../text/phrases.js';

export type GrammarKind = 'accent' | 'agreement' | 'backtick' | 'government' | 'homophone' | 'redundancy';

export interface GrammarRule {
  readonly kind: GrammarKind;
  readonly pattern: RegExp;
  readonly reason: string;
  /** What to write instead; `$1` and so on stand for the groups of the pattern. */
  readonly suggestion: string;
  /**
   * Tried where the pattern was found: what it fits is right after all, and nobody is told otherwise. The model counts it all the
   * same, because it was fitted to texts in which it was counted.
   */
  readonly exception?: RegExp;
}

const rule = (
  kind: GrammarKind,
  pattern: string,
  reason: string,
  suggestion: string,
  exception?: string,
): GrammarRule => ({
  kind,
  pattern: wholeWords(pattern),
  reason,
  suggestion,
  ...(exception && { exception: new RegExp(exception, 'iuy') }),
});

const FEMININE_NOUN =
  '(?:falta|ausência|má|educação|saúde|população|sociedade|violência|desigualdade|cultura|internet|informação|criação|grande|realidade|pandemia|escassez|negligência|carência)';

/**
 * Slips that can be told from the words alone. Each is chosen to be nearly always a slip, because a false alarm costs
 * the student's trust; where a parser would be needed, there is no rule.
 */
export const GRAMMAR_RULES: readonly GrammarRule[] = [
  rule(
    'backtick',
    'à (partir|medida em que|\\p{L}+[aei]r|um|uma|ele|ela|eles|elas|esse|essa|este|esta|todos|todas|cada|qualquer|pessoas|toda|todo|si)',
    'Não se usa crase antes de verbo, pronome, artigo indefinido ou plural sem artigo.',
    'a $1',
  ),
  rule(
    'backtick',
    '(devido|referente|relacionad[oa]s?|quanto|frente|acesso|combate|direito|graças|respeito|relação|devid[oa]s) a (' +
      FEMININE_NOUN +
      ')',
    'A palavra anterior pede a preposição “a”, que se junta ao artigo: crase.',
    '$1 à $2',
  ),
  rule('backtick', 'as vezes', 'A locução adverbial leva crase.', 'às vezes'),
  rule('backtick', 'a medida que', 'A locução leva crase.', 'à medida que'),
  rule('backtick', 'a cerca de', '“Acerca de” (sobre) se escreve junto; “há cerca de” indica tempo.', 'acerca de'),
  rule('accent', '(no|do|o|nosso|um|deste|desse|neste|nesse) pais', '“País” (nação) leva acento.', '$1 país'),
  rule(
    'accent',
    '(que|ela|ele|isso|não|sociedade|população|brasil|governo|onde|já|problema|se) esta',
    'O verbo “está” leva acento.',
    '$1 está',
    // "que esta lei seja": what follows tells the pronoun from the verb.
    '(?:que|sociedade|população|brasil|governo|onde|já|problema|se) esta(?! (?:\\p{L}+(?:ndo|mente)|longe)(?!\\p{L}))',
  ),
  rule(
    'accent',
    'esta (sendo|cada|presente|em|no|na|mais|muito|diretamente|relacionad[oa]|ligad[oa])',
    'O verbo “está” leva acento.',
    'está $1',
  ),
  rule(
    'accent',
    'e (necessári[oa]|importante|preciso|fundamental|possível|evidente|notóri[oa]|imprescindível|de suma|inegável|um dos|uma das)',
    'O verbo “é” leva acento.',
    'é $1',
    // "justo e necessário", "e um dos motivos": a verb stands after a pause, and before what is necessary.
    '(?<![.!?,;\\n]\\s*)e |e \\p{L}+(?!\\p{L}| (?:que|\\p{L}+[aei]r)(?!\\p{L}))',
  ),
  rule('accent', '(não|isso|que|também|ainda|já) e (?=um|uma|o |a |de |mais)', 'O verbo “é” leva acento.', '$1 é '),
  rule(
    'accent',
    '(pessoas|brasileiros|jovens|crianças|mulheres|alunos|eles|elas|muitos|muitas|cidadãos|pais|escolas|empresas|indivíduos|idosos) (não )?tem',
    'No plural, “têm” leva acento circunflexo.',
    '$1 $2têm',
  ),

  rule(
    'agreement',
    'haviam|houveram',
    '“Haver” no sentido de existir fica no singular.',
    'havia, houve',
    '(?:haviam|houveram) (?:\\p{L}+ )?\\p{L}+[aií]d[oa]s?(?!\\p{L})',
  ),
  rule(
    'agreement',
    '(?:existe|falta|ocorre|acontece|surge) (?:muit[oa]s|divers[oa]s|vári[oa]s|[oa]s|alguns|algumas|tant[oa]s|inúmer[oa]s)',
    'O verbo concorda com o sujeito no plural que vem depois.',
    'existem, faltam, ocorrem…',
  ),
  rule(
    'agreement',
    'fazem (\\p{L}+ )?(anos|meses|dias|décadas|séculos)',
    '“Fazer” indicando tempo fica no singular.',
    'faz $1$2',
  ),
  rule(
    'agreement',
    '(?:a maioria|grande parte|a maior parte|parte|o povo|a população|a sociedade|a gente|o governo|o brasil|o estado) (?:\\p{L}+ )?(?:são|estão|têm|fazem|vivem|sofrem|podem|devem|precisam|acabam)',
    'O sujeito está no singular; o verbo também fica.',
    'verbo no singular',
  ),
  rule(
    'agreement',
    '(?:as pessoas|os brasileiros|os jovens|muitas pessoas|as crianças|os alunos|eles|elas|os cidadãos|as mulheres) (?:não )?(?:é|está|vai|faz|vive|sofre|pode|deve|precisa|acaba|fica|tinha|era|foi)',
    'O sujeito está no plural; o verbo também fica.',
    'verbo no plural',
  ),
  rule('agreement', 'menas', '“Menos” não varia.', 'menos'),
  rule(
    'agreement',
    'é (?:necessário|proibido|preciso|permitido) (?:a|as|uma|umas) \\p{L}+',
    'Com artigo, o adjetivo concorda com o nome.',
    'é necessária a…',
  ),
  rule(
    'agreement',
    'medidas? (?:deve|precisa|necessita|é)(?= ser| necessári)',
    'O verbo concorda com “medidas”.',
    'medidas devem',
    'medida ',
  ),
  rule('agreement', 'seje|sejem|esteje|estejem', 'A forma do subjuntivo é outra.', 'seja, esteja'),
  rule(
    'homophone',
    'mais (?=(?:não|isso|também|sim|infelizmente|é|são|a|o|as|os|nem|muitas|muitos|ainda|quando|eles|ela|ele) )(?<=, mais )',
    'Para opor ideias, use “mas”.',
    'mas ',
  ),
  rule(
    'homophone',
    'mau (?:educad\\p{L}+|uso d|funcionamento)|mal (?:comportamento|exemplo|uso|funcionamento|hábito)',
    '“Mau” se opõe a “bom”; “mal”, a “bem”.',
    'mau / mal',
  ),
  rule(
    'homophone',
    'a (?:muito tempo|anos|décadas|séculos|tempos|muitos anos|alguns anos)',
    'Tempo decorrido se escreve com o verbo “há”.',
    'há muito tempo, há anos',
  ),
  rule(
    'homophone',
    'aonde (?:as?|os?|é|são|há|se|muit[oa]s|não|existe|tem)',
    '“Aonde” indica movimento para algum lugar; no mais, “onde”.',
    'onde',
  ),
  rule(
    'homophone',
    'com tudo|por tanto|em quanto|a onde|de mais|tão pouco|porquê (?:a|o|as|os|não|é|muitas|muitos)|sob a perspectiva que|a baixo|a cima|afim de|afim que',
    'Verifique se as palavras são juntas ou separadas neste sentido.',
    'contudo, portanto, enquanto, onde, demais, abaixo, a fim de',
    'de mais|com tudo (?:isso|que|o|a)|por tanto tempo|(?<!nem )tão pouco',
  ),
  rule(
    'homophone',
    'concerteza|derrepente|apartir|porisso|oque|encima|agente (?:tem|vive|pode|deve|precisa|vê|sabe)|apesar que|perca d[aeo]s?|descriminação racial',
    'Escreve-se de outro modo.',
    'com certeza, de repente, a partir, por isso, o que, em cima, a gente, perda',
  ),
  rule('government', 'devido (?:o|os|as)', '“Devido” pede a preposição “a”.', 'devido ao, devido às'),
  rule(
    'government',
    '(?:implica|implicam|acarreta|acarretam) em|visa (?:o|a)(?= \\p{L}+)|assistir o|obedecer o|obedecem as',
    'A regência do verbo é outra.',
    'implica (sem “em”), visa a',
    'visa a \\p{L}+[aei]r(?!\\p{L})',
  ),
  rule(
    'government',
    'a nível de|através do qual|ao encontro do problema|sendo que|no qual (?:o|a|os|as) mesm[oa]s?',
    'Construção desaconselhada na escrita formal.',
    'em nível de, por meio do qual, e',
  ),
  rule(
    'government',
    '(?:preferir|prefere|preferem) (?:\\p{L}+ )+do que',
    '“Preferir” uma coisa a outra.',
    'preferir … a …',
  ),
  rule(
    'government',
    'onde (?:o indivíduo|a pessoa|as pessoas|eles|elas|muitos|ele|ela)',
    '“Onde” só retoma lugar; para ideias, use “em que”.',
    'em que',
  ),
  rule(
    'redundancy',
    'há (?:\\p{L}+ )?(?:anos|tempos?|décadas|séculos) atrás',
    '“Há” já indica tempo passado.',
    'há anos',
  ),
  rule(
    'redundancy',
    'elo de ligação|encarar de frente|surpresa inesperada|conviver juntos|entrar para dentro|subir para cima|multidão de pessoas|planos para o futuro|consenso geral|mas porém|mas no entanto|mas contudo|mas entretanto',
    'A expressão repete a mesma ideia.',
    'uma só das palavras',
  ),
  rule(
    'redundancy',
    '[oa]s? mesm[oa]s?(?= (?:é|são|tem|têm|não|foi|pode|deve|está|estão)(?![\\p{L}]))',
    '“O mesmo” não deve substituir o nome.',
    'ele, ela, essa pessoa',
  ),
];

/** A plural article or determiner; the next word is checked against the dictionary. */
export const PLURAL_DETERMINER =
  /^(?:os|as|dos|das|nos|nas|aos|às|pelos|pelas|muitos|muitas|vários|várias|diversos|diversas|alguns|algumas|esses|essas|estes|estas|seus|suas|nossos|nossas)$/iu;
