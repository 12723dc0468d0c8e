import type { ExchangeQuestion } from '../question.js';
import { escaped } from './escapes.js';

export function exportGift(questions: readonly ExchangeQuestion[]): string {
  return questions.map((question, place) => `${written(question, place + 1)}\n`).join('\n');
}

function written({ statement, alternatives, correct, explanation }: ExchangeQuestion, number: number): string {
  const answers = alternatives.map((text, place) => `\t${answer(text, place === correct)}`);
  const feedback = explanation === '' ? [] : [`\t####${asMarkdown(explanation)}`];
  return [`::Questão ${number}::[markdown]${escaped(statement)}{`, ...answers, ...feedback, '}'].join('\n');
}

/** A text that begins like a weight gets one, so that it is not taken for it. */
function answer(text: string, right: boolean): string {
  const marker = right ? '=' : '~';
  const weight = /^%-?\d/.test(text) ? (right ? '%100%' : '%0%') : '';
  return marker + weight + asMarkdown(text);
}

/** Texts have the format of the question, unless they begin like the name of another. */
const asMarkdown = (text: string): string => (text.startsWith('[') ? '[markdown]' : '') + escaped(text);
