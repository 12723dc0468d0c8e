import { FILE_MAX_BYTES } from '@gabarita/contract/constants';
import { describe, expect, it } from 'vitest';
import { anExam } from '../../app/an-exam';
import { type DraftQuestion, newDraft, newQuestion } from './exam-draft';
import { sentQuestions } from './sent-questions';
import { moved, problemsOf, typedQuestion, typedQuestions } from './typed-question';
import { problemOfFile } from './upload-image';

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

  it('may have an image where it has no words, and says what the image shows', () => {
    const image = { url: '/files/images/a.webp', alt: 'Um gráfico' };
    const pictured = question({
      alternativas: { A: '2', B: '', C: '', D: '', E: '' },
      alternativeImages: { B: image },
      imageUrl: image.url,
      imageAlt: image.alt,
      explicacao: ' Porque sim. ',
    });
    expect(problemsOf(pictured)).toEqual({});
    expect(typedQuestion(pictured, null)).toEqual({
      statement: 'Quanto é 1 + 1?',
      subject_name: null,
      image_url: image.url,
      image_alt: image.alt,
      explanation: 'Porque sim.',
      alternatives: [
        { letter: 'A', text: '2', is_correct: true },
        { letter: 'B', text: '', image_url: image.url, image_alt: image.alt, is_correct: false },
      ],
    });
  });

  it('comes back from the exam as it was typed', () => {
    const image = { url: '/files/images/a.webp', alt: 'Um gráfico' };
    const paper = {
      ...anExam(),
      view: 'paper' as const,
      essay_topic: null,
      exam_questions: [
        {
          order: 1,
          points: 1,
          question: {
            ...{ id: 5, displayIndex: 1, subject: null, video_url: null, images: [], typed: true },
            context: `![${image.alt}](${image.url})`,
            question_text: 'Quanto é 1 + 1?',
            question_image: image.url,
            question_images: [image.url],
            answers: [
              { id: 1, letter: 'A' as const, answer_text: '3', answer_image: null, is_correct: false },
              {
                ...{ id: 2, letter: 'B' as const, answer_text: null, is_correct: true },
                ...{ answer_image: image.url, answer_image_alt: image.alt },
              },
            ],
          },
        },
      ],
      answer_key: [
        { question_id: 5, order: 1, letter: 'B' as const, answer_id: 2, annulled: false, explanation: 'Some.' },
      ],
    };
    const [sent] = sentQuestions(paper);
    expect(sent).toMatchObject({
      typed: true,
      correct: 'B',
      draft: {
        enunciado: 'Quanto é 1 + 1?',
        alternativas: { A: '3', B: '', C: '', D: '', E: '' },
        correta: 'B',
        imageUrl: image.url,
        imageAlt: image.alt,
        alternativeImages: { B: image },
        explicacao: 'Some.',
      },
    });
  });

  it('moves a place up or down', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
});

describe('a file', () => {
  it('is refused before it travels when it is no image, or too large', () => {
    expect(problemOfFile({ type: 'image/png', size: FILE_MAX_BYTES })).toBeUndefined();
    expect(problemOfFile({ type: 'image/gif', size: 1 })).toBe('Formato inválido. Use JPG, PNG ou WEBP.');
    expect(problemOfFile({ type: 'image/webp', size: FILE_MAX_BYTES + 1 })).toBe(
      'Arquivo muito grande. Máximo de 10MB.',
    );
  });
});
