import { useEffect, useRef, useState } from 'react';

const TICK_MS = 1000;

/** Ticks every second (section 9); `onOver` is called at each tick without time left, until the screen changes. */
export function useCountdown(remaining: () => number, onOver: () => void): number {
  const [left, setLeft] = useState(remaining);
  const latest = useRef({ remaining, onOver });
  useEffect(() => {
    latest.current = { remaining, onOver };
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const now = latest.current.remaining();
      setLeft(now);
      if (now <= 0) latest.current.onOver();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return left;
}
