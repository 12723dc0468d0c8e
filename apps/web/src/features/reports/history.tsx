import { dateTime } from '../../lib/dates';
import { formatNumber } from '../../ui/chart/format-number';
import { Link } from '../../ui/link';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { Table } from '../../ui/table';
import { subjectLabel } from './subject-label';
import { type HistoryRow, useHistory } from './use-report';

/** Every exam taken, the one being looked at marked. */
export function History({ current }: { current: number }) {
  const history = useHistory();
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">Histórico</h2>
      <Loadable query={history} loading="Carregando histórico...">
        {(rows) => (
          <>
            <Table
              caption="Provas feitas, da mais nova para a mais antiga"
              columns={[
                { header: 'Data', cell: ({ at }) => dateTime(at) },
                { header: 'Área', cell: ({ subject, day }) => subjectLabel(subject, day) },
                { header: 'Prova', cell: (row) => <ExamName {...row} /> },
                { header: 'Questões', numeric: true, cell: ({ questions }) => questions || '—' },
                {
                  header: 'Certas',
                  numeric: true,
                  cell: (row) => (row.closed ? '—' : row.questions ? row.correct : '—'),
                },
                { header: 'Nota TRI', numeric: true, cell: (row) => <Score {...row} /> },
              ]}
              rows={rows}
              rowKey={({ id }) => id}
              highlight={({ id }) => id === current}
            />
            <LoadMore query={history} />
          </>
        )}
      </Loadable>
    </section>
  );
}

/** An essay has no questions to look at. */
function ExamName({ id, exam, questions }: HistoryRow) {
  if (questions === 0) return exam;
  return <Link to={`/reports?attempt=${id}`}>{exam}</Link>;
}

function Score({ score, note, closed }: HistoryRow) {
  if (closed) return <span className="text-muted">aguardando</span>;
  if (score === null) return '—';
  return (
    <>
      <strong>{formatNumber(score)}</strong>
      {note && <span className="block text-sm font-normal text-muted">{note}</span>}
    </>
  );
}
