const WIDTH = 920;
const HEIGHT = 520;
const LEFT = 60;
const RIGHT = 240;
const TOP = 40;
const BOTTOM = 50;
const COLOURS = ['#0f766e', '#b45309', '#1d4ed8', '#be123c', '#6d28d9', '#15803d', '#334155'];

/** A line for each call, both axes logarithmic: what is flat stays level, what grows with the school climbs. */
export function plot(levels) {
  const names = Object.keys(levels[0].calls);
  const sizes = levels.map(({ students }) => students);
  const times = levels.flatMap(({ calls }) => Object.values(calls).map(({ cpu }) => Math.max(cpu, 0.1)));
  const x = scale(Math.min(...sizes), Math.max(...sizes), LEFT, WIDTH - RIGHT);
  const y = scale(Math.min(1, ...times), Math.max(...times), HEIGHT - BOTTOM, TOP);
  const lines = names.map((name, n) => {
    const points = levels.map(({ students, calls }) => [x(students), y(Math.max(calls[name].cpu, 0.1))]);
    return { name, points, colour: COLOURS[n % COLOURS.length], dashed: n >= COLOURS.length };
  });
  const places = spread(lines.map(({ points }) => points.at(-1)[1]));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${LEFT}" y="22" font-size="15">Processor milliseconds a call, server and database</text>
${sizes.map((size) => `<text x="${x(size)}" y="${HEIGHT - 22}" text-anchor="middle">${size.toLocaleString('en')}</text>`).join('\n')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 5}" text-anchor="middle">ranked students</text>
${ticks(times)
  .map(
    (ms) =>
      `<path d="M${LEFT} ${y(ms)}H${WIDTH - RIGHT}" stroke="#e2e8f0"/><text x="${LEFT - 8}" y="${y(ms) + 4}" text-anchor="end">${ms}</text>`,
  )
  .join('\n')}
${lines.map((line, n) => drawn(line, places[n])).join('\n')}
</svg>
`;
}

function drawn({ name, points, colour, dashed }, place) {
  const path = points.map(([px, py], n) => `${n === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
  const [endX, endY] = points.at(-1);
  const dash = dashed ? ' stroke-dasharray="6 4"' : '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>
<path d="M${endX} ${endY.toFixed(1)}L${endX + 14} ${place}" stroke="${colour}" stroke-width="0.5"/>
<text x="${endX + 18}" y="${place + 4}" fill="${colour}">${name}</text>`;
}

const scale = (from, to, low, high) => (value) =>
  low + ((Math.log(value) - Math.log(from)) / (Math.log(to) - Math.log(from) || 1)) * (high - low);

const ticks = (times) =>
  [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].filter(
    (ms) => ms >= Math.min(1, ...times) && ms <= Math.max(...times),
  );

/** Names at the ends of lines, moved apart until each can be read. */
function spread(places) {
  const order = places.map((place, n) => ({ place, n })).sort((one, other) => one.place - other.place);
  for (let n = 1; n < order.length; n++) order[n].place = Math.max(order[n].place, order[n - 1].place + 15);
  const apart = [];
  for (const { place, n } of order) apart[n] = Math.round(place);
  return apart;
}
