import { Eye, EyeOff, Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { announcement, clockText, spokenTime } from './clock-text';

/** From here on the clock is coloured as well. */
const SHORT_MS = 5 * 60_000;

/** The countdown. Whoever is made nervous by it hides it; it is announced politely at 30, 10, 5 and 1 minute anyway. */
export function ExamTimer({ remainingMs }: { remainingMs: number }) {
  const [hidden, setHidden] = useState(false);
  const said = useAnnouncement(remainingMs);
  const Icon = hidden ? EyeOff : Eye;
  return (
    <>
      <button
        type="button"
        aria-pressed={hidden}
        aria-label={hidden ? 'Mostrar o tempo' : `Tempo restante: ${spokenTime(remainingMs)}. Esconder o tempo`}
        title={hidden ? 'Mostrar o tempo' : 'Esconder o tempo'}
        onClick={() => setHidden(!hidden)}
        className={classNames(
          'flex min-h-11 items-center gap-1.5 rounded-control px-2 text-lg font-bold tabular-nums transition-colors hover:bg-surface-sunken',
          remainingMs <= SHORT_MS && !hidden && 'bg-danger-soft text-on-danger-soft',
        )}
      >
        <Timer aria-hidden className="size-5" />
        {hidden ? <span className="text-base font-semibold">Tempo oculto</span> : clockText(remainingMs)}
        <Icon aria-hidden className="size-4 text-muted max-sm:hidden" />
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

function useAnnouncement(remainingMs: number): string {
  const before = useRef(remainingMs);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const sentence = announcement(before.current, remainingMs);
    before.current = remainingMs;
    if (sentence !== undefined) setSaid(sentence);
  }, [remainingMs]);
  return said;
}
