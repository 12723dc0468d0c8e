import { useConfirm } from '../../ui/confirm-context';
import { QuestionRow } from './question-row';
import type { SentQuestion } from './sent-questions';
import { moved } from './typed-question';
import type { useSentQuestions } from './use-sent-questions';

type SentQuestionListProps = {
  questions: readonly SentQuestion[];
  changes: ReturnType<typeof useSentQuestions>;
  /** Undefined for teachers, who choose questions and do not write them. */
  onEdit: ((question: SentQuestion) => void) | undefined;
};

/** The questions that the exam already has. They can change until the first student begins. */
export function SentQuestionList({ questions, changes: { order, remove }, onEdit }: SentQuestionListProps) {
  const confirm = useConfirm();
  if (questions.length === 0) return null;
  // While the server decides, the list shows what was asked for; when it refuses, what is.
  const shown = order.isPending ? inOrder(questions, order.variables) : questions;

  const askToRemove = async ({ id }: SentQuestion, number: number) => {
    const sure = await confirm({
      title: `Retirar a questão ${number} do simulado?`,
      text: 'As seguintes sobem um lugar.',
      action: 'Retirar questão',
      destructive: true,
    });
    if (sure) remove.mutate(id);
  };

  return (
    <section aria-labelledby="sent-questions" className="grid grid-cols-1 gap-3">
      <h2 id="sent-questions" className="text-lg">
        Questões no simulado ({questions.length})
      </h2>
      <ol className="grid grid-cols-1 divide-y divide-border rounded-card border border-border bg-surface-raised">
        {shown.map((question, place) => (
          <QuestionRow
            key={question.id}
            number={place + 1}
            of={shown.length}
            statement={question.statement}
            correct={question.correct}
            onMove={(by) => order.mutate(moved(shown, place, by).map(({ id }) => id))}
            onEdit={onEdit && question.typed ? () => onEdit(question) : undefined}
            onRemove={() => void askToRemove(question, place + 1)}
          />
        ))}
      </ol>
    </section>
  );
}

const inOrder = (questions: readonly SentQuestion[], ids: readonly number[]): SentQuestion[] =>
  questions.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
