const DELIMITERS = [';', ',', '\t'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/**
 * The sign between cells: the one that the first written line has most of, outside quotes. Brazilian spreadsheets write `;`, because
 * the comma is their decimal sign; so it also wins a tie, and stands where there is nothing to count.
 */
export function delimiterOf(text: string): Delimiter {
  const firstLine = /^\s*((?:"[^"]*"|[^"\r\n])*)/u.exec(text)?.[1] ?? '';
  const unquoted = firstLine.replace(/"[^"]*"/gu, '');
  const count = (sign: string) => unquoted.split(sign).length;
  return DELIMITERS.reduce<Delimiter>((best, sign) => (count(sign) > count(best) ? sign : best), ';');
}
