import type { ExamPaper, ExamView, QuestionKey } from '@gabarita/contract';
import { type Area, DISCIPLINE_LABELS, endingImage, imagesIn } from '@gabarita/enem';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { examQuestions, questions } from '../../db/schema/index.js';
import { type Asked, withAsked } from '../questions/asked.js';
import { findKeysIn, NO_KEY } from '../questions/keys.js';
import type { Exam } from './policy.js';

/** The paper of an exam, its sheet, and its key. Without a `key` no query here looks at one. */

type ExamQuestion = ExamPaper['exam_questions'][number]['question'];
type AnswerKey = NonNullable<ExamPaper['answer_key']>;
type PaperRow = Awaited<ReturnType<typeof askedIn>>[number];

/** The questions of an exam in order, as they are asked. */
export async function askedIn(db: Db, examId: number) {
  const rows = await db
    .select({
      id: questions.id,
      position: examQuestions.position,
      points: examQuestions.points,
      area: questions.area,
      context: questions.context,
      statement: questions.statement,
      video_url: questions.video_url,
      source: questions.source,
    })
    .from(examQuestions)
    .innerJoin(questions, eq(questions.id, examQuestions.question_id))
    .where(eq(examQuestions.exam_id, examId))
    .orderBy(asc(examQuestions.position));
  return withAsked(db, rows);
}

export async function composePaper(
  db: Db,
  exam: Pick<Exam, 'id' | 'essay_topic'>,
  view: ExamView,
  key: { hidden: ReadonlySet<number> } | null,
): Promise<ExamPaper> {
  const rows = await askedIn(db, exam.id);
  const paper: ExamPaper = {
    ...view,
    view: 'paper',
    essay_topic: exam.essay_topic,
    exam_questions: rows.map((row) => ({ order: row.position, points: row.points, question: questionView(row) })),
  };
  if (!key) return paper;
  const keys = await findKeysIn(
    db,
    exam.id,
    rows.map(({ id }) => id),
  );
  const shown = rows.filter(({ id }) => !key.hidden.has(id));
  return markKey(paper, rows, new Map(shown.map(({ id }) => [id, keys.get(id) ?? NO_KEY])));
}

export async function composeSheet(db: Db, exam: Pick<Exam, 'id'>, view: ExamView) {
  const rows = await askedIn(db, exam.id);
  return {
    ...view,
    view: 'sheet' as const,
    exam_questions: rows.map(({ id, position, points, alternatives }) => ({
      order: position,
      points,
      question: { id, answers: alternatives.map(({ id, letter }) => ({ id, letter })) },
    })),
  };
}

function questionView(row: PaperRow): ExamQuestion {
  const addresses = [...new Set([...imagesIn(row.context ?? ''), ...imagesIn(row.statement)])];
  return {
    id: row.id,
    displayIndex: row.position,
    subject: row.area && { name: DISCIPLINE_LABELS[row.area], color: SUBJECT_COLORS[row.area] },
    context: row.context,
    question_text: row.statement,
    question_image: addresses[0] ?? null,
    question_images: addresses,
    images: row.images,
    video_url: row.video_url,
    typed: row.source === 'CUSTOM',
    answers: row.alternatives.map(answerView),
  };
}

/** Ours on white and on slate: none is read without the name beside it. */
const SUBJECT_COLORS: Record<Area, string> = {
  linguagens: '#b45309',
  'ciencias-humanas': '#1d4ed8',
  'ciencias-natureza': '#15803d',
  matematica: '#be123c',
};

/** A typed alternative ends in its image, if it has one. */
function answerView({ id, letter, text, image }: Asked['alternatives'][number]): ExamQuestion['answers'][number] {
  const typed = image ? undefined : endingImage(text ?? '');
  return typed
    ? { id, letter, answer_text: typed.words || null, answer_image: typed.url, answer_image_alt: typed.alt }
    : { id, letter, answer_text: text, answer_image: image };
}

const markAnswer = (answer: ExamQuestion['answers'][number], key: QuestionKey | undefined) =>
  key ? { ...answer, is_correct: answer.letter === key.letter } : answer;

function markKey(paper: ExamPaper, rows: PaperRow[], keys: Map<number, QuestionKey>): ExamPaper {
  const answer_key: AnswerKey = rows.flatMap(({ id, position, alternatives }) => {
    const key = keys.get(id);
    const right = alternatives.find(({ letter }) => letter === key?.letter);
    return key ? [{ question_id: id, order: position, answer_id: right?.id ?? null, ...key }] : [];
  });
  const exam_questions = paper.exam_questions.map(({ question, ...place }) => ({
    ...place,
    question: {
      ...question,
      answers: question.answers.map((answer) => markAnswer(answer, keys.get(question.id))),
    },
  }));
  return { ...paper, exam_questions, answer_key };
}
