/**
 * What cheating costs: good essays of the unseen topics, changed as someone who wants points for nothing would.
 *
 *   npm run bench:essays
 */
import { gradeEssay } from '@gabarita/essay-grader';
import { type CorpusEssay, essaysOf, motivatingTexts, requireCorpus } from './corpus.js';
import { serverDictionary } from './dictionary.js';
import { seededRandom } from './metrics.js';

requireCorpus();
const isWord = await serverDictionary();
const texts = motivatingTexts();
const essays = essaysOf('dev').filter(({ subset, total }) => subset === 'unseen-topic' && total >= 720);
/** Some texts end in a lone full stop or a signature: without it, no conclusion would have been taken away. */
const paragraphsOf = ({ text }: CorpusEssay) => text.split('\n').filter((line) => line.trim().split(/\s+/).length > 3);
const random = seededRandom(5);

interface Trick {
  readonly name: string;
  readonly apply: (essay: CorpusEssay) => { text: string; topic: string; motivatingTexts?: string[] };
}

const withText = (essay: CorpusEssay, text: string) => ({ text, topic: essay.topic });

const tricks: readonly Trick[] = [
  { name: 'shuffled words', apply: (essay) => withText(essay, shuffle(essay.text.split(/\s+/)).join(' ')) },
  {
    name: 'words shuffled inside each sentence',
    apply: (essay) =>
      withText(
        essay,
        essay.text.replace(/[^.!?\n]+/g, (part) => shuffle(part.trim().split(/\s+/)).join(' ')),
      ),
  },
  {
    name: 'first paragraph four times',
    apply: (essay) => withText(essay, Array(4).fill(paragraphsOf(essay)[0]).join('\n')),
  },
  { name: 'no conclusion', apply: (essay) => withText(essay, paragraphsOf(essay).slice(0, -1).join('\n')) },
  { name: 'no accents', apply: (essay) => withText(essay, essay.text.normalize('NFD').replace(/\p{M}/gu, '')) },
  { name: 'another topic', apply: (essay) => ({ text: essay.text, topic: anotherTopic(essay.topic) }) },
  {
    name: 'motivating text copied, then an introduction',
    apply: (essay) => {
      const motivating = longMotivatingText();
      return { text: `${motivating}\n${paragraphsOf(essay)[0]}`, topic: essay.topic, motivatingTexts: [motivating] };
    },
  },
  { name: 'one paragraph', apply: (essay) => withText(essay, paragraphsOf(essay).join(' ')) },
];

const honest = new Map(essays.map((essay) => [essay.id, gradeEssay(essay, isWord).total]));

console.log(`\nWhat a trick costs, on ${essays.length} good essays (720 points or more by human graders)`);
console.table(
  tricks.map(({ name, apply }) => {
    const losses = essays.map((essay) => (honest.get(essay.id) ?? 0) - gradeEssay(apply(essay), isWord).total);
    const loss = losses.reduce((sum, value) => sum + value, 0) / losses.length;
    const share = (test: (value: number) => boolean) =>
      `${((100 * losses.filter(test).length) / losses.length).toFixed(1)} %`;
    return {
      trick: name,
      'points lost, mean': Math.round(loss),
      lower: share((value) => value > 0),
      higher: share((value) => value < 0),
    };
  }),
);

function shuffle(words: string[]): string[] {
  for (let i = words.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [words[i], words[j]] = [words[j] ?? '', words[i] ?? ''];
  }
  return words;
}

function anotherTopic(topic: string): string {
  const others = [...new Set(essays.map((essay) => essay.topic))].filter((other) => other !== topic);
  return others[Math.floor(random() * others.length)] ?? '';
}

/** Several openings of motivating texts, to fill a sheet. */
function longMotivatingText(): string {
  return [...texts.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, 4)
    .join('\n');
}
