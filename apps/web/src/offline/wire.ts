import type { CallInput, HeldAnswer } from '@gabarita/contract';
import type { Batch, Entry, HeldQuestion, Journal } from '@gabarita/exam-clock';

/** Between the journal and the calls: the same facts in the words of either. */

export const heldOf = (answers: readonly HeldAnswer[]): Journal['held'] =>
  new Map(answers.map((answer) => [answer.question_id, heldQuestion(answer)]));

const heldQuestion = ({ others, superseded, ...answer }: HeldAnswer): HeldQuestion => ({
  versions: [answer, ...others].map(({ epoch, seq, letter, annulled, elapsed_ms }) => ({
    epoch,
    seq,
    choice: letter,
    annulled,
    elapsedMs: elapsed_ms,
  })),
  superseded,
});

type Writing = CallInput<'POST /api/sessions/:id/entries'>['body'];

/** What lies on the desk beside the answers. */
export interface Desk {
  flagged: readonly number[];
  position: number;
}

/** The desk goes along with what is said in the epoch that writes. */
export const writingOf = ({ epoch, entries }: Batch, desk?: Desk): Writing => ({
  epoch,
  entries: entries.map(sentEntry),
  ...(desk && { desk: { flagged: [...desk.flagged], position: desk.position } }),
});

const sentEntry = ({ seq, question, choice, annulled, elapsedMs, saw }: Entry) => ({
  seq,
  question_id: question,
  letter: choice,
  annulled: [...annulled],
  elapsed_ms: elapsedMs,
  saw: saw?.map(({ epoch, seq: seen }) => ({ epoch, seq: seen })),
});
