import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each entry of the history was scrolled to, for as long as the page lives. */
const positions = new Map<string, number>();

/** A new page starts at its top; going back returns to where one was reading. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const way = useNavigationType();

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (hash !== '') return;
    window.scrollTo(0, way === 'POP' ? (positions.get(key) ?? 0) : 0);
  }, [key, hash, way]);
}
