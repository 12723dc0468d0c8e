import { execFileSync } from 'node:child_process';
import { type EssayToGrade, gradeEssay } from '@gabarita/essay-grader';
import { describe, expect, it } from 'vitest';
import { DEMO_ESSAYS, DEMO_THEME } from '../../demo/essay-texts.js';
import { portugueseDictionary } from './spelling.js';

const motivatingTexts = DEMO_THEME.texts.map(({ body }) => body);
const written = DEMO_ESSAYS.map(({ paragraphs }) => paragraphs);
const texts = [
  ...written.map((paragraphs) => paragraphs.join('\n')),
  ...written.map((paragraphs) => paragraphs.slice(0, -1).join('\n')),
  ...written.map((paragraphs) => paragraphs.join('\n').normalize('NFD').replace(/\p{M}/gu, '')),
  written.flat().join(' ').slice(0, 2_800),
  [...motivatingTexts, ...(written[0] ?? [])].join('\n'),
  'İstanbul é longe; a gente, tipo, vai de ônibus e os aluno também.\n'.repeat(12),
];
const topics = [DEMO_THEME.title, 'O uso de agrotóxicos no Brasil', ''];
const essays: EssayToGrade[] = texts.flatMap((text) => topics.map((topic) => ({ text, topic, motivatingTexts })));

/** Everything a student sees, to the byte: scores, comments, highlights, badges. */
const bytesOf = (grades: readonly unknown[]) => grades.map((grade) => JSON.stringify(grade));
const isWord = await portugueseDictionary();
const first = bytesOf(essays.map((essay) => gradeEssay(essay, isWord)));

describe('an essay gets the same grade and the same words', () => {
  it('a second time', () => {
    expect(bytesOf(essays.map((essay) => gradeEssay(essay, isWord)))).toEqual(first);
  });

  it('whatever was graded before it', () => {
    expect(bytesOf(essays.toReversed().map((essay) => gradeEssay(essay, isWord))).toReversed()).toEqual(first);
  });

  it.each([
    { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' },
    { TZ: 'America/Sao_Paulo', LC_ALL: 'ar_EG.UTF-8' },
  ])('in another process, with $TZ and $LC_ALL', (place) => {
    expect(bytesOf(gradedElsewhere(place))).toEqual(first);
  });
});

/** By the code as it is built, in a process of its own. */
function gradedElsewhere(place: Record<string, string>): unknown[] {
  const spelling = new URL('../../../dist/modules/essays/spelling.js', import.meta.url).href;
  const script = `
    import { readFileSync } from 'node:fs';
    import { gradeEssay } from '@gabarita/essay-grader';
    import { portugueseDictionary } from '${spelling}';
    const isWord = await portugueseDictionary();
    const essays = JSON.parse(readFileSync(0, 'utf8'));
    process.stdout.write(JSON.stringify(essays.map((essay) => gradeEssay(essay, isWord))));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: new URL('../../..', import.meta.url),
    env: { PATH: process.env.PATH, ...place },
    input: JSON.stringify(essays),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return JSON.parse(printed) as unknown[];
}
