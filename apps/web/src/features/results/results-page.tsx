import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { Select } from '../../ui/select';
import { Tabs } from '../../ui/tabs';
import { ExportButtons } from './export-buttons';
import { ItemsTab } from './items-tab';
import { LiveTab } from './live-tab';
import { OverviewTab } from './overview-tab';
import { StudentsTab } from './students-tab';
import { type Looked, type Results, useResults } from './use-results';

const TABS = ['geral', 'ao-vivo', 'alunos', 'questoes'] as const;
type TabName = (typeof TABS)[number];

/** /simulados/{id}/resultados: what the exam's staff see of it. The tab is in the address: ?aba=questoes. */
export function ResultsPage() {
  const examId = Number(useParams().simuladoId);
  const [turmaId, setTurmaId] = useState<number>();
  const looked = { examId, turmaId };
  const results = useResults(looked);
  const { data } = results;
  return (
    <Page
      title={data ? data.exam.title : 'Resultados do simulado'}
      intro="Resultados do simulado. Só a primeira tentativa de cada aluno conta."
      width="wide"
      actions={
        <>
          <ButtonLink to="/exams" variant="ghost">
            <ArrowLeft aria-hidden />
            Simulados
          </ButtonLink>
          <ExportButtons looked={looked} />
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            Imprimir
          </Button>
        </>
      }
    >
      {data && data.turmas.length > 1 && <TurmaFilter results={data} turmaId={turmaId} onChange={setTurmaId} />}
      <Loadable query={results} loading="Carregando resultados...">
        {(loaded) => <ResultTabs results={loaded} looked={looked} />}
      </Loadable>
    </Page>
  );
}

interface TurmaFilterProps {
  results: Results;
  turmaId: number | undefined;
  onChange: (turmaId: number | undefined) => void;
}

function TurmaFilter({ results, turmaId, onChange }: TurmaFilterProps) {
  return (
    <div className="max-w-sm">
      <Select
        label="Turma"
        value={turmaId ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">Todas as turmas</option>
        {results.turmas.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

function ResultTabs({ results, looked }: { results: Results; looked: Looked }) {
  const [query, setQuery] = useSearchParams();
  const asked = TABS.find((tab) => tab === query.get('aba'));
  // Somebody who comes while students write comes to watch.
  const value: TabName = asked ?? (results.counts.running > 0 ? 'ao-vivo' : 'geral');
  return (
    <Tabs<TabName>
      label="Partes do resultado"
      value={value}
      onChange={(tab) => setQuery({ aba: tab }, { replace: true })}
      tabs={[
        { value: 'geral', label: 'Visão geral', content: <OverviewTab results={results} looked={looked} /> },
        { value: 'ao-vivo', label: 'Ao vivo', content: <LiveTab looked={looked} exam={results.exam} /> },
        { value: 'alunos', label: 'Alunos', content: <StudentsTab looked={looked} /> },
        {
          value: 'questoes',
          label: 'Questões',
          content: <ItemsTab looked={looked} editable={results.editable} />,
        },
      ]}
    />
  );
}
