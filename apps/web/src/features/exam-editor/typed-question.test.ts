import { describe, expect, it } from 'vitest';
import { anExam } from '../../app/an-exam';
import { type DraftQuestion, newDraft, newQuestion } from './exam-draft';
import { moved, problemsOf, typedQuestions } from './typed-question';

const question = (given: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...newQuestion(),
  enunciado: 'Quanto é 1 + 1?',
  alternativas: { A: '2', B: '3', C: '', D: '', E: '' },
  ...given,
});

describe('a typed question', () => {
  it('can be sent with a statement and two alternatives, A being right unless told otherwise', () => {
    expect(problemsOf(question())).toEqual({});
    expect(newQuestion().correta).toBe('A');
  });

  it('needs a statement', () => {
    expect(problemsOf(question({ enunciado: '  ' }))).toEqual({ enunciado: 'Preencha o enunciado.' });
  });

  it('needs two alternatives, with no letter skipped', () => {
    const one = { A: '2', B: '', C: '', D: '', E: '' };
    expect(problemsOf(question({ alternativas: one }))).toEqual({
      A: 'A questão precisa de duas a cinco alternativas.',
    });
    const skipping = { A: '2', B: '', C: '3', D: '', E: '' };
    expect(Object.keys(problemsOf(question({ alternativas: skipping })))).toEqual(['B']);
  });

  it('needs the right alternative to say something', () => {
    expect(problemsOf(question({ correta: 'D' }))).toEqual({ D: 'Preencha a alternativa marcada como correta.' });
  });

  it('is sent in its place, without empty alternatives', () => {
    const draft = {
      ...newDraft(anExam({ report_subject: 'matematica' }), []),
      questions: [question({ correta: 'B' })],
    };
    expect(typedQuestions(draft)).toEqual([
      {
        index: 1,
        statement: 'Quanto é 1 + 1?',
        subject_name: 'matematica',
        alternatives: [
          { letter: 'A', text: '2', is_correct: false },
          { letter: 'B', text: '3', is_correct: true },
        ],
      },
    ]);
  });

  it('moves a place up or down', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
});
