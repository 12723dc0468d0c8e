import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { useToast } from '../../ui/toast-context';
import { type Looked, type PlacedStudent, useDecideLate, usePlaced } from './use-results';

/** Answers that came when the key was known: they count only when staff say so. */
export function LateAnswers({ looked }: { looked: Looked }) {
  const waiting = usePlaced(looked, true);
  return (
    <Banner tone="warning" title="Aguardando sua decisão">
      <p>
        Estas respostas chegaram depois da entrega, do prazo ou do gabarito. Aceitas, contam na nota e não no ranking.
      </p>
      <Loadable query={waiting} loading="Carregando respostas...">
        {(students) => (
          <ul className="mt-2 grid gap-2">
            {students.map((student) => (
              <Waiting key={student.attempt.id} examId={looked.examId} student={student} />
            ))}
          </ul>
        )}
      </Loadable>
      <LoadMore query={waiting} />
    </Banner>
  );
}

function Waiting({ examId, student: { attempt } }: { examId: number; student: PlacedStudent }) {
  const toast = useToast();
  const decide = useDecideLate(examId);
  const act = (accept: boolean) =>
    decide.mutate(
      { id: attempt.id, accept },
      {
        onSuccess: ({ message }) => toast(message),
        onError: (error) => toast(error.message, 'danger'),
      },
    );
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="font-semibold">{attempt.user_name}</span>
      <Button variant="outline" disabled={decide.isPending} onClick={() => act(true)}>
        Aceitar<span className="sr-only"> as respostas de {attempt.user_name}</span>
      </Button>
      <Button variant="ghost" disabled={decide.isPending} onClick={() => act(false)}>
        Recusar<span className="sr-only"> as respostas de {attempt.user_name}</span>
      </Button>
    </li>
  );
}
