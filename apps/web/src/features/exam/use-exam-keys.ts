import { isLetter, LETTERS, type Letter } from '@gabarita/enem';
import { useLayoutEffect, useRef } from 'react';

export interface ExamKeys {
  onLetter: (letter: Letter) => void;
  onMove: (step: -1 | 1) => void;
  onFlag: () => void;
  onAnnul: () => void;
}

/**
 * 1–5 and A–E choose, ← → move, F flags, X annuls what is chosen. Listening begins before the question is painted: on a
 * slow machine an effect comes later, and a key pressed at first sight would be lost.
 */
export function useExamKeys(keys: ExamKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForTheExam(event)) return;
      const action = actionOf(event.key, latest.current);
      if (!action) return;
      // ← and → would otherwise walk through the radios of the question as well.
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actionOf(key: string, { onLetter, onMove, onFlag, onAnnul }: ExamKeys): (() => void) | undefined {
  const upper = key.toUpperCase();
  if (upper === 'F') return onFlag;
  if (upper === 'X') return onAnnul;
  if (key === 'ArrowLeft') return () => onMove(-1);
  if (key === 'ArrowRight') return () => onMove(1);
  const letter = /^[1-5]$/.test(key) ? LETTERS[Number(key) - 1] : upper;
  return letter !== undefined && isLetter(letter) ? () => onLetter(letter) : undefined;
}

/** Shortcuts of the browser, text being typed and an open dialog come first; a table that scrolls keeps its arrows. */
function isForTheExam({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element)) return true;
  if (target.matches('input:not([type="radio"]), textarea, select, [contenteditable]')) return false;
  return !(key.startsWith('Arrow') && target.matches('section[tabindex]'));
}
