import * as messages from '@gabarita/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { examsKey } from '../../app/exams';
import { useUser } from '../../app/session/session';
import { useToast } from '../../ui/toast-context';
import { clearDraft, type ExamDraft, newDraft, readDraft, writeDraft } from './exam-draft';
import { examQuery } from './exam-query';
import { sendDraft } from './send-draft';

/**
 * The draft of an exam: the one of this tab, else a new one for an exam that exists. What the exam already has comes from
 * the server, whichever it is.
 */
export function useExamDraft(examId: number) {
  const user = useUser();
  const exam = useQuery(examQuery(examId));
  const [kept, setKept] = useState(() => readDraft(user.id, examId));
  const draft = kept ?? (exam.data && newDraft(exam.data, []));

  const keep = (next: ExamDraft) => {
    writeDraft(user.id, next);
    setKept(next);
  };
  return { draft, exam, keep };
}

export function useSendDraft(keep: (rest: ExamDraft) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    // Asked for again right before: what was assigned or sent elsewhere meanwhile counts.
    mutationFn: async (draft: ExamDraft) => sendDraft(draft, await queries.fetchQuery(examQuery(draft.id)), keep),
    onSuccess: () => {
      clearDraft();
      void queries.invalidateQueries({ queryKey: examsKey });
      toast(messages.exams.sent);
      void navigate('/exams');
    },
  });
}
