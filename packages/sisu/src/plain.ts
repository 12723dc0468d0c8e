const made = new Map<string, string>();

/** Without accents and in capitals, as names are compared across years and institutions. The few names there are come many times. */
export function plain(text: string): string {
  const known = made.get(text);
  if (known !== undefined) return known;
  const name = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/gu, ' ').trim();
  made.set(text, name);
  return name;
}
