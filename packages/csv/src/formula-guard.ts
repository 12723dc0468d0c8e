/**
 * A cell that begins like this is run as a formula by a spreadsheet, and a name such as `=HYPERLINK(…)` can send data away
 * (OWASP, "CSV injection"). The full-width signs count too: some versions fold them.
 */
const FORMULA = /^'*[\s]*[=+\-@＝＋－＠]|^'*[\t\r\n]/u;
const GUARDED = /^'(?:'*[\s]*[=+\-@＝＋－＠]|'*[\t\r\n])/u;

/** The apostrophe is what spreadsheets themselves use to say "this is text". */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text as it was before `writeCsv` guarded it: what we export imports back identical. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
