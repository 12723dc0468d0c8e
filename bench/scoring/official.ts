/**
 * Official scores of real participants, held against the published ones, and the time one takes on one core.
 *
 *   npm run bench:scoring
 */
import { bookletScorer } from '@gabarita/scoring';
import { bookletsOfYear, participantsOfYear, requireRealData } from './real-data.js';

const SCORES_TO_TIME = 1_000_000;

requireRealData();

const cases = [2016, 2019, 2022].flatMap((year) => {
  const scorers = new Map([...bookletsOfYear(year)].map(([code, booklet]) => [code, bookletScorer(booklet)]));
  return participantsOfYear(year).map((participant) => {
    const scorer = scorers.get(participant.booklet);
    if (!scorer) throw new Error(`${year} has no booklet ${participant.booklet}`);
    return { year, participant, score: () => scorer(participant.responses, participant.language) };
  });
});

function compare(year: number) {
  const errors = cases
    .filter((one) => one.year === year)
    .map(({ participant, score }) => {
      const result = score();
      return result.status === 'unscorable' ? Number.POSITIVE_INFINITY : Math.abs(result.score - participant.score);
    });
  const share = (limit: number) =>
    `${((100 * errors.filter((error) => error < limit).length) / errors.length).toFixed(3)} %`;
  return { year, scores: errors.length, 'equal to the decimal': share(0.05), 'within 0.1': share(0.15) };
}

/** Processor time, not the clock's: other work on the machine must not count. */
function microsecondsEach(): number {
  const before = process.cpuUsage();
  for (let scored = 0; scored < SCORES_TO_TIME; scored++) cases[scored % cases.length]?.score();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / SCORES_TO_TIME;
}

console.table([2016, 2019, 2022].map(compare));
microsecondsEach();
console.log(
  `${microsecondsEach().toFixed(1)} µs a score (mean of ${SCORES_TO_TIME.toLocaleString('en')}, warm, one core)`,
);
