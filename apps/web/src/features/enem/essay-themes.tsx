import { OFFICIAL_ESSAY_TOPICS } from '@gabarita/enem';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';

/** The official themes can be practised before any edition is here: the sheet and the correction need no questions. */
export function EssayThemes() {
  return (
    <section aria-labelledby="essay-themes" className="grid grid-cols-1 gap-3">
      <h2 id="essay-themes" className="text-xl">
        Temas de redação
      </h2>
      <p className="text-muted">Treine com os temas oficiais do ENEM: escreva, receba a correção e reescreva.</p>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
        {OFFICIAL_ESSAY_TOPICS.map(({ year, topic }) => (
          <li key={year}>
            <Link
              to={`/exam/${year}/redacao`}
              className="flex h-full min-h-12 items-center gap-3 rounded-control border border-border bg-surface-raised px-4 py-3 hover:border-border-strong"
            >
              <PenLine aria-hidden className="size-5 shrink-0 text-primary" />
              <span>
                <strong className="tabular-nums">{year}</strong> · {topic}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
