import { DISCIPLINE_LABELS } from '@gabarita/enem';
import { Table } from '../../ui/table';
import type { Summary } from './use-summary';

type Area = NonNullable<Summary['attempt']>['areas'][number];

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const shown = (value: number | null) => (value === null ? '—' : number.format(value));

/** A whole exam has one score for each area; its own is their mean. */
export function AreaScores({ areas }: { areas: readonly Area[] }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">Por área</h2>
      <Table
        caption="Resultado por área"
        columns={[
          { header: 'Área', cell: ({ discipline }) => DISCIPLINE_LABELS[discipline] },
          { header: 'Certas', numeric: true, cell: (area) => `${shown(area.correct_answers)}/${area.total_questions}` },
          { header: 'Acertos (%)', numeric: true, cell: ({ percentage }) => shown(percentage) },
          { header: 'Nota TRI', numeric: true, cell: ({ tri_score }) => shown(tri_score) },
        ]}
        rows={areas}
        rowKey={({ discipline }) => discipline}
      />
    </section>
  );
}
