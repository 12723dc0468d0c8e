import { normaliseText } from '@gabarita/enem';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportCsv } from './csv/export.js';
import { exportGift } from './gift/export.js';
import { importQuestions } from './import-questions.js';
import { child, childrenOf, elementsOf } from './moodle/elements.js';
import { exportMoodleXml } from './moodle/export.js';
import { exportQti } from './qti/export.js';
import type { ExchangeQuestion } from './question.js';

/** Texts as we keep them, full of what the formats have as marks. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'=~#{}:\\%->\'";,\n\t[]*_`<>&|!()$ abcçãé²€😀'),
      fc.constantFrom(
        '%50%',
        '[html]',
        '::',
        '####',
        ']]>',
        '&amp;',
        '<br>',
        '\\n',
        '![](/files/images/a.webp)',
        '//',
        '\n\n',
      ),
    ),
    { minLength: 1, maxLength: 25 },
  )
  .map((pieces) => normaliseText(pieces.join('')))
  .filter(Boolean);

const question: fc.Arbitrary<ExchangeQuestion> = fc
  .record({
    statement: text,
    alternatives: fc.array(text, { minLength: 2, maxLength: 5 }),
    explanation: fc.oneof(fc.constant(''), text),
    correct: fc.nat({ max: 4 }),
  })
  .map(({ correct, ...rest }) => ({ ...rest, correct: correct % rest.alternatives.length }));

describe('what we export', () => {
  it.each([
    ['CSV', exportCsv],
    ['GIFT', exportGift],
    ['Moodle XML', exportMoodleXml],
  ])('to %s imports back identical', (_, write) => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 4 }), (questions) => {
        expect(importQuestions(write(questions))).toEqual({ questions, problems: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('to QTI is a package whose manifest names a well-formed file for each question', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 3 }), (questions) => {
        const files = unzipSync(exportQti('Prova & "teste"', questions));
        const manifest = child(elementsOf(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())), 'manifest');
        const resources = childrenOf(child(manifest, 'resources') ?? elementsOf('<x/>'), 'resource');
        expect(resources.map(({ attributes }) => attributes.href)).toEqual(
          Object.keys(files).filter((name) => name !== 'imsmanifest.xml'),
        );
        for (const [place, { attributes }] of resources.entries()) {
          const item = child(elementsOf(strFromU8(files[attributes.href ?? ''] ?? new Uint8Array())), 'assessmentItem');
          const interaction = child(child(item, 'itemBody'), 'choiceInteraction');
          expect(interaction?.children).toHaveLength(questions[place]?.alternatives.length ?? 0);
          const declaration = child(child(item, 'responseDeclaration'), 'correctResponse');
          expect(child(declaration, 'value')?.text).toBe('ABCDE'[questions[place]?.correct ?? 9]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a file without questions', () => {
  it.each(['', '   ', '<quiz></quiz>', '// nada\n'])('%o is named as such', (source) => {
    expect(importQuestions(source)).toMatchObject({ questions: [], problems: [{ line: 1 }] });
  });
});
