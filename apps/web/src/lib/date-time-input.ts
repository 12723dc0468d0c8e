/** `<input type="datetime-local">` speaks the local time without a zone; the server speaks ISO 8601 in UTC. */

export function toInput(instant: string | null): string {
  if (instant === null) return '';
  const moment = new Date(instant);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Nothing typed is no limit. */
export function fromInput(typed: string): string | null {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
