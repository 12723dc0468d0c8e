import type { EssayView } from '@gabarita/contract';
import { Award } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { sourceLabel } from './sheet';

/** The estimate with its margin, beside what the teachers gave once the essay is back. Neither replaces the other. */
export function ScoreCard({ essay }: { essay: EssayView }) {
  const { result, human, previous } = essay;
  if (!result) return null;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="grid gap-6 sm:grid-cols-2">
        {human && (
          <Score title="Nota dos professores" score={human.score}>
            <p className="text-muted">
              {human.readings.length === 1 ? 'Uma leitura' : `${human.readings.length} leituras`}
            </p>
          </Score>
        )}
        <Score title={`Estimativa ${sourceLabel(essay.source)}`} score={result.score}>
          <p className="text-muted">
            margem de {result.margin} pontos para mais ou para menos · {result.gradeLabel}
          </p>
          {previous?.score != null && <Change by={result.score - previous.score} version={previous.version} />}
        </Score>
      </div>
      <p>{result.feedback.summary}</p>
      {result.badges.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {result.badges.map(({ code, label, reason }) => (
            <li key={code} title={reason}>
              <Badge tone="success">
                <Award aria-hidden />
                {label}
                <span className="sr-only">: {reason}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        {result.meta.wordCount} palavras · {result.meta.charCount} caracteres · {result.meta.lineCount} linhas ·{' '}
        {result.meta.paragraphCount} {result.meta.paragraphCount === 1 ? 'parágrafo' : 'parágrafos'}
      </p>
    </Card>
  );
}

function Score({ title, score, children }: { title: string; score: number; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <p>
        <span className="text-3xl font-extrabold tabular-nums">{score}</span>
        <span className="text-lg text-muted"> / 1000</span>
      </p>
      {children}
    </div>
  );
}

function Change({ by, version }: { by: number; version: number }) {
  if (by === 0) return <p>Igual à versão {version}.</p>;
  return (
    <p className={by > 0 ? 'font-semibold text-success' : 'font-semibold text-danger'}>
      {by > 0 ? `+${by}` : `−${-by}`} em relação à versão {version}
    </p>
  );
}
