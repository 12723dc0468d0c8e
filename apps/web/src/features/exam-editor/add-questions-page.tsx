import * as messages from '@gabarita/contract/messages';
import { FileUp, Library } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { DraftGate, type OpenDraft } from './draft-gate';
import { type DraftQuestion, newQuestion, placesLeft } from './exam-draft';
import { ExportMenu } from './export-menu';
import { ImportDialog } from './import-dialog';
import { QuestionForm } from './question-form';
import { SendPanel } from './send-panel';
import { SentQuestionList } from './sent-question-list';
import { sentQuestions } from './sent-questions';
import { TypedQuestionList } from './typed-question-list';
import { useSentQuestions } from './use-sent-questions';

/** /simulados/{id}/questoes: questions typed in by an admin, kept in the draft until they are sent together. */
export function AddQuestionsPage() {
  return (
    <Page title="Adicionar Questões" intro="As questões ficam neste navegador até você enviar o simulado." width="wide">
      <DraftGate>{(open) => <AddQuestions {...open} />}</DraftGate>
    </Page>
  );
}

/** What the form holds: a new question, one of the draft, or one that the exam already has. */
interface Editing {
  question: DraftQuestion;
  sentId?: number;
}

function AddQuestions(open: OpenDraft) {
  const { draft, exam, keep } = open;
  const changes = useSentQuestions(draft);
  const [{ question, sentId }, setEditing] = useState<Editing>(() => ({
    question: draft.typing ?? newQuestion(),
  }));
  /** From the second form on, the focus follows: to what is edited, or to the next question to type. */
  const [begun, setBegun] = useState(false);
  const [importing, setImporting] = useState(false);
  const inDraft = draft.questions.some(({ id }) => id === question.id);
  const known = inDraft || sentId !== undefined;
  const full = !known && placesLeft(draft, exam) <= 0;

  const edit = (next: Editing) => {
    setEditing(next);
    setBegun(true);
  };
  const goOn = () => edit({ question: draft.typing ?? newQuestion() });
  const save = (changed: DraftQuestion) => {
    if (sentId !== undefined) {
      changes.replace.mutate({ questionId: sentId, question: changed }, { onSuccess: goOn });
      return;
    }
    const questions = inDraft
      ? draft.questions.map((other) => (other.id === changed.id ? changed : other))
      : [...draft.questions, changed];
    keep({ ...draft, questions, typing: inDraft ? draft.typing : null });
    if (inDraft) goOn();
    else edit({ question: newQuestion() });
  };

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="grid grid-cols-1 gap-6">
        {full ? (
          <Banner tone="info">{messages.exams.moreThan(exam?.total_questions ?? draft.questionCount)}</Banner>
        ) : (
          <QuestionForm
            key={question.id}
            question={question}
            known={known}
            busy={changes.replace.isPending}
            onTyping={(typing) => {
              if (!known) keep({ ...draft, typing });
            }}
            onSave={save}
            onCancel={goOn}
            focused={begun}
          />
        )}
        <TypedQuestionList
          questions={draft.questions}
          after={exam?.exam_questions.length ?? 0}
          onChange={(questions) => keep({ ...draft, questions })}
          onEdit={(chosen) => edit({ question: chosen })}
        />
        {exam && (
          <SentQuestionList
            questions={sentQuestions(exam)}
            changes={changes}
            onEdit={({ id, draft: chosen }) => edit({ question: chosen, sentId: id })}
          />
        )}
      </div>
      <div className="lg:sticky lg:top-6">
        <SendPanel {...open}>
          <ButtonLink to={`/simulados/${draft.id}/banco`} variant="outline">
            <Library aria-hidden />
            Escolher do banco de questões
          </ButtonLink>
          <Button variant="outline" onClick={() => setImporting(true)}>
            <FileUp aria-hidden />
            Importar questões
          </Button>
          <ExportMenu draft={draft} exam={exam} />
        </SendPanel>
        {importing && (
          <ImportDialog
            onClose={() => setImporting(false)}
            room={placesLeft(draft, exam)}
            onImport={(imported) => {
              keep({ ...draft, questions: [...draft.questions, ...imported] });
              setImporting(false);
            }}
          />
        )}
      </div>
    </div>
  );
}
