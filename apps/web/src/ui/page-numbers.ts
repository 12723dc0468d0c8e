/** The first page, the last one and the current one with its neighbours; a gap stands for two pages or more. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  // A gap that hides a single page takes the room of that page: show the page.
  if (page <= 4) shown.add(2);
  if (page >= pageCount - 3) shown.add(pageCount - 1);

  const numbers = [...shown].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((number, at) => (number - (numbers[at - 1] ?? 0) > 1 ? ['gap' as const, number] : [number]));
}
