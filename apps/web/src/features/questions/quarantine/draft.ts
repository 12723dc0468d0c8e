import type { StaffQuestion } from '@gabarita/contract';
import { LETTERS, type Letter } from '@gabarita/enem';
import type { Mend } from './use-quarantine';

/** A question while it is being mended: everything that can change, as text in a field. */
export interface Draft {
  context: string;
  statement: string;
  alternatives: Record<Letter, string>;
  /** Empty while nobody knows it. */
  key: Letter | 'annulled' | '';
  explanation: string;
  /** Alternative texts, by the address of the image. */
  images: Record<string, string>;
}

export function draftOf(question: StaffQuestion): Draft {
  const { context, statement, alternatives, key, images } = question;
  const textOf = (letter: Letter) => alternatives.find((alternative) => alternative.letter === letter)?.text ?? '';
  return {
    context: context ?? '',
    statement,
    alternatives: { A: textOf('A'), B: textOf('B'), C: textOf('C'), D: textOf('D'), E: textOf('E') },
    key: key.annulled ? 'annulled' : (key.letter ?? ''),
    explanation: key.explanation ?? '',
    images: Object.fromEntries(images.map(({ src, alt }) => [src, alt])),
  };
}

/** Only what changed, so that the record of the change says exactly that. */
export function changesIn(question: StaffQuestion, draft: Draft): Mend {
  const before = draftOf(question);
  const letters = LETTERS.filter((letter) => draft.alternatives[letter] !== before.alternatives[letter]);
  const images = Object.entries(draft.images).filter(([src, alt]) => alt !== before.images[src]);
  return {
    ...(draft.context !== before.context && { context: draft.context || null }),
    ...(draft.statement !== before.statement && { statement: draft.statement }),
    ...(letters.length > 0 && {
      alternatives: letters.map((letter) => ({ letter, text: draft.alternatives[letter] || null })),
    }),
    ...(draft.key !== before.key && draft.key !== '' && { key: draft.key === 'annulled' ? null : draft.key }),
    ...(draft.explanation !== before.explanation && { explanation: draft.explanation || null }),
    ...(images.length > 0 && { images: images.map(([src, alt]) => ({ src, alt })) }),
  };
}

/** The question as students would see it with this draft. */
export function preview(question: StaffQuestion, draft: Draft) {
  const shown = LETTERS.map((letter) => ({
    letter,
    text: draft.alternatives[letter] || null,
    image: question.alternatives.find((alternative) => alternative.letter === letter)?.image ?? null,
  }));
  return {
    ...draft,
    alternatives: shown.filter(({ text, image }) => text !== null || image !== null),
    images: question.images.map((image) => ({ ...image, alt: draft.images[image.src] ?? image.alt })),
  };
}
