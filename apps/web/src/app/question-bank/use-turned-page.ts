import { useEffect, useRef } from 'react';

/**
 * Turning a page leads to the head of the results, for the eyes and for screen readers. A filter that goes back to the
 * first page does not: whoever is typing a word keeps the focus.
 */
export function useTurnedPage(page: number, turnTo: (page: number) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was turned to is the event, not an input
  useEffect(() => {
    if (turned.current) heading.current?.focus();
    turned.current = false;
  }, [page]);
  const turn = (next: number) => {
    turned.current = true;
    turnTo(next);
  };
  return { heading, turn };
}
