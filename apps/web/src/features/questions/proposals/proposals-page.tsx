import { useSearchParams } from 'react-router';
import { useUser } from '../../../app/session/session';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { Loadable } from '../../../ui/loadable';
import { Page } from '../../../ui/page';
import { Tabs } from '../../../ui/tabs';
import { BackLink } from '../quarantine/back-link';
import { ProposalCard } from './proposal-card';
import { useProposals, type View } from './use-proposals';

const VIEWS = [
  { value: 'open', label: 'Aguardando' },
  { value: 'decided', label: 'Decididas' },
] as const satisfies readonly { value: View; label: string }[];

/** /questions/propostas: what teachers found wrong in the bank. An admin decides; a teacher sees the own ones. */
export function ProposalsPage() {
  const { role } = useUser();
  const [query, setQuery] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === query.get('view'))?.value ?? 'open';
  return (
    <Page
      title="Correções propostas"
      intro={
        role === 'admin'
          ? 'O que os professores acharam errado no banco. Ao aceitar, as provas oficiais são recalculadas; os simulados só mudam quando o dono de cada um aceita.'
          : 'O que você achou errado no banco de questões, e o que a administração respondeu.'
      }
      actions={<BackLink to="/questions">Voltar ao banco</BackLink>}
    >
      <Tabs
        label="Propostas"
        value={view}
        onChange={(next) => setQuery({ view: next })}
        tabs={VIEWS.map(({ value, label }) => ({ value, label, content: <Proposals view={value} /> }))}
      />
    </Page>
  );
}

function Proposals({ view }: { view: View }) {
  const proposals = useProposals(view);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Loadable query={proposals} loading="Carregando propostas..." empty={<NothingHere view={view} />}>
        {(list) => list.map((proposal) => <ProposalCard key={proposal.id} proposal={proposal} />)}
      </Loadable>
      <LoadMore query={proposals} />
    </div>
  );
}

function NothingHere({ view }: { view: View }) {
  return view === 'open' ? (
    <Empty title="Nenhuma proposta aguardando">
      Achou um erro? No banco de questões, toque em “Propor correção” na questão.
    </Empty>
  ) : (
    <Empty title="Nenhuma proposta decidida">As respostas da administração aparecem aqui.</Empty>
  );
}
