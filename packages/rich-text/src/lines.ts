/** Lines of a text, with tabs as spaces. */
export const linesOf = (text: string): string[] => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n');

export const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The number of the first line from `at` on with something in it, or the count of lines. */
export function skipBlank(lines: readonly string[], at: number): number {
  let next = at;
  while (next < lines.length && isBlank(lines[next])) next += 1;
  return next;
}

/**
 * Lines of one paragraph as one text, in which `\n` is a line break that is meant: two spaces or a backslash at the end
 * of a line. Any other end of a line only kept the source narrow, and reads as a space.
 */
export function joinLines(lines: readonly string[]): string {
  return lines
    .map((line, place) => {
      const text = line.trimStart();
      if (place === lines.length - 1) return text.trimEnd();
      if (text.endsWith('\\')) return `${text.slice(0, -1).trimEnd()}\n`;
      return text.trimEnd() + (text.endsWith('  ') ? '\n' : ' ');
    })
    .join('');
}
