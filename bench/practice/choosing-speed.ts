/** How long the next question of a nivelamento takes to choose, from a pool of a few hundred. */
import { nextQuestion, preparePool, seededRandom } from '@gabarita/practice';

const POOL = 400;
const ANSWERED = 19;
const CHOICES = 500;

export function choosingSpeed() {
  const random = seededRandom(1);
  const pool = preparePool(
    Array.from({ length: POOL }, (_, place) => ({
      id: String(place),
      topic: `topic-${place % 30}`,
      parameters: { a: 1 + 2 * random(), b: 4 * random() - 1, c: 0.2 },
    })),
  );
  const answers = pool.slice(0, ANSWERED).map(({ id }, place) => ({ id, right: place % 2 === 0 }));
  const choose = () => nextQuestion(pool, answers, random, { most: 45, fewest: 45, error: null });
  for (let warm = 0; warm < CHOICES; warm++) choose();
  const before = process.cpuUsage();
  for (let choice = 0; choice < CHOICES; choice++) choose();
  const { user, system } = process.cpuUsage(before);
  return { pool: POOL, milliseconds: (user + system) / 1000 / CHOICES };
}
