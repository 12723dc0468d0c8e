import type { CallInput, ExamPaper } from '@gabarita/contract';
import { checked, text } from '../../app/form/use-form';
import { fromInput } from '../../lib/date-time-input';

type NewExam = CallInput<'POST /api/exams'>['body'];

/** What the form says about an exam, as the calls take it. An essay has a theme instead of questions. */
export function examValues(values: FormData): NewExam {
  const isEssay = checked(values, 'is_redacao');
  return {
    title: text(values, 'title'),
    description: text(values, 'description'),
    duration_minutes: Number(text(values, 'duration_minutes')),
    ...(!isEssay && { total_questions: Number(text(values, 'total_questions')) }),
    report_subject: text(values, 'report_subject') || null,
    start_time: fromInput(text(values, 'start_time')),
    end_time: fromInput(text(values, 'end_time')),
    is_active: checked(values, 'is_active'),
    is_redacao: isEssay,
    allow_multiple_attempts: checked(values, 'allow_multiple_attempts'),
    use_tri: checked(values, 'use_tri'),
    show_immediate_answer_key: checked(values, 'show_immediate_answer_key'),
    ...(isEssay && { essay_topic: essayTopic(values) }),
  };
}

/** Motivating texts are numbered as the exam's booklet does; those left empty are none. */
function essayTopic(values: FormData): NonNullable<ExamPaper['essay_topic']> {
  const bodies = values.getAll('essay_text').map((body) => String(body).trim());
  return {
    title: text(values, 'essay_topic.title'),
    texts: bodies.filter(Boolean).map((body, place) => ({ title: `Texto ${place + 1}`, body })),
  };
}

/** Turmas ticked in the form. */
export const chosenTurmas = (values: FormData): number[] => values.getAll('turma_ids').map(Number);
