import type { AttemptView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
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
import { Tabs } from '../../ui/tabs';
import { BookletCalculator } from './booklet-calculator';
import { ExamChoice } from './exam-choice';
import { SentDialog } from './sent-dialog';
import { sheetQuery } from './sheet-exam';
import { SheetForm } from './sheet-form';
import { StudentChoice } from './student-choice';

/** /gabarito: answers given on paper, at an exam of one's turma or at the ENEM itself. `?exam={id}` chooses an exam. */
export function ManualSheetPage() {
  const [tab, setTab] = useState<'exam' | 'enem'>('exam');
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
      <Tabs
        label="O que você fez no papel"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'exam', label: 'Simulado', content: <ExamSheetTab /> },
          { value: 'enem', label: 'Fiz o ENEM: calcular minha nota', content: <BookletCalculator /> },
        ]}
      />
    </Page>
  );
}

function ExamSheetTab() {
  const [query, setQuery] = useSearchParams();
  const examId = Number(query.get('exam')) || undefined;
  const [tooSoon, setTooSoon] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-6">
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
    </div>
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
          {role !== 'student' && (
            <StudentChoice turmas={exam.turmas ?? []} value={studentId} mayBeOwn onChange={setStudentId} />
          )}
          <SheetForm key={studentId} exam={exam} studentId={studentId} onSent={setSent} />
          {sent && <SentDialog attempt={sent} onAnother={() => setSent(undefined)} />}
        </>
      )}
    </Loadable>
  );
}
