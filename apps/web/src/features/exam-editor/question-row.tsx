import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/icon-button';
import { RichLine } from '../../ui/rich-text/rich-text';

type QuestionRowProps = {
  number: number;
  /** How many there are: the last one cannot go further down. */
  of: number;
  statement: string;
  correct: string | null;
  onMove: (by: -1 | 1) => void;
  /** Undefined when it cannot be edited. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
};

/** A question in the list it is arranged in. */
export function QuestionRow({ number, of, statement, correct, onMove, onEdit, onRemove }: QuestionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <span className="font-bold tabular-nums">{number}.</span>
      <span className="line-clamp-2 min-w-0 flex-1 basis-48 wrap-anywhere">
        <RichLine markdown={statement} />
      </span>
      {correct && <Badge tone="info">Gabarito {correct}</Badge>}
      <span className="flex">
        <IconButton
          label={`Subir a questão ${number}`}
          icon={<ArrowUp />}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Descer a questão ${number}`}
          icon={<ArrowDown />}
          disabled={number === of}
          onClick={() => onMove(1)}
        />
        {onEdit && <IconButton label={`Editar a questão ${number}`} icon={<Pencil />} onClick={onEdit} />}
        <IconButton label={`Excluir a questão ${number}`} icon={<Trash2 />} onClick={onRemove} />
      </span>
    </li>
  );
}
