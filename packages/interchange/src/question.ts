import { LETTERS, normaliseText } from '@gabarita/enem';

/** A question as it travels between programs. Texts are our Markdown subset; images stand in them. */
export interface ExchangeQuestion {
  statement: string;
  /** Two to five. */
  alternatives: string[];
  /** Which of them is right, counted from 0. */
  correct: number;
  /** Empty when there is none. */
  explanation: string;
}

/** Why something in a file cannot be imported, and where it stands. */
export interface Problem {
  line: number;
  /** How the file itself calls it, or its place in it. */
  name: string;
  text: string;
}

/** What a file holds. With problems, nothing of it is imported: half an exam is worse than none. */
export interface Imported {
  questions: ExchangeQuestion[];
  problems: Problem[];
  /** What the questions had in the other program and an exam of ours has no place for: they come without it. */
  leftOut?: Problem[];
}

/** Thrown by a reader over one question; it becomes a `Problem` with the question's name and line. */
export class Unusable extends Error {}

const TEXT_MAX = 20_000;

/** The same question with its texts as we keep them, or a word on what it lacks. */
function checked({ statement, alternatives, correct, explanation }: ExchangeQuestion): ExchangeQuestion {
  const question = {
    statement: normaliseText(statement),
    alternatives: alternatives.map(normaliseText),
    correct,
    explanation: normaliseText(explanation),
  };
  const texts = [question.statement, question.explanation, ...question.alternatives];
  const count = alternatives.length;
  if (question.statement === '') throw new Unusable('não tem enunciado');
  if (count < 2 || count > LETTERS.length) throw new Unusable(`precisa de 2 a 5 alternativas, e tem ${count}`);
  if (question.alternatives.includes('')) throw new Unusable('tem uma alternativa vazia');
  if (!(correct >= 0 && correct < count)) throw new Unusable('não diz qual é a alternativa correta');
  if (texts.some((text) => withoutData(text).length > TEXT_MAX)) throw new Unusable('tem um texto longo demais');
  return question;
}

/** Images inside the file are long, and leave the text when they are uploaded. */
const withoutData = (text: string): string => text.replaceAll(/\(data:[^()]*\)/g, '()');

/** Reads one item after the other; each that cannot be used is named, with its line. */
export function collect<Item>(
  items: Iterable<Item>,
  place: (item: Item, index: number) => { line: number; name: string },
  read: (item: Item) => ExchangeQuestion,
): Imported {
  const imported: Imported = { questions: [], problems: [] };
  let index = 0;
  for (const item of items) {
    try {
      imported.questions.push(checked(read(item)));
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      imported.problems.push({ ...place(item, index), text: error.message });
    }
    index += 1;
  }
  return imported;
}
