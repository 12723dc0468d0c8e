/** The score of twenty questions chosen adaptively from each participant's own exam, against the official one. */
import { postHoc, preparePool } from '@gabarita/practice';
import { AREAS, momentsOf, scoreOf } from '@gabarita/scoring';
import { mean, type RealExam, YEARS } from './real-exams.js';

const TWENTY = { most: 20, fewest: 20, error: null };

function adaptiveScore({ area, questions }: RealExam): number {
  const pool = preparePool(questions.map(({ id, parameters }) => ({ id, topic: null, parameters })));
  const right = new Map(questions.map((question) => [question.id, question.right]));
  const { ability } = postHoc(pool, (id) => right.get(id) ?? false, TWENTY);
  return scoreOf(area, momentsOf(ability).theta);
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const covariance = mean(pairs.map(([x, y]) => (x - meanX) * (y - meanY)));
  const deviation = (values: readonly number[], centre: number) =>
    Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
  return (
    covariance /
    deviation(
      pairs.map(([x]) => x),
      meanX,
    ) /
    deviation(
      pairs.map(([, y]) => y),
      meanY,
    )
  );
}

export function adaptiveTable(exams: readonly RealExam[]) {
  const scored = exams.map((exam) => ({ exam, pair: [adaptiveScore(exam), exam.score] as const }));
  const row = (name: string, of: typeof scored) => ({
    of: name,
    exams: of.length,
    correlation: correlation(of.map(({ pair }) => pair)).toFixed(4),
    'mean absolute error': mean(of.map(({ pair: [one, other] }) => Math.abs(one - other))).toFixed(2),
  });
  return [
    row('all', scored),
    ...AREAS.map((area) =>
      row(
        area,
        scored.filter(({ exam }) => exam.area === area),
      ),
    ),
    ...YEARS.map((year) =>
      row(
        String(year),
        scored.filter(({ exam }) => exam.year === year),
      ),
    ),
  ];
}
