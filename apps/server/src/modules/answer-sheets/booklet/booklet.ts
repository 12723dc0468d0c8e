import type { EssayTopic } from '../../../db/schema/exam-content.js';

/** An exam as it goes to the thread that draws it. There is no field for a key, so none can be printed. */
export interface Booklet {
  title: string;
  turmas: string[];
  /** When it is sat, in words; null for an exam without a date. */
  when: string | null;
  minutes: number;
  questions: BookletQuestion[];
  topic: EssayTopic | null;
  /** By the address the texts name them with. */
  pictures: ReadonlyMap<string, Picture>;
}

/** Texts are the Markdown subset. */
export interface BookletQuestion {
  number: number;
  context: string | null;
  statement: string;
  alternatives: { letter: string; text: string | null; image: string | null }[];
}

/** JPEG or PNG, the two that a PDF can hold, with its size on paper in points when there is room for it. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}
