import type { RecognitionView } from '@gabarita/contract';
import { type findKeysIn, NO_KEY } from '../questions/keys.js';
import type { SheetLine } from '../sessions/sheet.js';
import type { PhotoReading } from './reading/read-photo.js';

type Keys = Awaited<ReturnType<typeof findKeysIn>>;
type Marked = Pick<RecognitionView, 'correct' | 'total' | 'score' | 'details'>;

/** What was read, question by question, held against the key where the reader may see it; a hidden question does not count. */
export function markReading(
  lines: readonly SheetLine[],
  answers: PhotoReading['answers'],
  keys: Keys | undefined,
  hidden: ReadonlySet<number>,
): Marked {
  const details = lines.map((line, place) => {
    const { letters, confidence, bubbles } = answers[place] ?? { letters: [], confidence: 0, bubbles: [] };
    const key = hidden.has(line.question_id) ? undefined : keys && (keys.get(line.question_id) ?? NO_KEY);
    const marked = letters.join('') || null;
    return {
      index: line.number,
      question_id: line.question_id,
      letters: line.alternatives.map(({ letter }) => letter),
      marked,
      correct: key?.letter ?? null,
      // Several marks are none, and an annulled question is right for everybody.
      isCorrect: key ? key.annulled || (marked !== null && marked === key.letter) : null,
      confidence,
      bubbles,
    };
  });
  const counted = details.filter(
    ({ question_id }, place) => lines[place]?.available && !(keys && hidden.has(question_id)),
  );
  const right = counted.filter(({ isCorrect }) => isCorrect).length;
  const share = counted.length === 0 ? 0 : Math.round((right / counted.length) * 1_000) / 10;
  return { total: counted.length, correct: keys ? right : null, score: keys ? share : null, details };
}
