import { CAROUSEL_SECONDS } from '@gabarita/contract/constants';
import { useEffect, useState } from 'react';

/**
 * Turns every 5 s (section 9) unless somebody stopped it, is pointing at it or has the focus in it. Who prefers reduced
 * motion gets it stopped from the start (WCAG 2.2.2).
 */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (stopped || held) return;
    const timer = setInterval(() => setCurrent((slide) => (slide + 1) % count), CAROUSEL_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [stopped, held, count]);

  return {
    current,
    stopped,
    toggle: () => setStopped(!stopped),
    show: (slide: number) => setCurrent(slide),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
