/** npm run -s bench:sisu: how well next year's cut-offs are forecast, year by year, each out of the years before it. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backtest, type Case, GROUPS, groupOf, type PlacesKnown } from './backtest.js';
import { fitSpreads } from './fit-spreads.js';
import { readFolder } from './folder.js';
import { measure } from './measures.js';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/sisu' },
    years: { type: 'string', default: '2023,2024' },
    write: { type: 'boolean', default: false },
  },
});

const history = readFolder(values.data);

function print(year: number, places: PlacesKnown, group: string, cases: readonly Case[]): void {
  const it = measure(cases);
  const best = Math.min(it.lastYear, it.meanOfThree);
  console.log(
    [
      `${year}  places ${places.padEnd(11)}  ${group.padEnd(6)}  ${String(it.cases).padStart(6)} cut-offs`,
      `error ${it.error.toFixed(1)} (last year ${it.lastYear.toFixed(1)}, mean of three ${it.meanOfThree.toFixed(1)}: ${((it.error / best - 1) * 100).toFixed(1)} %)`,
      `80 % interval holds ${(it.coverage * 100).toFixed(1)} %`,
      `Brier ${it.brier.toFixed(3)} (last year as yes or no ${it.brierLastYear.toFixed(3)})`,
      `calibration error ${it.calibration.toFixed(3)}`,
    ].join('  '),
  );
}

for (const year of values.years.split(',').map(Number)) {
  const spreads = fitSpreads(history, year);
  console.log(`fit on the years before ${year}: ${JSON.stringify(spreads)}`);
  for (const places of ['announced', 'unannounced'] as const) {
    const cases = backtest(history, year, places, spreads);
    for (const group of GROUPS)
      print(
        year,
        places,
        group,
        cases.filter((one) => groupOf(one) === group),
      );
    print(year, places, 'all', cases);
  }
}

if (values.write) {
  const last = history.cutoffs.reduce((latest, row) => Math.max(latest, row.year), 0);
  const spreads = fitSpreads(history, last + 1);
  writeFileSync('packages/sisu/src/parameters.json', `${JSON.stringify(spreads, null, 2)}\n`);
  console.log(`written for ${last + 1}: ${JSON.stringify(spreads)}`);
}
