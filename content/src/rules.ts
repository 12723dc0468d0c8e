import { competenceOf, LETTERS, SHORT_LABELS } from '@gabarita/enem';
import { topicOf } from '@gabarita/enem/topics';
import { type BankQuestion, type Difficulty, figuresIn, textsOf } from './question.js';

/** What every question of the bank must be. Each rule answers with what is wrong, in words, or with nothing. */
type Rule = (question: BankQuestion) => string[];

const unless = (holds: boolean, complaint: string) => (holds ? [] : [complaint]);
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

const B_OF_DIFFICULTY: Record<Difficulty, (b: number) => boolean> = {
  easy: (b) => b < 0.3,
  medium: (b) => b >= 0.3 && b <= 1.3,
  hard: (b) => b > 1.3,
};

const alternatives: Rule = ({ alternatives, key }) => {
  const texts = Object.values(alternatives).map((text) => text.trim().toLowerCase());
  return [
    ...unless(Object.keys(alternatives).join('') === LETTERS.join(''), 'has other alternatives than A to E'),
    ...unless(new Set(texts).size === LETTERS.length, 'has two alternatives alike'),
    ...unless(
      texts.every((text) => text.length > 0 && text.length <= 300),
      'has an empty or very long alternative',
    ),
    ...unless(LETTERS.includes(key), `has no alternative ${key}`),
  ];
};

const lengths: Rule = ({ context, statement, explanation }) => [
  ...unless(figuresIn(context).length > 0 || wordsIn(context) >= 35, 'has too little to read'),
  ...unless(wordsIn(context) <= 380, 'has too much to read'),
  ...unless(wordsIn(statement) >= 4 && wordsIn(statement) <= 90, 'has a statement too short or too long'),
  ...unless(wordsIn(explanation) >= 20 && wordsIn(explanation) <= 160, 'has an explanation too short or too long'),
];

const reasons: Rule = ({ key, whyNot }) => {
  const wrong = LETTERS.filter((letter) => letter !== key);
  return [
    ...unless(
      Object.keys(whyNot).join('') === wrong.join(''),
      'does not say why not, for each wrong letter in its order',
    ),
    ...wrong.flatMap((letter) =>
      unless(
        wordsIn(whyNot[letter] ?? '') >= 5 && wordsIn(whyNot[letter] ?? '') <= 45,
        `says too little or too much of ${letter}`,
      ),
    ),
  ];
};

const skills: Rule = ({ area, competence, skill }) => {
  const number = Number(/^H(\d+)$/.exec(skill)?.[1]);
  return unless(competenceOf(area, number) === competence, `says ${skill} is of competence ${competence}`);
};

const topics: Rule = ({ area, skill, topic }) => {
  const known = topicOf(area, topic);
  if (!known) return [`has no topic of its area: ${topic}`];
  return unless(known.skills.includes(Number(skill.slice(1))), `tests ${skill}, which is not of the topic ${topic}`);
};

const parameters: Rule = ({ difficulty, tri: { a, b, c } }) => [
  ...unless(B_OF_DIFFICULTY[difficulty](b), `is ${difficulty} with b ${b}`),
  ...unless(a >= 0.7 && a <= 3.2, `has an a of ${a}`),
  ...unless(c >= 0.05 && c <= 0.25, `has a c of ${c}`),
];

const justified: Rule = ({ proof, justification = '' }) =>
  unless(proof === 'quantitative' || wordsIn(justification) >= 8, 'is conceptual and has no justification');

const typography: Rule = (question) =>
  textsOf(question).flatMap((text) => [
    ...unless(text === text.normalize('NFC'), 'has text that is not NFC'),
    ...unless(!/[\p{Cf}]|(?![\n\t])\p{Cc}/u.test(text), 'has invisible characters'),
    ...unless(!/<(?!\/?(?:sub|sup)>)[a-z/]/i.test(text), 'has HTML other than sub and sup'),
    ...unless(
      !/\d\.\d{1,2}(?!\d)/.test(text.replaceAll(/https?:\S+|\(figures\/[^)]*\)/g, '')) || question.language !== null,
      'has a decimal point',
    ),
  ]);

const identity: Rule = ({ id, number, area, language }) => {
  const prefix = language ? { ingles: 'en', espanhol: 'es' }[language] : SHORT_LABELS[area].toLowerCase();
  return unless(id === `${prefix}-${String(number).padStart(2, '0')}`, `should not be called ${id}`);
};

const rules: Rule[] = [identity, alternatives, lengths, reasons, skills, topics, parameters, justified, typography];

/** Every complaint about one question, each once. */
export const complaintsAbout = (question: BankQuestion) =>
  [...new Set(rules.flatMap((rule) => rule(question)))].map((complaint) => `${question.id} ${complaint}`);
