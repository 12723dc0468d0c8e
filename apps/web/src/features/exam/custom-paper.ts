import type { CallOutput } from '@gabarita/contract';
import type { AskedQuestion, ExamPaper } from '../../offline/exam-paper';

type ExamDetail = CallOutput<'GET /api/exams/:id'>;
type CustomQuestion = Extract<ExamDetail, { view: 'paper' }>['exam_questions'][number]['question'];

export function paperOfCustomExam(exam: ExamDetail): ExamPaper {
  // A sheet has only ids and letters: nothing to read, so nothing to take.
  const asked = exam.view === 'paper' ? exam.exam_questions : [];
  const ordered = asked.toSorted((one, other) => one.order - other.order);
  return {
    title: exam.title,
    subtitle: exam.description || 'Simulado da turma',
    year: exam.year,
    discipline: 'prova-completa',
    customId: exam.id,
    language: null,
    sample: false,
    questions: ordered.map(({ question }, place) => askedOf(question, place + 1)),
  };
}

function askedOf(question: CustomQuestion, number: number): AskedQuestion {
  const { id, context, question_text: text, question_image: image, images, video_url: videoUrl, answers } = question;
  return {
    id,
    number,
    section: null,
    available: true,
    context,
    // An image that the text does not place itself stands above what is asked about it.
    statement: image && !text.includes(image) && !context?.includes(image) ? `![](${image})\n\n${text}` : text,
    alternatives: answers.map(({ id, letter, answer_text, answer_image, answer_image_alt: alt }) => ({
      id,
      letter,
      // The description travels in the text: the image of an alternative has no place for one.
      text: alt && answer_image ? [answer_text, `![${alt}](${answer_image})`].filter(Boolean).join(' ') : answer_text,
      image: alt ? null : answer_image,
    })),
    images,
    videoUrl,
  };
}
