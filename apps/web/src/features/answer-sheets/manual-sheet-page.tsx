import type { AttemptView } from '@gabarita/contract';
import { messages } from '@gabarita/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { ExamChoice } from './exam-choice';
import { SentDialog } from './sent-dialog';
import { sheetQuery } from './sheet-exam';
import { SheetForm } from './sheet-form';
import { StudentChoice } from './student-choice';

/** /gabarito: a sheet typed in by hand, for an exam that was sat on paper. `?exam={id}` chooses one. */
export function ManualSheetPage() {
  const [query, setQuery] = useSearchParams();
  const examId = Number(query.get('exam')) || undefined;
  const [tooSoon, setTooSoon] = useState(false);
  return (
    <Page
      title="Enviar Gabarito"
      intro="Fez o simulado no papel? Passe as respostas para cá e veja o resultado."
      width="wide"
      actions={
        <ButtonLink to="/gabarito-foto" variant="outline">
          <Camera aria-hidden />
          Enviar por foto
        </ButtonLink>
      }
    >
      <Card>
        <ExamChoice
          value={examId}
          error={tooSoon && !examId ? messages.answerSheets.chooseExam : undefined}
          onChange={(id) => setQuery(id ? { exam: String(id) } : {}, { replace: true })}
        />
      </Card>
      {examId ? (
        <Sheet key={examId} examId={examId} />
      ) : (
        <div>
          <Button size="lg" onClick={() => setTooSoon(true)}>
            Enviar gabarito
          </Button>
        </div>
      )}
    </Page>
  );
}

function Sheet({ examId }: { examId: number }) {
  const { role } = useUser();
  const sheet = useQuery(sheetQuery(examId));
  const [studentId, setStudentId] = useState<number>();
  const [sent, setSent] = useState<AttemptView>();
  return (
    <Loadable query={sheet} loading="Carregando cartão...">
      {(exam) => (
        <>
          {role !== 'student' && <StudentChoice turmas={exam.turmas ?? []} value={studentId} onChange={setStudentId} />}
          <SheetForm key={studentId} exam={exam} studentId={studentId} onSent={setSent} />
          {sent && <SentDialog attempt={sent} onAnother={() => setSent(undefined)} />}
        </>
      )}
    </Loadable>
  );
}
