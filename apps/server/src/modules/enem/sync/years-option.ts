/** Years as typed on a command line: `2022`, `2020,2022`, `2009-2023`. Undefined when they make no sense. */
export function yearsIn(text: string): number[] | undefined {
  const years = text.split(',').map((part) => {
    const [, from, to] = /^\s*(\d{4})(?:-(\d{4}))?\s*$/.exec(part) ?? [];
    if (!from) return undefined;
    const count = Number(to ?? from) - Number(from) + 1;
    return count > 0 ? Array.from({ length: count }, (_, n) => Number(from) + n) : undefined;
  });
  return years.includes(undefined) ? undefined : [...new Set(years.flatMap((part) => part ?? []))];
}
