import { useEffect, useState } from 'react';

const MOMENT_MS = 300;

/** The value once it has stood still for a moment: a search asks the server per word, not per letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
