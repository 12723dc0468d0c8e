import { Radio, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Loadable } from '../../ui/loadable';
import { ReopenDialog } from './reopen-dialog';
import { RosterTable } from './roster-table';
import type { Looked, Results } from './use-results';
import { type RosterEntry, type RosterFilter, useRoster } from './use-roster';

/** Where every student is at this moment. */
export function LiveTab({ looked, exam }: { looked: Looked; exam: Results['exam'] }) {
  const [state, setState] = useState<RosterFilter>();
  /** Cursors of the pages gone through; the last is the one on the screen. */
  const [pages, setPages] = useState<string[]>([]);
  const [chosen, setChosen] = useState<RosterEntry>();
  const { roster, streaming } = useRoster({ ...looked, state, cursor: pages.at(-1) });
  const choose = (next: RosterFilter) => {
    setState(next);
    setPages([]);
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Filters counts={roster.data?.counts} state={state} onChoose={choose} />
        <Badge tone={streaming ? 'success' : 'neutral'}>
          {streaming ? <Radio aria-hidden /> : <RefreshCw aria-hidden />}
          {streaming ? 'Ao vivo' : 'Atualiza a cada 10 s'}
        </Badge>
      </div>
      <Loadable
        query={roster}
        loading="Carregando alunos..."
        isEmpty={({ students }) => students.length === 0}
        empty={<Empty title="Nenhum aluno aqui">Atribua o simulado a uma turma com alunos, ou mude o filtro.</Empty>}
      >
        {(page) => (
          <>
            <RosterTable roster={page} over={exam.availability === 'closed'} onReopen={setChosen} />
            <nav aria-label="Páginas da lista" className="flex justify-center gap-3" data-print="hide">
              {pages.length > 0 && (
                <Button variant="outline" onClick={() => setPages(pages.slice(0, -1))}>
                  Anteriores
                </Button>
              )}
              {page.next !== null && (
                <Button variant="outline" onClick={() => setPages([...pages, page.next ?? ''])}>
                  Próximos
                </Button>
              )}
            </nav>
          </>
        )}
      </Loadable>
      {chosen && (
        <ReopenDialog
          examId={looked.examId}
          student={chosen}
          examMinutes={exam.duration_minutes}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

interface FiltersProps {
  counts: { students: number; absent: number; running: number; finished: number } | undefined;
  state: RosterFilter;
  onChoose: (state: RosterFilter) => void;
}

function Filters({ counts, state, onChoose }: FiltersProps) {
  const filters: [RosterFilter, string, number | undefined][] = [
    [undefined, 'Todos', counts?.students],
    ['running', 'Fazendo', counts?.running],
    ['finished', 'Finalizaram', counts?.finished],
    ['absent', 'Não fizeram', counts?.absent],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are buttons
    <div role="group" aria-label="Filtrar alunos" className="flex flex-wrap gap-2" data-print="hide">
      {filters.map(([value, label, count]) => (
        <Button
          key={label}
          variant={state === value ? 'secondary' : 'outline'}
          aria-pressed={state === value}
          onClick={() => onChoose(value)}
        >
          {label}
          {count !== undefined && ` (${count})`}
        </Button>
      ))}
    </div>
  );
}
