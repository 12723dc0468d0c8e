import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether there is more to the side than the box shows. Known before the first paint, so that nothing moves after it. */
export function useOverflow<Box extends HTMLElement>(): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    measure();
    // Tests and very old browsers have none; there the first measure stands.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [box, overflows];
}
