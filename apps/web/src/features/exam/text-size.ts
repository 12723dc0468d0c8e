import { useState } from 'react';
import { keys, readText, writeText } from '../../lib/storage';

/** In CSS pixels. The largest is 24 (WCAG lets the browser's own zoom do the rest). */
const SIZES = [14, 16, 18, 20, 22, 24];
const USUAL = 16;

const stored = () => SIZES.find((size) => String(size) === readText(keys.textSize)) ?? USUAL;

/** The size of the question's text, remembered from exam to exam. */
export function useTextSize() {
  const [size, setSize] = useState(stored);
  const become = (next: number | undefined) => {
    if (next === undefined) return;
    writeText(keys.textSize, String(next));
    setSize(next);
  };
  const place = SIZES.indexOf(size);
  return {
    size,
    smaller: place > 0 ? () => become(SIZES[place - 1]) : undefined,
    usual: size === USUAL ? undefined : () => become(USUAL),
    larger: place < SIZES.length - 1 ? () => become(SIZES[place + 1]) : undefined,
  };
}

export type TextSize = ReturnType<typeof useTextSize>;
