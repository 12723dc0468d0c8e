const ADULT_AGE = 18;

/** Whether somebody born on this day (`2010-03-02`) is under age. The server decides; this only shows the fields it will ask for. */
export function isMinor(birthDate: string, now: Date): boolean {
  const born = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate);
  if (!born) return false;
  const [year, month, day] = born.slice(1).map(Number) as [number, number, number];
  return new Date(year + ADULT_AGE, month - 1, day) > now;
}
