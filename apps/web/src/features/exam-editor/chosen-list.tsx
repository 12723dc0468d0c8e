import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import type { ChosenQuestion } from './exam-draft';

export function ChosenList({
  chosen,
  onRemove,
}: {
  chosen: readonly ChosenQuestion[];
  onRemove: (id: number) => void;
}) {
  if (chosen.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">Ver as escolhidas</summary>
      <ol className="grid max-h-80 grid-cols-1 divide-y divide-border overflow-y-auto">
        {chosen.map(({ id, title }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <IconButton label={`Remover ${title}`} icon={<X />} onClick={() => onRemove(id)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
