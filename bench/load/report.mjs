import { isHeld, perCore } from './ramp.mjs';

const rounded = (number) => Number(number.toFixed(number < 10 ? 2 : 1));
const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function byKind(timings) {
  const kinds = [...new Set(timings.map(({ what }) => what))];
  return Object.fromEntries(
    kinds.map((kind) => {
      const sorted = timings
        .filter(({ what }) => what === kind)
        .map(({ ms }) => ms)
        .sort((one, other) => one - other);
      return [
        kind,
        {
          requests: sorted.length,
          'p50 ms': rounded(percentile(sorted, 0.5)),
          'p99 ms': rounded(percentile(sorted, 0.99)),
          'slowest ms': rounded(sorted.at(-1) ?? Number.NaN),
        },
      ];
    }),
  );
}

/** The busiest second, which is what a server must stand. */
function peak(timings) {
  const seconds = new Map();
  for (const { at } of timings) seconds.set(Math.floor(at / 1000), (seconds.get(Math.floor(at / 1000)) ?? 0) + 1);
  return Math.max(0, ...seconds.values());
}

const used = ({ before, after }) => ({
  server: after.server - before.server,
  database: after.database - before.database,
});

export function printHerd(
  name,
  { school, timings, errors, putOff },
  { seconds, failed, checked, wrong, before, after, stored },
) {
  const cpu = used({ before, after });
  console.log(`\n${name}: ${school.students.length} students, ${timings.length} requests in ${rounded(seconds)} s`);
  console.table(byKind(timings));
  console.log(
    `errors: ${errors.length}; students who could not finish: ${failed}; asked to come again (503): ${putOff.length}`,
  );
  for (const error of errors.slice(0, 5)) console.log(`  ${error}`);
  console.log(`answers: ${checked} attempts compared letter by letter, ${wrong} letters wrong or missing`);
  console.log(
    `throughput: ${rounded(timings.length / seconds)} requests/s on average, ${peak(timings)} in the busiest second`,
  );
  console.log(`processor: server ${rounded(cpu.server)} s, database ${rounded(cpu.database)} s`);
  if (cpu.database > 0) {
    const share = cpu.database / (cpu.server + cpu.database);
    console.log(`share of it spent in the database: ${rounded(share * 100)} %`);
  }
  if (stored) console.log(`stored: ${rounded(stored / school.students.length / 1024)} KiB a student, indexes included`);
}

export function printStory(name, { timings, errors }, { students, steps }) {
  console.log(`\n${name}: ${students} whole stories, log-in to result`);
  console.table(byKind(timings));
  console.log(`errors: ${errors.length}`);
  const each = (seconds) => Number(((seconds / students) * 1000).toFixed(1));
  const costs = Object.entries(steps).map(([step, { server, database }]) => [
    step,
    { 'server ms': each(server), 'database ms': each(database) },
  ]);
  console.table(Object.fromEntries(costs));
  const sum = (part) => Object.values(steps).reduce((total, step) => total + step[part], 0) / students;
  const [server, database] = [sum('server'), sum('database')];
  console.log(
    `processor seconds per student: ${(server + database).toFixed(3)} (server ${server.toFixed(3)}, database ${database.toFixed(3)})`,
  );
}

export function printRamp(name, levels) {
  console.log(`\n${name}: students writing at the same time, each saving every 30 s`);
  console.table(
    Object.fromEntries(
      levels.map((one) => [
        one.level,
        {
          'really sent': one.students,
          'p50 ms': rounded(one.p50),
          'p99 ms': rounded(one.p99),
          errors: one.errors,
          'server cores': rounded(one.server / one.seconds),
          'database cores': rounded(one.database / one.seconds),
          'students per core': perCore(one),
        },
      ]),
    ),
  );
  const held = levels.filter(isHeld).at(-1);
  console.log(
    held
      ? `held with p99 below 500 ms: ${held.level} students${held === levels.at(-1) ? ', and perhaps more' : ''}, at ${perCore(held)} a core`
      : 'not even the first level was held',
  );
}
