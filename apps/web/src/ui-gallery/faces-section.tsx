import { Button } from '../ui/button';
import { Empty } from '../ui/empty';
import { Loadable } from '../ui/loadable';
import { Section } from './section';

const pending = { data: undefined, error: null, fetchStatus: 'fetching', refetch: async () => {} } as const;

const faces = {
  Carregando: pending,
  Vazia: { ...pending, data: [] },
  'Com erro': { ...pending, error: new Error('O servidor não respondeu. Espere um pouco e tente de novo.') },
  'Sem internet': { ...pending, fetchStatus: 'paused' },
} as const;

export function FacesSection() {
  const empty = (
    <Empty title="Nenhuma turma ainda" action={<Button>Criar turma</Button>}>
      Crie a primeira e convide os estudantes com o código dela.
    </Empty>
  );

  return (
    <Section title="As faces de uma lista">
      <div className="grid items-start gap-6 md:grid-cols-2">
        {Object.entries(faces).map(([name, query]) => (
          <div key={name} className="grid gap-3">
            <h3 className="text-lg">{name}</h3>
            <Loadable<readonly never[]> query={query} loading="Carregando turmas..." empty={empty}>
              {() => null}
            </Loadable>
          </div>
        ))}
      </div>
    </Section>
  );
}
