import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import type { Edition } from './default-editions';

/** A year to choose. Our own edition stands out: it is the one with a comment on every answer. */
export function EditionCard({ edition: { year, title, source, areas } }: { edition: Edition }) {
  const ours = source === 'ORIGINAL';
  const questions = areas.reduce((sum, area) => sum + area.questions, 0);
  return (
    <li>
      <Card className={classNames('flex h-full flex-col gap-4', ours && 'border-primary!')}>
        <h2 className="text-xl">{title}</h2>
        <ul className="grid gap-1.5 text-muted">
          <Fact>{areas.length} disciplinas disponíveis</Fact>
          <Fact>{questions} questões</Fact>
          <Fact>{ours ? 'Gabarito comentado disponível' : 'Gabarito oficial disponível'}</Fact>
        </ul>
        <ButtonLink
          to={`/enem/${year}`}
          variant={ours ? 'primary' : 'secondary'}
          aria-label={`Começar ${title}`}
          className="mt-auto"
        >
          Começar
        </ButtonLink>
      </Card>
    </li>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
      {/* One text, so that it is found and read as one. */}
      <span>{children}</span>
    </li>
  );
}
