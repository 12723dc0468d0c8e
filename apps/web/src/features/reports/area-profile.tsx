import type { ReportView } from '@gabarita/contract';
import { SHORT_LABELS } from '@gabarita/enem';
import { AREA_NAMES } from '../../app/question-bank/question-labels';
import { Card } from '../../ui/card';
import { BarChart } from '../../ui/chart/bar-chart';
import { formatNumber } from '../../ui/chart/format-number';

/** Only scores of one scale stand side by side. */
export function AreaProfile({ areas }: Pick<ReportView, 'areas'>) {
  const bars = areas.flatMap(({ discipline, average, scale }) =>
    average === null || scale !== 'tri'
      ? []
      : [{ label: AREA_NAMES[discipline], short: SHORT_LABELS[discipline], value: average }],
  );
  const strongest = bars.toSorted((one, other) => other.value - one.value)[0];
  if (bars.length < 2 || !strongest) return null;
  return (
    <Card>
      <BarChart
        title="Perfil por área"
        summary={`Sua nota média mais alta é em ${strongest.label}: ${formatNumber(strongest.value)}.`}
        bars={bars.map((bar) => ({ ...bar, highlight: bar === strongest }))}
        max={1000}
        headers={['Área', 'Nota média']}
      />
    </Card>
  );
}
