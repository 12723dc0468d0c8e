import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import type { Edition } from './default-editions';

/** A year to choose. Our own edition has a row to itself: it is the one with a comment on every answer. */
export function EditionCard({ edition: { year, title, source, areas } }: { edition: Edition }) {
  const ours = source === 'ORIGINAL';
  const questions = areas.reduce((sum, area) => sum + area.questions, 0);
  return (
    <li className={ours ? 'sm:col-span-full' : undefined}>
      <Card className={classNames('flex h-full flex-col gap-4', ours && 'border-primary! md:flex-row md:items-center')}>
        <div className={classNames('grid gap-3', ours && 'flex-1')}>
          <h2 className="text-xl text-nowrap max-sm:text-lg">{title}</h2>
          {ours && <p>Uma prova inteira no estilo do ENEM, com a explicação de cada resposta.</p>}
          <ul className={classNames('grid gap-1.5 text-muted', ours && 'md:flex md:flex-wrap md:gap-x-6')}>
            <Fact text={`${areas.length} disciplinas disponíveis`} />
            <Fact text={`${questions} questões`} />
            <Fact text={ours ? 'Gabarito comentado disponível' : 'Gabarito oficial disponível'} />
          </ul>
        </div>
        <ButtonLink
          to={`/enem/${year}`}
          variant={ours ? 'primary' : 'secondary'}
          aria-label={`Começar ${title}`}
          className={ours ? 'md:px-10' : 'mt-auto'}
        >
          Começar
        </ButtonLink>
      </Card>
    </li>
  );
}

function Fact({ text }: { text: string }) {
  return (
    <li className="flex items-center gap-2">
      <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
      <span>{text}</span>
    </li>
  );
}
