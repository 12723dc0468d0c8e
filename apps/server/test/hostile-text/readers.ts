import { parseCsv, UnclosedQuote, unguarded, writeCsv } from '@gabarita/csv';
import { endingImage, foreignLanguageOf, imagesIn, normaliseText, repairQuestion, withoutImages } from '@gabarita/enem';
import { gradeEssay, sheetLines } from '@gabarita/essay-grader';
import { exportCsv, exportGift, exportMoodleXml, exportQti, importQuestions } from '@gabarita/interchange';
import { parseRichLine, parseRichText, plainText } from '@gabarita/rich-text';
import { typedResponses } from '@gabarita/scoring';
import { logOptions } from '../../src/log.js';
import { isCommonPassword } from '../../src/modules/auth/common-passwords.js';
import { speaksToMachines } from '../../src/modules/essays/external/plausibility.js';
import { onSheet } from '../../src/modules/essays/written-text.js';
import { hashIn } from '../../src/modules/images/service.js';

export interface Reader {
  read: (text: string) => unknown;
  /** The files of this reader that put patterns together while they run. */
  assembles?: string[];
}

const isWord = (word: string) => word.length % 2 === 0;
const question = (text: string) => ({ statement: text, alternatives: [text, 'b'], correct: 0, explanation: text });

const serviceQuestion = (text: string) => ({
  index: 1,
  language: null,
  discipline: text,
  context: text,
  correctAlternative: 'A',
  alternativesIntroduction: text,
  alternatives: [{ letter: 'A', text, file: null }],
});

/**
 * Everything that takes apart what somebody else wrote. Whoever writes a new reader of questions, essays, names or files
 * adds it here; a file that puts patterns together while it runs must be named by a reader, or the suite fails.
 */
export const READERS: Record<string, Reader> = {
  'text of a question': { read: normaliseText },
  'images in a text': { read: (text) => [imagesIn(text), withoutImages(text)] },
  'the image an alternative ends in': { read: (text) => [endingImage(text), endingImage(`${text})`)] },
  'the language of a question': { read: foreignLanguageOf },
  'a question of the public service': {
    read: (text) => repairQuestion(serviceQuestion(text), 2023, { index: 1, language: 'ingles' }),
    assembles: ['packages/enem/src/line-breaks.ts'],
  },
  'rich text': {
    read: (text) => [plainText(parseRichText(text)), parseRichLine(text)],
    assembles: ['packages/rich-text/src/inline-tokens.ts'],
  },
  'a CSV file': { read: (text) => [rows(text), unguarded(text), writeCsv([[text]])] },
  'questions of another program': { read: (text) => importQuestions(text) },
  'a Moodle file': {
    read: (text) =>
      importQuestions(
        `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>` +
          `<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>`,
      ),
  },
  'questions for another program': {
    read: (text) =>
      [exportCsv, exportGift, exportMoodleXml, exportQti.bind(null, text)].map((write) => write([question(text)])),
  },
  'an essay': {
    read: (text) => gradeEssay({ text, topic: text.slice(0, 200), motivatingTexts: [text] }, isWord),
    assembles: [
      'packages/essay-grader/src/lexicon/comma-rules.ts',
      'packages/essay-grader/src/lexicon/grammar-rules.ts',
      'packages/essay-grader/src/text/phrases.ts',
    ],
  },
  'the lines of an essay': { read: (text) => [sheetLines(text), onSheet(text)] },
  'an essay that may speak to a machine': { read: speaksToMachines },
  'a typed answer sheet': { read: typedResponses },
  'a password': { read: isCommonPassword },
  'an error for the log': {
    read: (text) => logOptions('warn').serializers.err(Object.assign(new Error(), { message: text })),
  },
  'the address of an image': {
    read: (text) => hashIn(`/files/images/${text}`),
    assembles: ['apps/server/src/modules/images/service.ts'],
  },
};

function rows(text: string): unknown {
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof UnclosedQuote) return error.line;
    throw error;
  }
}
