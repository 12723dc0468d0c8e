import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { useConfirm } from '../../ui/confirm-context';
import { IconButton } from '../../ui/icon-button';
import { RichLine } from '../../ui/rich-text/rich-text';
import type { DraftQuestion } from './exam-draft';
import { moved } from './typed-question';

type TypedQuestionListProps = {
  questions: readonly DraftQuestion[];
  onChange: (questions: DraftQuestion[]) => void;
  onEdit: (question: DraftQuestion) => void;
};

/** The questions typed so far, in the order in which they will be asked. */
export function TypedQuestionList({ questions, onChange, onEdit }: TypedQuestionListProps) {
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
      <ol className="grid grid-cols-1 divide-y divide-border rounded-card border border-border bg-surface-raised">
        {questions.map((question, place) => (
          <li key={question.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <span className="font-bold tabular-nums">{place + 1}.</span>
            <span className="line-clamp-2 min-w-0 flex-1 basis-48 wrap-anywhere">
              <RichLine markdown={question.enunciado} />
            </span>
            <Badge tone="info">Gabarito {question.correta}</Badge>
            <span className="flex">
              <IconButton
                label={`Subir a questão ${place + 1}`}
                icon={<ArrowUp />}
                disabled={place === 0}
                onClick={() => onChange(moved(questions, place, -1))}
              />
              <IconButton
                label={`Descer a questão ${place + 1}`}
                icon={<ArrowDown />}
                disabled={place === questions.length - 1}
                onClick={() => onChange(moved(questions, place, 1))}
              />
              <IconButton label={`Editar a questão ${place + 1}`} icon={<Pencil />} onClick={() => onEdit(question)} />
              <IconButton
                label={`Excluir a questão ${place + 1}`}
                icon={<Trash2 />}
                onClick={() => void remove(place)}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
