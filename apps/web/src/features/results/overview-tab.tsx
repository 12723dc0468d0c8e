import { dateTime } from '../../lib/dates';
import { Banner } from '../../ui/banner';
import { Card } from '../../ui/card';
import { formatNumber } from '../../ui/chart/format-number';
import { Histogram } from '../../ui/chart/histogram';
import { Empty } from '../../ui/empty';
import { Explain } from '../../ui/explain';
import { Progress } from '../../ui/progress';
import { KeyOffers } from './key-offers';
import { LateAnswers } from './late-answers';
import type { Looked, Results } from './use-results';

export function OverviewTab({ results, looked }: { results: Results; looked: Looked }) {
  const { rescoring, awaiting_decision, attempts } = results;
  return (
    <div className="grid grid-cols-1 gap-6">
      {rescoring && (
        <Banner tone="info" title="Recalculando as notas">
          <Progress
            label="Tentativas"
            value={rescoring.done}
            max={rescoring.total}
            text={`${rescoring.done} de ${rescoring.total}`}
          />
        </Banner>
      )}
      {results.editable && <KeyOffers examId={looked.examId} />}
      {awaiting_decision > 0 && <LateAnswers looked={looked} />}
      <Facts results={results} />
      {attempts === 0 ? (
        <Empty title="Ninguém finalizou ainda">
          Enquanto os alunos fazem a prova, acompanhe na aba “Ao vivo”. As notas aparecem aqui quando eles finalizam.
        </Empty>
      ) : (
        <Card>
          <Distribution results={results} />
        </Card>
      )}
      <AboutTri results={results} />
    </div>
  );
}

function Facts({ results: { counts, mean_percentage, mean_tri, exam } }: { results: Results }) {
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value));
  const students = (count: number) => (count === 1 ? 'aluno' : 'alunos');
  const facts: [string, string, string][] = [
    ['Finalizaram', String(counts.finished), `de ${counts.students} ${students(counts.students)}`],
    [
      'Fazendo agora',
      String(counts.running),
      counts.offline > 0 ? `${counts.offline} sem conexão` : students(counts.running),
    ],
    ['Não fizeram', String(counts.absent), students(counts.absent)],
    ['Média de acertos', mean_percentage === null ? '–' : `${number(mean_percentage)}%`, 'primeiras tentativas'],
    ...(exam.use_tri && mean_tri !== null
      ? ([['Média TRI', number(mean_tri), 'pontos']] as [string, string, string][])
      : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-5">
      {facts.map(([name, value, unit]) => (
        <div key={name} className="rounded-card border border-border bg-surface-raised p-4" data-print="keep">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-2xl font-extrabold tabular-nums">{value}</dd>
          <dd className="text-sm text-muted">{unit}</dd>
        </div>
      ))}
    </dl>
  );
}

function Distribution({ results: { distribution, attempts, mean_percentage } }: { results: Results }) {
  const [first, ...rest] = distribution;
  if (!first) return null;
  const mean = mean_percentage === null ? '' : `, com média de ${formatNumber(mean_percentage)}%`;
  return (
    <Histogram
      title="Como os acertos se distribuem"
      summary={`${attempts === 1 ? '1 aluno' : `${attempts} alunos`}${mean}.`}
      headers={['Acertos (%)', 'Alunos']}
      bins={[first, ...rest]}
    />
  );
}

const anchors = (count: number): string => (count === 1 ? '1 questão oficial' : `${count} questões oficiais`);

function AboutTri({ results: { exam, calibration } }: { results: Results }) {
  if (!exam.use_tri) return null;
  return (
    <Explain question="De onde vem a nota TRI deste simulado?">
      {calibration ? (
        <p>
          Os parâmetros das questões foram estimados em {dateTime(calibration.at)} a partir de {calibration.answers}{' '}
          respostas{calibration.anchors > 0 && ` e de ${anchors(calibration.anchors)} do ENEM`}.{' '}
          {calibration.display === 'estimate'
            ? 'Com menos de 200 respostas, leia a nota como “TRI estimada ± erro”.'
            : 'É o bastante para ler a nota com o erro que a acompanha.'}{' '}
          Quando o número de respostas cresce pela metade, a estimativa é refeita e as notas são recalculadas.
        </p>
      ) : (
        <p>
          Questões oficiais do ENEM trazem seus próprios parâmetros. Nas demais, a nota é uma estimativa pela fórmula
          até que haja 30 respostas de um simulado com área definida; até lá, compare os alunos pelo percentual de
          acertos.
        </p>
      )}
    </Explain>
  );
}
