import { areaOf, LETTERS } from '@gabarita/enem';
import { type EditionContent, type QuestionContent, storeEdition } from '../src/modules/enem/store-edition.js';
import type { TestApp } from './test-app.js';

/** A question with nothing wrong with it. Its key is B. */
export function aQuestion(changes: Partial<QuestionContent> & { index: number }): QuestionContent {
  const year = 2022;
  return {
    language: null,
    area: areaOf(year, changes.index) ?? 'linguagens',
    status: 'served',
    reasons: [],
    flags: [],
    context: `Texto de apoio da questão ${changes.index}, com tudo o que é preciso para responder.`,
    statement: `O enunciado da questão ${changes.index} pede`,
    alternatives: LETTERS.map((letter) => ({ letter, text: `resposta ${letter}`, image: null })),
    key: { letter: 'B', annulled: false, outsideTri: false, explanation: null, whyNot: {} },
    serviceKey: 'B',
    ...changes,
  };
}

/** The five language slots, the rest of Linguagens, and a gap: an area as a real edition has it. */
export function aLanguageArea(): QuestionContent[] {
  const slots = [1, 2, 3, 4, 5].flatMap((index) => [
    aQuestion({ index, language: 'ingles', context: `The text of question ${index}, which is in English.` }),
    aQuestion({ index, language: 'espanhol', context: `El texto de la pregunta ${index}, que es en español.` }),
  ]);
  const common = Array.from({ length: 39 }, (_, n) => aQuestion({ index: n + 6 }));
  return [...slots, ...common, aQuestion({ index: 45, status: 'gap', statement: '', alternatives: [] })];
}

export async function anEdition(testApp: TestApp, content: Partial<EditionContent> = {}): Promise<number> {
  const year = content.year ?? 2022;
  const { id } = await testApp.services.db.transaction((tx) =>
    storeEdition(tx, {
      source: 'ENEM',
      year,
      title: `ENEM ${year}`,
      essayTopics: [{ title: 'Um tema', texts: [] }],
      questions: aLanguageArea(),
      ...content,
    }),
  );
  return id;
}
