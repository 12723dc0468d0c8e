import { collect, type ExchangeQuestion, type Imported, Unusable } from '../question.js';
import { type MoodleFormat, moodleToMarkdown } from '../text/moodle-text.js';
import { answersOf, trueFalse } from './answers.js';
import { putBack, setAside } from './escapes.js';

/** Questions in GIFT, the text format of Moodle: separated by blank lines, `=` before the right answer. */
export function importGift(text: string): Imported {
  return collect(
    blocksOf(text),
    ({ line, source }, index) => ({ line, name: nameOf(source) || `Questão ${index + 1}` }),
    ({ source }) => questionOf(source),
  );
}

interface Block {
  line: number;
  source: string;
}

/** What stands between blank lines, without comments and categories. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '')
    .split('\n');
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') open = undefined;
    else if (!/^\s*(\/\/|\$CATEGORY:)/.test(line)) {
      if (open) open.source += `\n${line}`;
      else {
        open = { line: place + 1, source: line };
        blocks.push(open);
      }
    }
  }
  return blocks.map(({ line, source }) => ({ line, source: setAside(source).trim() }));
}

const NAME = /^::([\s\S]*?)::/;
const FORMAT = /^\[(html|moodle|plain|markdown)\]/;

const nameOf = (source: string): string => putBack(NAME.exec(source)?.[1] ?? '').trim();

function questionOf(block: string): ExchangeQuestion {
  const source = block.replace(NAME, '').trim();
  const start = source.indexOf('{');
  const end = source.indexOf('}', start);
  if (start === -1) throw new Unusable('é só um texto, sem pergunta nem respostas');
  if (end === -1)
    throw new Unusable('não tem a chave } que fecha as respostas (uma linha em branco termina a questão)');
  const after = source.slice(end + 1).trim();
  // Text on both sides of the answers: the right one fills the blank between them.
  const words = `${source.slice(0, start).trim()}${after && ' _____ '}${after}`;
  const [, format = 'moodle'] = FORMAT.exec(words) ?? [];
  const markdown = (text: string) => toMarkdown(text, format);
  const { body, feedback } = withFeedback(source.slice(start + 1, end).trim());
  const answers = trueFalse(body) ?? answersOf(body, markdown);
  return {
    statement: markdown(words),
    alternatives: answers.map(({ text }) => text),
    correct: answers.findIndex(({ right }) => right),
    explanation: feedback ? markdown(feedback) : (answers.find(({ right }) => right)?.feedback ?? ''),
  };
}

function withFeedback(body: string): { body: string; feedback: string } {
  const at = body.lastIndexOf('####');
  return at === -1 ? { body, feedback: '' } : { body: body.slice(0, at).trim(), feedback: body.slice(at + 4).trim() };
}

/** A text by its own format, else by that of the question. */
function toMarkdown(text: string, inherited: string): string {
  const [marker = '', format = inherited] = FORMAT.exec(text) ?? [];
  return moodleToMarkdown(putBack(text.slice(marker.length)).trim(), format as MoodleFormat);
}
