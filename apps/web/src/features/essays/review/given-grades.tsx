import type { EssayToReview } from '@gabarita/contract';
import { ESSAY_COMPETENCIES } from '@gabarita/contract/constants';
import { Card } from '../../../ui/card';

/** What the readings came to, once the essay is back with its writer. */
export function GivenGrades({ human }: { human: NonNullable<EssayToReview['human']> }) {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">Nota devolvida: {human.score}</h2>
      {human.readings.map(({ reader, competencies, comments, comment }) => (
        <section key={reader} className="grid grid-cols-1 gap-1 border-l-4 border-secondary pl-3">
          <h3>{reader || 'Professor'}</h3>
          <ul>
            {ESSAY_COMPETENCIES.map((code) => (
              <li key={code}>
                {code}: {competencies[code]}
                {comments[code] && ` — ${comments[code]}`}
              </li>
            ))}
          </ul>
          {comment && <p className="whitespace-pre-wrap">{comment}</p>}
        </section>
      ))}
    </Card>
  );
}
