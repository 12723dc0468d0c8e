import { STUDENT_NUMBER, studentNumberBubbles } from '../layout/student-number.js';
import { paperSpots, sampleBubble } from './bubble-sampling.js';
import { DOUBTFUL } from './confidence.js';
import type { GrayImage } from './gray-image.js';
import type { PageMap } from './page-map.js';
import { median } from './statistics.js';

export interface StudentNumber {
  /** From the left; null where no digit, or more than one, is filled in, or it is in doubt: the sheet would be another student's. */
  readonly digits: readonly (number | null)[];
  /** 0 to 1; below 0.5 a person should look. */
  readonly confidence: number;
}

/** A filled digit is this dark at least, and its rival no darker than half of it. */
const LEAST_MARK = 0.14;
const MOST_RIVAL = 0.5;

export function readStudentNumber(image: GrayImage, map: PageMap, inkContrast: number): StudentNumber {
  const { bubbleRadius } = STUDENT_NUMBER;
  const spots = paperSpots(STUDENT_NUMBER);
  const darkness = studentNumberBubbles().map((bubble) => {
    const { inside, paper } = sampleBubble(image, map, bubble, bubbleRadius, spots);
    return (1 - inside / paper) / inkContrast;
  });
  const places = Array.from({ length: STUDENT_NUMBER.digits }, (_, place) =>
    readDigit(darkness.slice(place * 10, (place + 1) * 10)),
  );
  return {
    digits: places.map(({ digit }) => digit),
    confidence: Math.min(...places.map(({ confidence }) => confidence)),
  };
}

/** Nine of ten bubbles are empty, so that their middle is what empty looks like. */
function readDigit(darkness: readonly number[]): { digit: number | null; confidence: number } {
  const empty = median(darkness);
  const ranked = darkness.map((value, digit) => ({ digit, value: value - empty })).sort((a, b) => b.value - a.value);
  const [top, second] = ranked;
  const distance = Math.abs(top.value - LEAST_MARK) / (0.4 * LEAST_MARK);
  if (top.value < LEAST_MARK) return { digit: null, confidence: Math.min(1, distance) };
  const share = second.value / top.value;
  const confidence = Math.max(0, Math.min(1, distance, Math.abs(MOST_RIVAL - share) / 0.2));
  return { digit: share < MOST_RIVAL && confidence >= DOUBTFUL ? top.digit : null, confidence };
}
