import { Medal } from 'lucide-react';
import { classNames } from '../../ui/class-names';

/** Gold, silver and bronze, as near as the palette has them. */
const MEDALS: Record<number, string> = {
  1: 'bg-warning-soft text-on-warning-soft',
  2: 'bg-secondary-soft text-on-secondary-soft',
  3: 'bg-primary-soft text-on-primary-soft',
};

/** A position, with a medal for the first three. */
export function Place({ position }: { position: number }) {
  const medal = MEDALS[position];
  return (
    <span
      className={classNames(
        'inline-flex h-8 min-w-15 shrink-0 items-center justify-center gap-1 rounded-full px-2 font-bold tabular-nums',
        medal ?? 'text-muted',
      )}
    >
      {medal && <Medal aria-hidden className="size-4.5" />}
      {ordinal(position)}
    </span>
  );
}

export const ordinal = (position: number): string => `${position.toLocaleString('pt-BR')}º`;
