/** 4830 → "1 h 20 min 30 s". */
export function spentTime(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ];
  const told = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return told.length > 0 ? told.join(' ') : '0 s';
}
