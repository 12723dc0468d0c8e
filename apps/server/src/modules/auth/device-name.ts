const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (table: [RegExp, string][], agent: string) => table.find(([pattern]) => pattern.test(agent))?.[1];

/** What a person recognises in a list of sessions: "Chrome, Android". The raw header is not kept. */
export function deviceName(userAgent: string | undefined): string {
  const known = userAgent ? [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)].filter(Boolean) : [];
  return known.length > 0 ? known.join(', ') : 'Aparelho desconhecido';
}
