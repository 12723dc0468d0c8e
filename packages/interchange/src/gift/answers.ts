import { Unusable } from '../question.js';

export interface Answer {
  text: string;
  right: boolean;
  feedback: string;
}

/** `{T}` and `{F}`, as two alternatives. */
export function trueFalse(body: string): Answer[] | undefined {
  const [, word] = /^(T|TRUE|F|FALSE)\s*(?:#[\s\S]*)?$/i.exec(body) ?? [];
  if (!word) return undefined;
  const isTrue = word.toUpperCase().startsWith('T');
  return [
    { text: 'Verdadeiro', right: isTrue, feedback: '' },
    { text: 'Falso', right: !isTrue, feedback: '' },
  ];
}

/** The answers of a multiple choice question; every other kind is refused by its name. */
export function answersOf(body: string, markdown: (text: string) => string): Answer[] {
  if (body === '') throw new Unusable('é dissertativa, e só questões de múltipla escolha podem ser importadas');
  if (body.startsWith('#')) throw new Unusable('é numérica, e só questões de múltipla escolha podem ser importadas');
  if (!body.includes('~')) {
    const kind = body.includes('->') ? 'de associação' : 'de resposta curta';
    throw new Unusable(`é ${kind}, e só questões de múltipla escolha podem ser importadas`);
  }
  const answers = body
    .split(/(?=[=~])/)
    .map((answer) => answer.trim())
    .filter(Boolean)
    .map((answer) => answerOf(answer, markdown));
  refuseUnlessOneRight(answers.map(({ weight }) => weight));
  return answers.map(({ text, weight, feedback }) => ({ text, right: weight === 100, feedback }));
}

/** One right answer, worth everything, and none worth anything besides it: that is all our exams know. */
export function refuseUnlessOneRight(weights: number[]): void {
  const right = weights.filter((weight) => weight > 0);
  if (right.length > 1) throw new Unusable('tem mais de uma alternativa que vale pontos');
  if (right[0] !== 100) throw new Unusable('não tem uma alternativa correta que valha 100%');
}

const WEIGHT = /^%(-?\d+(?:\.\d+)?)%/;

function answerOf(source: string, markdown: (text: string) => string) {
  const marker = source[0];
  if (marker !== '=' && marker !== '~') throw new Unusable('tem nas respostas um texto sem = nem ~ antes dele');
  const [prefix = '', given] = WEIGHT.exec(source.slice(1).trim()) ?? [];
  const words = source.slice(1).trim().slice(prefix.length);
  const hash = words.indexOf('#');
  return {
    text: markdown((hash === -1 ? words : words.slice(0, hash)).trim()),
    feedback: hash === -1 ? '' : markdown(words.slice(hash + 1).trim()),
    weight: given === undefined ? (marker === '=' ? 100 : 0) : Number(given),
  };
}
