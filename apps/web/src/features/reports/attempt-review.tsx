import type { AttemptWithAnswers } from '@gabarita/contract';
import { useEffect, useRef, useState } from 'react';
import { ChangedResult } from '../../app/changed-result';
import { HeldQuestions } from '../../app/held-questions';
import { useUser } from '../../app/session/session';
import { TriExplanation } from '../../app/tri-explanation';
import { dateTime } from '../../lib/dates';
import { spentTime } from '../../lib/spent-time';
import { Banner } from '../../ui/banner';
import { Card } from '../../ui/card';
import { formatNumber } from '../../ui/chart/format-number';
import { Loadable } from '../../ui/loadable';
import { Select } from '../../ui/select';
import { AnsweredQuestion } from './answered-question';
import { subjectLabel } from './subject-label';
import { useAttempt } from './use-report';

/** One attempt with its questions, answers and key: what /reports?attempt=… is about. */
export function AttemptReview({ id }: { id: number }) {
  const attempt = useAttempt(id);
  return (
    <Loadable query={attempt} loading="Carregando a prova...">
      {(data) => <Review attempt={data} />}
    </Loadable>
  );
}

function Review({ attempt }: { attempt: AttemptWithAnswers }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { id: readerId } = useUser();
  const score = attempt.non_tri_score ?? attempt.tri_score;
  const facts = [
    attempt.user_id !== readerId && attempt.user_name,
    subjectLabel(attempt.discipline, attempt.day),
    dateTime(attempt.created_at),
    attempt.time_spent > 0 && `tempo gasto: ${spentTime(attempt.time_spent)}`,
    attempt.correct_answers !== null && `${attempt.correct_answers} de ${attempt.total_questions} certas`,
    score !== null && `nota ${formatNumber(score)}`,
  ];
  return (
    <section aria-labelledby="attempt-review">
      <Card className="grid grid-cols-1 gap-4">
        <div className="grid gap-1">
          <h2 id="attempt-review" ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl">
            {attempt.exam_name}
          </h2>
          <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <HeldQuestions count={attempt.held_questions} />
        <ChangedResult previous={attempt.previous} />
        {attempt.key_open ? (
          attempt.tri_score !== null && <TriExplanation attemptId={attempt.id} />
        ) : (
          <Banner tone="info">O gabarito deste simulado ainda não abriu. A nota aparece quando ele abrir.</Banner>
        )}
        <Answers attempt={attempt} />
      </Card>
    </section>
  );
}

type Answer = AttemptWithAnswers['answers'][number];

const WHICH = {
  all: { label: 'Todas', test: () => true },
  wrong: { label: 'Erradas', test: ({ letter, is_correct }: Answer) => letter !== null && is_correct === false },
  blank: { label: 'Em branco', test: ({ letter }: Answer) => letter === null },
  right: { label: 'Certas', test: ({ is_correct }: Answer) => is_correct === true },
} as const;
type Which = keyof typeof WHICH;

function Answers({ attempt }: { attempt: AttemptWithAnswers }) {
  const [which, setWhich] = useState<Which>('all');
  const available = attempt.answers.filter(({ available }) => available);
  const shown = available.filter(WHICH[which].test);
  return (
    <>
      {attempt.key_open && (
        <div className="max-w-60" data-print="hide">
          <Select label="Mostrar" value={which} onChange={({ target }) => setWhich(target.value as Which)}>
            {(Object.keys(WHICH) as Which[]).map((name) => (
              <option key={name} value={name}>
                {WHICH[name].label} ({available.filter(WHICH[name].test).length})
              </option>
            ))}
          </Select>
        </div>
      )}
      <ol className="grid grid-cols-1 gap-2">
        {shown.map((answer) => (
          <AnsweredQuestion key={answer.question_id} answer={answer} attempt={attempt} />
        ))}
      </ol>
    </>
  );
}
