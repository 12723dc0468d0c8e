/**
 * Commas as the corpus's reviewers corrected them: the expressions where they most often struck a comma that stood
 * there (rate of 0.36 or more of the times seen) or asked for one that did not (0.25 or more), leaving out those bound
 * to one topic. The groups part the strong rules from the weak ones, so that the model can weigh them.
 */
const after = (expressions: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${expressions})(?=\\s*,)`, 'giu');

export const SUPERFLUOUS_STRONG = after(
  'visto que|uma vez que|assim como|bem como|(?:mas|como) também|de (?:modo|forma) que|tendo em vista que|ressaltar que|' +
    'é que|que assim|mas sim|embora|conclui-se que|para assim|n[oa] qual|lembrar|lembrar que|afirmar que|notório que|' +
    'destacar que|com que|também que|dado que|e sim|de acordo|entende-se que|tais como|dizer que|como objetivo|essas|' +
    'haja vista|concluir|como',
);
export const SUPERFLUOUS_WEAK = after(
  'que|pois|mas|quais|qual|sim|e assim|ressaltar|destacar|segundo|isso ocorre|objetivo',
);

/** Before these the comma is missing: no punctuation may stand between the word before and the expression. */
const before = (expressions: string): RegExp =>
  new RegExp(`(?<=[\\p{L}\\d"”')]\\s{1,3})(?:${expressions})(?![\\p{L}-])`, 'giu');

export const MISSING_STRONG = before(
  'já que|mas também|mas (?:não|sim|que|mais|com)|ou seja|pois|tais como|e sim|porém|contudo|entretanto',
);
export const MISSING_WEAK = before(
  'a fim|juntamente com|como também|em parceria|assim como|por fim|bem como|tendo em|sendo que|uma vez que|visto que',
);

/** A linking adverb that opens the sentence asks for a comma after it. */
export const MISSING_AFTER_OPENING =
  /^(?:portanto|contudo|todavia|entretanto|porém|no entanto|além disso|ademais|outrossim|primeiramente|inicialmente|por fim|em suma|dessa forma|desse modo|desta forma|diante disso|assim sendo|em primeiro lugar|em primeira análise|atualmente|por conseguinte|destarte|nesse sentido|nesse contexto)(?=\s+\p{L})/iu;
