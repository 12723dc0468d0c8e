import { conflicts } from '@gabarita/exam-clock';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCountdown } from '../../app/exam-timer/use-countdown';
import { useSessionActions } from '../../app/session/session';
import { ConflictDialog, conflictingVersions } from '../../offline/conflict-dialog';
import type { ExamDesk } from '../../offline/exam-desk';
import { keepImages } from '../../offline/exam-images';
import type { ExamPaper } from '../../offline/exam-paper';
import { rememberProgress } from '../../offline/exam-progress';
import { TakeOverDialog } from '../../offline/take-over-dialog';
import { ExamRoom } from './exam-room';
import { Finished } from './finished';
import { keepAnswerKey } from './keep-answer-key';
import { RanOut } from './ran-out';
import { RestoredNotice } from './restored-notice';
import { useAutosave } from './use-autosave';
import { useDesk } from './use-desk';
import { useSubmission } from './use-submission';

type ExamSessionProps = { desk: ExamDesk; paper: ExamPaper; restored: boolean; onTakeOver: () => void };

/** An exam that is open for writing on this device, from the first look to the receipt. */
export function ExamSession({ desk, paper, restored, onTakeOver }: ExamSessionProps) {
  const navigate = useNavigate();
  const { record, displaced, ...shown } = useDesk(desk, paper);
  const { submit, submitAtZero, timeUp, ranOut } = useSubmission(desk, paper);
  const finished = record.finished_at !== null;
  const remainingMs = useCountdown(desk.remaining, () => {
    if (!finished) void submitAtZero();
  });
  const [resolving, setResolving] = useState(false);
  useAutosave(desk, paper);
  useHeldSession();
  const { user_id: userId } = record;
  useEffect(() => {
    void keepImages(paper);
    void keepAnswerKey(userId, paper);
  }, [userId, paper]);

  if (ranOut) return <RanOut />;
  if (finished) return <Finished record={record} paper={paper} timeUp={timeUp} onSend={submit} />;

  const leave = async () => {
    rememberProgress(desk.current().record, paper);
    await desk.leave();
  };
  const [disputed] = resolving ? conflicts(record.journal) : [];
  const question = paper.questions.find(({ id }) => id === disputed);
  return (
    <>
      <ExamRoom
        run={{
          paper,
          ...shown,
          remainingMs,
          onMark: (id, { letter, annulled }) => desk.answer(id, { choice: letter, annulled }),
          onFlag: desk.flag,
          onGo: desk.go,
          onFinish: () => void submit(),
          onLeave: leave,
          onResolveConflict: () => setResolving(true),
        }}
      />
      {restored && <RestoredNotice />}
      {question && (
        <ConflictDialog
          number={question.number}
          versions={conflictingVersions(record.journal, question.id)}
          onChoose={({ choice, annulled }) => desk.answer(question.id, { choice, annulled })}
          onClose={() => setResolving(false)}
        />
      )}
      {displaced && <TakeOverDialog onTakeOver={onTakeOver} onBack={() => void navigate('/exams')} />}
    </>
  );
}

/** A token that dies now opens the login over the exam instead of sweeping it away. */
function useHeldSession(): void {
  const { hold } = useSessionActions();
  useEffect(() => hold(), [hold]);
}
