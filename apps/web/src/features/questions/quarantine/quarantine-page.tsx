import { useSearchParams } from 'react-router';
import { Loadable } from '../../../ui/loadable';
import { Page } from '../../../ui/page';
import { Tabs } from '../../../ui/tabs';
import { BackLink } from './back-link';
import { MendQuestion } from './mend-question';
import { QuarantineList } from './quarantine-list';
import { useStaffQuestion, type View } from './use-quarantine';

const VIEWS = [
  { value: 'quarantined', label: 'Em quarentena' },
  { value: 'flagged', label: 'Para revisar' },
] as const satisfies readonly { value: View; label: string }[];

/** /questions/quarentena: what ingestion set aside. `?questao=12` opens one to be mended. */
export function QuarantinePage() {
  const [query, setQuery] = useSearchParams();
  const chosen = Number(query.get('questao'));
  const view = VIEWS.find(({ value }) => value === query.get('view'))?.value ?? 'quarantined';
  if (Number.isInteger(chosen) && chosen > 0) return <ChosenQuestion key={chosen} id={chosen} />;

  return (
    <Page
      title="Questões em quarentena"
      intro="Questões que chegaram com defeito ficam fora das provas e do banco até alguém corrigir."
      actions={<BackLink to="/questions">Voltar ao banco</BackLink>}
    >
      <Tabs
        label="Questões"
        value={view}
        onChange={(next) => setQuery({ view: next })}
        tabs={VIEWS.map(({ value, label }) => ({ value, label, content: <QuarantineList view={value} /> }))}
      />
    </Page>
  );
}

function ChosenQuestion({ id }: { id: number }) {
  const question = useStaffQuestion(id);
  return (
    <Page
      title={question.data ? `${question.data.edition}, questão ${question.data.index}` : 'Questão'}
      width="wide"
      actions={<BackLink to="/questions/quarentena">Voltar à lista</BackLink>}
    >
      <Loadable query={question} loading="Carregando questão...">
        {(data) => <MendQuestion question={data} />}
      </Loadable>
    </Page>
  );
}
