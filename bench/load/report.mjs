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

export function printHerd(name, { school, timings, errors }, { seconds, failed, checked, wrong, before, after }) {
  const cpu = used({ before, after });
  console.log(`\n${name}: ${school.students.length} students, ${timings.length} requests in ${rounded(seconds)} s`);
  console.table(byKind(timings));
  console.log(`errors: ${errors.length}; students who could not finish: ${failed}`);
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
}

export function printStory(name, { timings, errors }, { students, before, after }) {
  const cpu = used({ before, after });
  console.log(
    `\n${name}: ${students} whole stories (log in, dashboard, 45 questions saved one by one, finish, result)`,
  );
  console.table(byKind(timings));
  console.log(`errors: ${errors.length}`);
  const each = (seconds) => (seconds / students).toFixed(3);
  console.log(
    `processor seconds per student: ${each(cpu.server + cpu.database)} (server ${each(cpu.server)}, database ${each(cpu.database)})`,
  );
}
