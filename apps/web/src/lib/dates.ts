/** Dates as people read them, in pt-BR and in the zone of the browser. The server sends ISO 8601 in UTC. */

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('pt-BR', options);
  return (instant: string) => formatter.format(new Date(instant));
};

/** sáb., 14 de nov. de 2026, 13:30 */
export const dateTime = format({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 14 de nov. de 2026 */
export const date = format({ day: 'numeric', month: 'short', year: 'numeric' });
/** 14/11, where a chart has no room for more */
export const shortDate = format({ day: '2-digit', month: '2-digit' });
/** sábado */
export const weekday = format({ weekday: 'long' });
/** 13:30 */
export const time = format({ hour: '2-digit', minute: '2-digit' });
