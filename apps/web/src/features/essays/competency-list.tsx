import type { EssayView } from '@gabarita/contract';
import { Card } from '../../ui/card';
import { Progress } from '../../ui/progress';

/** The five competencies: how much of each, why, and what the teachers thought of it. */
export function CompetencyList({ essay }: { essay: EssayView }) {
  const { result, human, previous } = essay;
  if (!result) return null;
  return (
    <Card>
      <h2 className="mb-4 text-lg">Competências</h2>
      <ol className="grid grid-cols-1 gap-6">
        {result.competencies_details.map(({ code, name, score, max, margin, comment }) => (
          <li key={code} className="grid grid-cols-1 gap-1.5">
            <Progress label={`${code} · ${name}`} value={score} max={max} text={`${score} ± ${margin}`} />
            {previous?.competencies && previous.competencies[code] !== score && (
              <p className="text-sm text-muted">Na versão anterior: {previous.competencies[code]}.</p>
            )}
            <p>{comment}</p>
            {human && (
              <div className="border-l-4 border-secondary pl-3">
                <p className="font-semibold">
                  Professores: {human.competencies[code]} de {max}
                </p>
                {human.readings.map(
                  ({ reader, comments }) =>
                    comments[code] && (
                      <p key={reader} className="whitespace-pre-wrap">
                        {comments[code]} <span className="text-muted">— {reader || 'professor'}</span>
                      </p>
                    ),
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {human?.readings.map(
        ({ reader, comment }) =>
          comment && (
            <blockquote key={reader} className="mt-6 border-l-4 border-secondary pl-3 whitespace-pre-wrap">
              {comment} <footer className="text-muted">— {reader || 'professor'}</footer>
            </blockquote>
          ),
      )}
    </Card>
  );
}
