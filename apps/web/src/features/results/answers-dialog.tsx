import type { AttemptView, AttemptWithAnswers } from '@gabarita/contract';
import { Check, Minus, X } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog';
import { Loadable } from '../../ui/loadable';
import { softTone } from '../../ui/tone';
import { useAttempt } from './use-results';

type Answer = AttemptWithAnswers['answers'][number];

/** What one student marked, against the key. */
export function AnswersDialog({ attempt, onClose }: { attempt: AttemptView; onClose: () => void }) {
  const query = useAttempt(attempt.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Respostas de ${attempt.user_name}`}
      description={`Recibo ${attempt.receipt}`}
    >
      <Loadable query={query} loading="Carregando respostas...">
        {({ answers }) => (
          <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {answers.map((answer) => (
              <AnswerLine key={answer.question_id} answer={answer} />
            ))}
          </ol>
        )}
      </Loadable>
    </Dialog>
  );
}

function AnswerLine({ answer }: { answer: Answer }) {
  const { index, letter, key } = answer;
  const { words, tone, Icon } = verdict(answer);
  return (
    <li className={classNames('flex items-center gap-2 rounded-control px-3 py-2', softTone[tone])}>
      <span className="text-sm tabular-nums">{index}.</span>
      <span className="font-bold">{letter ?? '–'}</span>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{words}</span>
      {key?.annulled ? <Badge>anulada</Badge> : words !== 'certa' && <span className="text-sm">era {key?.letter}</span>}
    </li>
  );
}

function verdict({ letter, is_correct }: Answer) {
  if (is_correct) return { words: 'certa', tone: 'success', Icon: Check } as const;
  return letter === null
    ? ({ words: 'em branco', tone: 'neutral', Icon: Minus } as const)
    : ({ words: 'errada', tone: 'danger', Icon: X } as const);
}
