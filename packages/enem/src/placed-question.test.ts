import { describe, expect, it } from 'vitest';
import { questionAt, type ServiceQuestion } from './index.js';

const ENGLISH = 'The mayor of the town was proud of it, and the people were not.';
const SPANISH = 'El alcalde y los vecinos del pueblo salieron con sus perros.';
const PORTUGUESE = 'A cidade construiu uma ponte sobre o rio.';

const question = (context: string, language: string | null = null): ServiceQuestion => ({
  index: 5,
  language,
  discipline: null,
  context,
  correctAlternative: 'A',
  alternativesIntroduction: 'O texto pretende',
  alternatives: [],
});

const year = (questions: Record<string, ServiceQuestion>, refused: string[] = []) => ({
  questions: new Map(Object.entries(questions)),
  refused: new Set(refused),
});

const english = { index: 5, language: 'ingles' } as const;
const spanish = { index: 5, language: 'espanhol' } as const;

describe('the question of a language slot', () => {
  it('is the one with its label', () => {
    const found = year({ '5-ingles': question(ENGLISH, 'ingles'), '5-espanhol': question(SPANISH, 'espanhol') });
    expect(questionAt(english, found)).toEqual({ question: question(ENGLISH, 'ingles') });
    expect(questionAt(spanish, found)).toEqual({ question: question(SPANISH, 'espanhol') });
  });

  it('may be the one without a label, in the language it is written in', () => {
    const found = year({ '5': question(SPANISH), '5-ingles': question(ENGLISH, 'ingles') });
    expect(questionAt(english, found)).toEqual({ question: question(ENGLISH, 'ingles') });
    expect(questionAt(spanish, found)).toEqual({ question: question(SPANISH) });
  });

  it('is a gap rather than the text of the other language', () => {
    const found = year({ '5': question(SPANISH) });
    expect(questionAt(english, found)).toEqual({ gap: 'other-language' });
    expect(questionAt(english, year({ '5-ingles': question(SPANISH, 'ingles') }))).toEqual({ gap: 'other-language' });
  });

  it('is a gap when an unlabelled text does not tell its language, unless the other one is labelled', () => {
    expect(questionAt(english, year({ '5': question(PORTUGUESE) }))).toEqual({ gap: 'other-language' });
    const found = year({ '5': question(PORTUGUESE), '5-espanhol': question(SPANISH, 'espanhol') });
    expect(questionAt(english, found)).toEqual({ question: question(PORTUGUESE) });
  });
});

describe('a place without a question', () => {
  it('is a gap, and says whether the source had one', () => {
    const place = { index: 60, language: null };
    expect(questionAt(place, year({}))).toEqual({ gap: 'absent' });
    expect(questionAt(place, year({}, ['60']))).toEqual({ gap: 'refused' });
  });
});
