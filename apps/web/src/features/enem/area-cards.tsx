import { DISCIPLINE_LABELS, type Discipline, SHORT_LABELS } from '@gabarita/enem';
import { Files, PenLine } from 'lucide-react';
import { chosenTime, chosenTopic } from '../../app/exam-choices';
import { useUser } from '../../app/session/session';
import { duration } from '../../lib/duration';
import { Button } from '../../ui/button';
import { ChoiceCard } from './choice-card';
import type { Edition } from './default-editions';
import { minutesOf } from './minutes';

type AreaCardsProps = { edition: Edition; onChoose: (discipline: Discipline) => void };

/** The essay with its topic, each area, and everything together. */
export function AreaCards({ edition, onChoose }: AreaCardsProps) {
  const user = useUser();
  const topic = chosenTopic(
    user.id,
    edition.year,
    edition.essay_topics.map(({ title }) => title),
  );
  const total = edition.areas.reduce((sum, area) => sum + area.questions, 0);
  const time = (discipline: Discipline) =>
    duration(chosenTime(user.id, edition.year, discipline) ?? minutesOf(edition, discipline) * 60);
  const start = (discipline: Discipline) => <StartButton discipline={discipline} onChoose={onChoose} />;

  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
      <li className="sm:col-span-2">
        <ChoiceCard
          mark={<PenLine aria-hidden className="size-6" />}
          title={DISCIPLINE_LABELS.redacao}
          facts={['Texto dissertativo-argumentativo', 'até 30 linhas', time('redacao')]}
          action={start('redacao')}
        >
          {topic && (
            <p>
              Tema: <strong>{topic}</strong>
            </p>
          )}
        </ChoiceCard>
      </li>
      {edition.areas.map((area) => (
        <li key={area.discipline}>
          <ChoiceCard
            mark={SHORT_LABELS[area.discipline]}
            title={DISCIPLINE_LABELS[area.discipline]}
            facts={[`${area.questions} questões`, time(area.discipline)]}
            action={start(area.discipline)}
          >
            <Gaps missing={area.questions - area.available} />
          </ChoiceCard>
        </li>
      ))}
      <li className="sm:col-span-2">
        <ChoiceCard
          mark={<Files aria-hidden className="size-6" />}
          title={DISCIPLINE_LABELS['prova-completa']}
          facts={['As quatro áreas', `${total} questões`, time('prova-completa')]}
          action={start('prova-completa')}
        />
      </li>
    </ul>
  );
}

function StartButton({ discipline, onChoose }: { discipline: Discipline; onChoose: (discipline: Discipline) => void }) {
  return (
    <Button
      variant={discipline === 'prova-completa' ? 'primary' : 'secondary'}
      aria-label={`Iniciar ${DISCIPLINE_LABELS[discipline]}`}
      onClick={() => onChoose(discipline)}
    >
      Iniciar
    </Button>
  );
}

function Gaps({ missing }: { missing: number }) {
  if (missing === 0) return null;
  const questions = missing === 1 ? '1 questão indisponível não conta' : `${missing} questões indisponíveis não contam`;
  return <p className="text-sm text-muted">{questions} na nota.</p>;
}
