import { useConfirm } from '../../ui/confirm-context';
import type { DraftQuestion } from './exam-draft';
import { QuestionRow } from './question-row';
import { moved } from './typed-question';

type TypedQuestionListProps = {
  questions: readonly DraftQuestion[];
  /** How many the exam already has: these come after them. */
  after: number;
  onChange: (questions: DraftQuestion[]) => void;
  onEdit: (question: DraftQuestion) => void;
};

/** The questions typed so far, in the order in which they will be asked. */
export function TypedQuestionList({ questions, after, onChange, onEdit }: TypedQuestionListProps) {
  const confirm = useConfirm();
  if (questions.length === 0) return null;

  const remove = async (place: number) => {
    const sure = await confirm({
      title: `Excluir a questão ${place + 1}?`,
      text: 'O texto dela se perde.',
      action: 'Excluir questão',
      destructive: true,
    });
    if (sure) onChange(questions.filter((_, other) => other !== place));
  };

  return (
    <section aria-labelledby="typed-questions" className="grid grid-cols-1 gap-3">
      <h2 id="typed-questions" className="text-lg">
        Questões digitadas ({questions.length})
      </h2>
      {after > 0 && (
        <p className="text-muted">
          Elas entram depois {after === 1 ? 'da que já está' : `das ${after} que já estão`} no simulado.
        </p>
      )}
      <ol className="grid grid-cols-1 divide-y divide-border rounded-card border border-border bg-surface-raised">
        {questions.map((question, place) => (
          <QuestionRow
            key={question.id}
            number={place + 1}
            of={questions.length}
            statement={question.enunciado}
            correct={question.correta}
            onMove={(by) => onChange(moved(questions, place, by))}
            onEdit={() => onEdit(question)}
            onRemove={() => void remove(place)}
          />
        ))}
      </ol>
    </section>
  );
}
