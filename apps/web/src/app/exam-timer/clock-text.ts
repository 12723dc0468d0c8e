const pad = (value: number) => String(value).padStart(2, '0');

/** 5025000 → "1:23:45"; under an hour "23:45". A second that has begun is still shown, so that 0:00 is the end. */
export function clockText(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = `${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${rest}` : rest;
}

/** "1 hora e 23 minutos", for screen readers, who cannot glance at a clock. */
export function spokenTime(remainingMs: number): string {
  const minutes = Math.ceil(remainingMs / 60_000);
  const hours = Math.floor(minutes / 60);
  const parts = [counted(hours, 'hora', 'horas'), counted(minutes % 60, 'minuto', 'minutos')].filter(Boolean);
  return parts.length > 0 ? parts.join(' e ') : 'menos de 1 minuto';
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;

/** When the time left is worth saying aloud, in minutes. */
const ANNOUNCED = [30, 10, 5, 1];

/** The sentence for a mark that was passed between two readings, if one was; after a jump, only the last. */
export function announcement(beforeMs: number, nowMs: number): string | undefined {
  const minutes = ANNOUNCED.findLast((mark) => beforeMs > mark * 60_000 && nowMs <= mark * 60_000);
  if (minutes === undefined || nowMs <= 0) return undefined;
  return minutes === 1 ? 'Falta 1 minuto.' : `Faltam ${minutes} minutos.`;
}
