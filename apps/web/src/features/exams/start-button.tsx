import type { ExamView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { entrancePath } from '../../app/exam-paths';
import { dateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';

/** Section 2: the three states of the button. One that is not open answers with when it will be, or was. */
export function StartButton({ exam }: { exam: ExamView }) {
  const [alert, setAlert] = useState(false);
  if (exam.staff?.sent === false) return null;
  if (exam.availability === 'open') {
    return (
      <ButtonLink to={entrancePath(exam.id, exam.year, exam.is_redacao)} aria-label={`Iniciar Prova: ${exam.title}`}>
        Iniciar Prova
      </ButtonLink>
    );
  }
  const label = exam.availability === 'waiting' ? 'Aguardando início' : 'Período encerrado';
  return (
    <>
      <Button variant="outline" onClick={() => setAlert(true)} aria-label={`${label}: ${exam.title}`}>
        {label}
      </Button>
      <Dialog
        open={alert}
        onClose={() => setAlert(false)}
        title={label}
        description={explanation(exam)}
        actions={<Button onClick={() => setAlert(false)}>Entendi</Button>}
      />
    </>
  );
}

/** Waiting means that there is a start, closed that there is an end. */
function explanation({ availability, start_time: start, end_time: end }: ExamView): string | null {
  if (availability === 'waiting') return start && messages.exams.notYet(dateTime(start));
  return end && messages.exams.over(dateTime(end));
}
