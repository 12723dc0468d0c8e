import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { askForBackgroundSync } from '../../offline/background-sync';
import type { ExamDesk } from '../../offline/exam-desk';
import type { ExamPaper } from '../../offline/exam-paper';
import { forgetProgress } from '../../offline/exam-progress';
import { localResult, rememberResult, withAttempt } from '../../offline/exam-result';
import type { StoredJournal } from '../../offline/journal-record';
import { storedAnswerKey } from '../../offline/papers';
import { countOnDevice } from '../../offline/user-rankings';

/** Ending the exam: by the student, or by the clock. Asked for twice, it happens once. */
export function useSubmission(desk: ExamDesk, paper: ExamPaper) {
  const queries = useQueryClient();
  const [timeUp, setTimeUp] = useState(false);
  const [ranOut, setRanOut] = useState(false);
  const busy = useRef(false);

  const submit = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const record = await desk.finish();
      const result = localResult(record, paper, await storedAnswerKey(record.user_id, paper.year));
      rememberResult(record.user_id, record.receipt ? withAttempt(result, record.receipt) : result);
      forgetProgress(record);
      if (!record.receipt) return await askForBackgroundSync(record.user_id);
      countOnDevice(record.user_id, [record.receipt]);
      for (const key of ['attempts', 'reports']) void queries.invalidateQueries({ queryKey: [key] });
    } finally {
      busy.current = false;
    }
  }, [desk, paper, queries]);

  /** The device's clock may be wrong; where the server can be asked, it has the last word. */
  const submitAtZero = useCallback(async () => {
    if (busy.current) return;
    await desk.send();
    if (desk.remaining() > 0 || desk.current().displaced) return;
    // One never answered is no result, so there is nothing to hand in.
    if (isUntouched(desk.current().record)) return setRanOut(true);
    setTimeUp(true);
    await submit();
  }, [desk, submit]);

  return { submit, submitAtZero, timeUp, ranOut };
}

const isUntouched = ({ journal: { held, pending } }: StoredJournal): boolean => held.size + pending.length === 0;
