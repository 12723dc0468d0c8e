import type { ReportView } from '@gabarita/contract';
import { AREA_NAMES } from '../../app/question-bank/question-labels';
import { spentTime } from '../../lib/spent-time';
import { Table } from '../../ui/table';

const time = (seconds: number | null) => (seconds === null ? '—' : spentTime(Math.round(seconds)));

/** How long a question takes; the middle one, so that a break does not count as slowness. */
export function Pace({ pace }: Pick<ReportView, 'pace'>) {
  if (pace.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-0.5">
        <h2 className="text-xl">Tempo por questão</h2>
        <p className="text-muted">
          Metade das questões levou menos do que isto. No ENEM há cerca de 3 minutos para cada uma.
        </p>
      </div>
      <Table
        caption="Tempo por questão, por área"
        columns={[
          { header: 'Área', cell: ({ discipline }) => AREA_NAMES[discipline] },
          { header: 'Todas', numeric: true, cell: ({ median }) => time(median) },
          { header: 'Certas', numeric: true, cell: ({ right }) => time(right) },
          { header: 'Erradas', numeric: true, cell: ({ wrong }) => time(wrong) },
        ]}
        rows={pace}
        rowKey={({ discipline }) => discipline}
      />
    </section>
  );
}
