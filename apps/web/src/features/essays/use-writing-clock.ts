import { DEFAULT_MINUTES } from '@gabarita/enem';
import { useRef, useState } from 'react';
import { chosenTime } from '../../app/exam-choices';
import { useCountdown } from '../../app/exam-timer/use-countdown';
import { useUser } from '../../app/session/session';
import { keys, readOwned, remove, writeOwned } from '../../lib/storage';

/** Longer than this between two ticks, the device slept or the page was away: that was no writing. */
const AWAY_MS = 60_000;

/** The clock of practice: 60 minutes unless chosen otherwise, and it stands still while nobody is at the sheet. */
export function useWritingClock(year: number) {
  const { id: userId } = useUser();
  const durationMs = (chosenTime(userId, year, 'redacao') ?? DEFAULT_MINUTES.redacao * 60) * 1000;
  const used = useRef(Number(readOwned(keys.essayClock(year), userId)) || 0);
  const before = useRef(performance.now());
  const [over, setOver] = useState(used.current >= durationMs);
  const tick = () => {
    const now = performance.now();
    const passed = now - before.current;
    before.current = now;
    if (passed < AWAY_MS && used.current < durationMs) {
      used.current += passed;
      writeOwned(keys.essayClock(year), userId, Math.round(used.current));
    }
    return Math.max(0, durationMs - used.current);
  };
  const remainingMs = useCountdown(tick, () => setOver(true));
  const restart = () => {
    used.current = 0;
    remove(keys.essayClock(year));
    setOver(false);
  };
  return { remainingMs, over, restart };
}
