import { Card } from '../ui/card';
import { BarChart } from '../ui/chart/bar-chart';
import { Histogram } from '../ui/chart/histogram';
import { LineChart } from '../ui/chart/line-chart';
import { Section } from './section';

const trend = [
  { label: 'ENEM 2020', value: 512 },
  { label: 'ENEM 2021', value: 548 },
  { label: 'Simulado 1', value: 590 },
  { label: 'ENEM 2022', value: 575 },
  { label: 'ENEM 2023', value: 634, highlight: true },
];

const scores = [
  { label: '3 mar.', value: 512, error: 34 },
  { label: '20 abr.', value: 548, error: 30 },
  { label: '8 jun.', value: 590, error: 27 },
  { label: '1 ago.', value: 575, error: 26 },
  { label: '9 set.', value: 607, error: 24 },
  { label: '14 nov.', value: 634, error: 22 },
];

const bins = [
  { from: 300, to: 350, count: 1 },
  { from: 350, to: 400, count: 2 },
  { from: 400, to: 450, count: 5 },
  { from: 450, to: 500, count: 8 },
  { from: 500, to: 550, count: 11 },
  { from: 550, to: 600, count: 7 },
  { from: 600, to: 650, count: 4 },
  { from: 650, to: 700, count: 2 },
] as const;

export function ChartsSection() {
  return (
    <Section title="Gráficos">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Card>
          <BarChart
            title="Suas últimas cinco provas"
            summary="A última nota, 634, é a maior até agora."
            bars={trend}
            max={1000}
            headers={['Prova', 'Nota']}
          />
        </Card>
        <Card>
          <LineChart
            title="Sua nota ao longo do ano"
            summary="Subiu 122 pontos desde março; a faixa mostra a margem de cada nota."
            points={scores}
            headers={['Data', 'Nota']}
          />
        </Card>
        <Card className="lg:col-span-2">
          <Histogram
            title="Notas da turma"
            summary="Você está acima de 34 dos 40 estudantes."
            bins={bins}
            mark={{ value: 634, label: 'Você' }}
            headers={['Nota', 'Estudantes']}
          />
        </Card>
      </div>
    </Section>
  );
}
