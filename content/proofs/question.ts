import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface ProvenQuestion {
  id: string;
  key: string;
  alternatives: Record<string, string>;
}

const folder = new URL('../questions/', import.meta.url);
const questions = new Map(
  readdirSync(folder)
    .flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as ProvenQuestion[])
    .map((question) => [question.id, question]),
);

function find(id: string): ProvenQuestion {
  const question = questions.get(id);
  if (!question) throw new Error(`there is no question ${id} in the bank`);
  return question;
}

/** The text of each alternative, by letter. */
export function alternativesOf(id: string): Record<string, string> {
  return find(id).alternatives;
}

/** The text of the alternative that the bank calls correct. */
export function keyOf(id: string): string {
  const { key, alternatives } = find(id);
  const text = alternatives[key];
  if (text === undefined) throw new Error(`question ${id} has no alternative ${key}`);
  return text;
}

/** The first number of a Brazilian text: "1.250,5 kg" is 1250.5. */
export function numberIn(text: string): number {
  const digits = /[-−–]?\s?\d[\d.]*(?:,\d+)?/.exec(text)?.[0];
  if (digits === undefined) throw new Error(`there is no number in "${text}"`);
  return Number(
    digits
      .replaceAll('.', '')
      .replace(',', '.')
      .replace(/[−–]\s?/, '-')
      .replace(/\s/, ''),
  );
}

/** Every pt-BR number in a text, in order. */
export function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((part) => numberIn(part));
}
