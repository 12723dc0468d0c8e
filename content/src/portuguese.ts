import type { Variant } from '@gabarita/question-families';
import type { Edition } from './load-edition.js';
import { type BankQuestion, figuresIn, textsOf } from './question.js';

/** A text written in Portuguese, and where it stands. */
export interface PortugueseText {
  place: string;
  text: string;
}

/** Of an English or Spanish context only the alternative texts are Portuguese, and nothing that is quoted from it is. */
function spokenIn({ language, context, justification = '', ...question }: BankQuestion): string[] {
  if (!language) return [...textsOf({ ...question, context }), justification];
  const described = figuresIn(context).map(({ alt }) => alt);
  return [...textsOf({ ...question, context: described.join('\n') }), justification].map((text) =>
    text.replaceAll(/“[^”]*”/g, ' '),
  );
}

/** The words drawn in a figure; a line that ends in a hyphen goes on in the next. */
const labelsOf = (svg: string) =>
  [...svg.replaceAll(/-<\/text>\s*<text[^>]*>/g, '-').matchAll(/<text[^>]*>([^<]*)/g)].map(([, label = '']) => label);

/** Everything of the edition that must be good Portuguese: questions, figures and the essay. */
export function portugueseOf({ questions, figures, essay }: Edition): PortugueseText[] {
  const foreign = /^e[ns]-/;
  return [
    ...questions.flatMap((question) => spokenIn(question).map((text) => ({ place: question.id, text }))),
    ...[...figures]
      .filter(([file]) => !foreign.test(file))
      .flatMap(([file, svg]) => labelsOf(svg).map((text) => ({ place: file, text }))),
    ...[essay.theme, ...essay.texts.flatMap(({ title, body }) => [title, body])].map((text) => ({
      place: 'essay',
      text,
    })),
  ];
}

/** Everything of a variant that a student or a teacher reads. */
export function portugueseOfVariant({ family, figure, ...variant }: Variant): PortugueseText[] {
  return [
    variant.context,
    variant.statement,
    variant.explanation,
    ...Object.values(variant.alternatives).flatMap(({ text, mistake }) => [text, mistake ?? '']),
    ...Object.values(variant.whyNot),
    ...labelsOf(figure?.svg ?? ''),
  ].map((text) => ({ place: family, text }));
}

/** The words of a text, with their hyphens and apostrophes; Greek letters and the names of figures are not words. */
export function wordsIn(text: string): string[] {
  const prose = text.replaceAll(/\(figures\/[^)]*\)|<\/?su[bp]>/g, '').replaceAll('’', "'");
  return prose.match(/\p{Script=Latin}+(?:[-']\p{Script=Latin}+)*/gu) ?? [];
}
