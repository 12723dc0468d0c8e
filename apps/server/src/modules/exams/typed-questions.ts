import type { TypedQuestion } from '@gabarita/contract';
import { type Area, areaNamed, normaliseText } from '@gabarita/enem';
import type { Db } from '../../db/database.js';
import { questions } from '../../db/schema/index.js';
import { type NewAlternative, writeAlternatives, writeKeys } from '../questions/write.js';

/** Stores questions typed for an exam, in the order given, and answers their ids. They never enter the bank. */
export async function storeTypedQuestions(tx: Db, typed: TypedQuestion[], subject: Area | null): Promise<number[]> {
  const stored = await tx
    .insert(questions)
    .values(typed.map((question) => columnsOf(question, subject)))
    .returning({ id: questions.id });
  // Numbers are given out row by row: ascending ids are the order of the list.
  const ids = stored.map(({ id }) => id).sort((a, b) => a - b);
  const numbered = typed.map((question, place) => [ids[place] ?? Number.NaN, question] as const);
  await writeAlternatives(
    tx,
    new Map(numbered.map(([id, question]) => [id, question.alternatives.map(alternativeOf)])),
  );
  await writeKeys(tx, new Map(numbered.map(([id, question]) => [id, keyOf(question)])));
  return ids;
}

type Pictured = Pick<TypedQuestion, 'image_url' | 'image_alt'>;

/** Brackets would end the text early, and a description has no use for them. */
const imageMarkdown = ({ image_url, image_alt }: Pictured) =>
  image_url ? `![${(image_alt ?? '').replace(/[[\]\\\s]+/g, ' ').trim()}](${image_url})` : '';

const columnsOf = (question: TypedQuestion, subject: Area | null) => ({
  source: 'CUSTOM' as const,
  status: 'served' as const,
  area: areaNamed(question.subject_name ?? '') ?? subject,
  context: imageMarkdown(question) || null,
  statement: normaliseText(question.statement),
  video_url: question.video_url ?? null,
});

/** The image of an alternative stands after its text: `alternatives.image` is for files of ours alone. */
function alternativeOf(alternative: TypedQuestion['alternatives'][number]): NewAlternative {
  const { letter, text } = alternative;
  const parts = [normaliseText(text ?? ''), imageMarkdown(alternative)].filter(Boolean);
  return { letter, text: parts.join('\n\n'), image: null };
}

const keyOf = ({ alternatives, explanation }: TypedQuestion) => ({
  letter: alternatives.find(({ is_correct }) => is_correct)?.letter ?? null,
  explanation: explanation ? normaliseText(explanation) : null,
});
