import type { ReportView } from '@gabarita/contract';
import { useState } from 'react';
import { Card } from '../../ui/card';
import { Histogram } from '../../ui/chart/histogram';
import { Select } from '../../ui/select';

type Comparison = ReportView['turma'][number];

/** Where one stands among the turma, exam by exam. The server leaves out turmas in which a bar would be a name. */
export function TurmaPlace({ comparisons }: { comparisons: readonly Comparison[] }) {
  const [chosen, setChosen] = useState<number>();
  const shown = comparisons.find(({ attempt_id }) => attempt_id === chosen) ?? comparisons[0];
  const [first, ...others] = shown?.bins ?? [];
  if (!shown || !first) return null;
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      {comparisons.length > 1 && (
        <Select label="Simulado" value={shown.attempt_id} onChange={({ target }) => setChosen(Number(target.value))}>
          {comparisons.map(({ attempt_id, exam_name }) => (
            <option key={attempt_id} value={attempt_id}>
              {exam_name}
            </option>
          ))}
        </Select>
      )}
      <Histogram
        title={`Você e a turma: ${shown.exam_name}`}
        summary={sentence(shown)}
        bins={[first, ...others]}
        mark={{ value: shown.percentage, label: 'Você' }}
        headers={['Acertos (%)', 'Estudantes']}
      />
    </Card>
  );
}

function sentence({ below, attempts, percentage }: Comparison): string {
  const colleagues = attempts - 1;
  const share = `${percentage.toLocaleString('pt-BR')}% de acertos`;
  if (below === 0) return `${share}, entre ${attempts} estudantes.`;
  return `${share}: mais do que ${below} dos ${colleagues} colegas que fizeram a prova.`;
}
