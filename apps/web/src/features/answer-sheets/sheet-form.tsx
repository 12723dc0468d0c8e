import type { AttemptView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import type { Letter } from '@gabarita/enem';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { countAnswered, letterAt, withLetter } from './answer-line';
import { AnswerRow } from './answer-row';
import { QuickEntry } from './quick-entry';
import { sendSheet } from './send-sheet';
import { useSheetDraft } from './sheet-draft';
import type { ExamSheet } from './sheet-exam';

type SheetFormProps = {
  exam: ExamSheet;
  /** Whose sheet it is, when staff enter it. */
  studentId: number | undefined;
  onSent: (attempt: AttemptView) => void;
};

/** The sheet of one exam, filled in by hand. */
export function SheetForm({ exam, studentId, onSent }: SheetFormProps) {
  const { line, setLine, idempotencyKey, discard } = useSheetDraft(exam.id, studentId);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const questions = exam.exam_questions;
  const misfit = firstMisfit(exam, line);

  // Rows are drawn once each: they are handed a function that never changes, and it reads the line from here.
  const current = useRef({ line, setLine });
  current.current = { line, setLine };
  const choose = useCallback((number: number, letter: Letter | null) => {
    current.current.setLine(withLetter(current.current.line, number - 1, letter));
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || misfit) return;
    if (countAnswered(line) === 0) return setProblem(messages.attempts.noAnswers);
    setProblem(undefined);
    setBusy(true);
    try {
      const attempt = await sendSheet(exam, line, { studentId, idempotencyKey });
      discard();
      onSent(attempt);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || messages.answerSheets.sendFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <QuickEntry line={line} questions={questions.length} onChange={setLine} error={misfit} />
        <Field label="Questões" name="total_questions" value={questions.length} readOnly />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(17.5rem,1fr))] gap-2">
        {questions.map(({ order, question }, place) => (
          <AnswerRow
            key={question.id}
            number={order}
            alternatives={question.answers}
            chosen={letterAt(line, place)}
            onChoose={choose}
          />
        ))}
      </div>
      <FormProblem text={problem} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" busy={busy && 'Enviando...'}>
          Enviar gabarito
        </Button>
        <p role="status" className="text-muted tabular-nums">
          {countAnswered(line)} de {questions.length} respondidas
        </p>
      </div>
    </form>
  );
}

/** The first answer that its question does not offer: some have fewer than five alternatives. */
function firstMisfit({ exam_questions }: ExamSheet, line: string): string | undefined {
  const place = exam_questions.findIndex(({ question }, index) => {
    const letter = letterAt(line, index);
    return letter !== null && !question.answers.some((answer) => answer.letter === letter);
  });
  const last = exam_questions[place]?.question.answers.at(-1)?.letter;
  return last && `A questão ${exam_questions[place]?.order} vai de A a ${last}. Corrija a letra ${place + 1}.`;
}
