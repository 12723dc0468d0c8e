import type { ReportView } from '@gabarita/contract';
import { AREAS, type Area } from '@gabarita/enem';
import { useState } from 'react';
import { AREA_NAMES } from '../../app/question-bank/question-labels';
import { shortDate } from '../../lib/dates';
import { Card } from '../../ui/card';
import { LineChart } from '../../ui/chart/line-chart';
import { Select } from '../../ui/select';

/** The scores of one area with their margin: a step smaller than the band may be chance. */
export function ScoreOverTime({ areas }: { areas: ReportView['areas'] }) {
  const [chosen, setChosen] = useState<Area>();
  const drawn = areas.filter(({ series }) => series.length >= 2);
  const longest = drawn.toSorted((one, other) => other.series.length - one.series.length)[0];
  const shown = drawn.find(({ discipline }) => discipline === chosen) ?? longest;
  if (!shown) return null;
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      {drawn.length > 1 && (
        <Select
          label="Área"
          value={shown.discipline}
          onChange={({ target }) => setChosen(AREAS.find((area) => area === target.value))}
        >
          {drawn.map(({ discipline }) => (
            <option key={discipline} value={discipline}>
              {AREA_NAMES[discipline]}
            </option>
          ))}
        </Select>
      )}
      <LineChart
        title={`Nota em ${AREA_NAMES[shown.discipline]}`}
        summary="A faixa é a margem de erro: a nota verdadeira está, quase sempre, dentro dela."
        points={shown.series.map(({ created_at, tri_score, tri_error }) => ({
          label: shortDate(created_at),
          value: tri_score,
          // Twice the standard error holds the true score in 95 of 100 cases.
          ...(tri_error !== null && { error: 2 * tri_error }),
        }))}
        headers={['Data', 'Nota']}
      />
    </Card>
  );
}
