import type { StaffQuestion } from '@gabarita/contract';
import { useState } from 'react';
import { useUser } from '../../../app/session/session';
import { Banner } from '../../../ui/banner';
import { Card } from '../../../ui/card';
import { ProposeCorrection } from '../proposals/propose-correction';
import { draftOf } from './draft';
import { MendForm } from './mend-form';
import { QuestionPreview } from './question-preview';

/** What is wrong, the fields that can change it, and beside them what a student would see. */
export function MendQuestion({ question }: { question: StaffQuestion }) {
  const { role } = useUser();
  const [draft, setDraft] = useState(() => draftOf(question));
  return (
    <div className="grid grid-cols-1 gap-6">
      <Status question={question} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {role === 'admin' ? (
          <MendForm question={question} draft={draft} onChange={setDraft} />
        ) : (
          <Card className="grid grid-cols-1 gap-3">
            <p>O banco é de todos: quem corrige é a administração. Diga a ela o que está errado.</p>
            <ProposeCorrection question={question} />
          </Card>
        )}
        <QuestionPreview question={question} draft={draft} />
      </div>
    </div>
  );
}

function Status({ question: { status, reasons, flags } }: { question: StaffQuestion }) {
  const served = status === 'served';
  return (
    <Banner
      tone={served ? 'success' : 'warning'}
      title={served ? 'Nas provas e no banco' : 'Fora das provas e do banco'}
    >
      {[...reasons, ...flags].map(({ text }) => text).join(' · ')}
    </Banner>
  );
}
