import { messages } from '@gabarita/contract/messages';
import { Library } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { DraftGate, type OpenDraft } from './draft-gate';
import { type DraftQuestion, newQuestion, placesLeft } from './exam-draft';
import { QuestionForm } from './question-form';
import { SendPanel } from './send-panel';
import { TypedQuestionList } from './typed-question-list';

/** /simulados/{id}/questoes: questions typed in by an admin, kept in the draft until they are sent together. */
export function AddQuestionsPage() {
  return (
    <Page title="Adicionar Questões" intro="As questões ficam neste navegador até você enviar o simulado." width="wide">
      <DraftGate>{(open) => <AddQuestions {...open} />}</DraftGate>
    </Page>
  );
}

function AddQuestions(open: OpenDraft) {
  const { draft, exam, keep } = open;
  const [editing, setEditing] = useState(newQuestion);
  /** From the second form on, the focus follows: to what is edited, or to the next question to type. */
  const [begun, setBegun] = useState(false);
  const known = draft.questions.some(({ id }) => id === editing.id);
  const full = !known && placesLeft(draft, exam) <= 0;

  const edit = (question: DraftQuestion) => {
    setEditing(question);
    setBegun(true);
  };
  const save = (question: DraftQuestion) => {
    const questions = known
      ? draft.questions.map((other) => (other.id === question.id ? question : other))
      : [...draft.questions, question];
    keep({ ...draft, questions });
    edit(newQuestion());
  };

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="grid grid-cols-1 gap-6">
        {full ? (
          <Banner tone="info">{messages.exams.moreThan(exam?.total_questions ?? draft.questionCount)}</Banner>
        ) : (
          <QuestionForm
            key={editing.id}
            question={editing}
            known={known}
            onSave={save}
            onCancel={() => edit(newQuestion())}
            focused={begun}
          />
        )}
        <TypedQuestionList
          questions={draft.questions}
          onChange={(questions) => keep({ ...draft, questions })}
          onEdit={edit}
        />
      </div>
      <div className="lg:sticky lg:top-6">
        <SendPanel {...open}>
          <ButtonLink to={`/simulados/${draft.id}/banco`} variant="outline">
            <Library aria-hidden />
            Escolher do banco de questões
          </ButtonLink>
        </SendPanel>
      </div>
    </div>
  );
}
