import type { RowProblem } from './read-students';

const MOST_SHOWN = 50;

export function RowProblems({ problems }: { problems: readonly RowProblem[] }) {
  return (
    <div role="status" className="empty:hidden">
      {problems.length > 0 && (
        <div className="grid gap-2 rounded-control bg-danger-soft px-4 py-3 text-on-danger-soft">
          <p className="font-semibold">Ninguém foi convidado ainda. Corrija estas linhas:</p>
          <ul className="grid max-h-60 gap-1 overflow-y-auto">
            {problems.slice(0, MOST_SHOWN).map(({ line, text }) => (
              <li key={`${line}-${text}`}>
                Linha {line}: {text}
              </li>
            ))}
          </ul>
          {problems.length > MOST_SHOWN && <p>e mais {problems.length - MOST_SHOWN}.</p>}
        </div>
      )}
    </div>
  );
}
