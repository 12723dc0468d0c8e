import type { ExamPaper } from '@gabarita/contract';
import { EXAM_DEFAULTS, EXAM_LIMITS } from '@gabarita/contract/constants';
import * as messages from '@gabarita/contract/messages';
import type { Area } from '@gabarita/enem';
import { useState } from 'react';
import { toInput } from '../../lib/date-time-input';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { EssayTopicFields } from './essay-topic-fields';
import { ExamOptions } from './exam-options';
import { TurmaChoice } from './turma-choice';

/** Section 5: the names of the subjects in this form. */
const SUBJECT_LABELS: Record<Area, string> = {
  linguagens: 'Linguagens',
  matematica: 'Matemática',
  'ciencias-humanas': 'Ciências Humanas',
  'ciencias-natureza': 'Ciências da Natureza',
};

type ExamFieldsProps = { exam: ExamPaper | undefined; errors: Record<string, string | undefined> };

/** Every field of an exam; with the values of `exam` when one is edited. */
export function ExamFields({ exam, errors }: ExamFieldsProps) {
  const [isEssay, setIsEssay] = useState(exam?.is_redacao ?? false);
  const { questions, minutes } = EXAM_LIMITS;
  return (
    <>
      <Card className="grid grid-cols-1 gap-5">
        <h2 className="text-lg">O simulado</h2>
        <Field
          label="Título"
          name="title"
          maxLength={160}
          placeholder="Ex.: Simulado de novembro"
          defaultValue={exam?.title}
          error={errors.title}
        />
        <TextArea
          label="Descrição"
          name="description"
          optional
          rows={2}
          defaultValue={exam?.description}
          error={errors.description}
        />
        <Select
          label="Matéria"
          name="report_subject"
          defaultValue={exam?.report_subject ?? ''}
          error={errors.report_subject}
          help="Decide em qual área o resultado conta no ranking."
        >
          <option value="">Várias áreas</option>
          {Object.entries(SUBJECT_LABELS).map(([area, label]) => (
            <option key={area} value={area}>
              {label}
            </option>
          ))}
        </Select>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {!isEssay && (
            <Field
              label="Número de questões"
              name="total_questions"
              type="number"
              required
              {...questions}
              defaultValue={exam?.total_questions ?? EXAM_DEFAULTS.questions}
              data-problem={messages.exams.questionCount}
              error={errors.total_questions}
              help={`De ${questions.min} a ${questions.max}.`}
            />
          )}
          <Field
            label="Duração (minutos)"
            name="duration_minutes"
            type="number"
            required
            {...minutes}
            defaultValue={exam?.duration_minutes ?? EXAM_DEFAULTS.minutes}
            data-problem={messages.exams.minutes}
            error={errors.duration_minutes}
            help={`De ${minutes.min} a ${minutes.max}.`}
          />
        </div>
      </Card>
      <ExamWindow exam={exam} errors={errors} />
      <ExamOptions exam={exam} isEssay={isEssay} onEssay={setIsEssay} />
      {isEssay && <EssayTopicFields topic={exam?.essay_topic ?? null} error={errors['essay_topic.title']} />}
      <TurmaChoice assigned={exam?.turmas ?? []} error={errors.turma_ids} />
    </>
  );
}

function ExamWindow({ exam, errors }: ExamFieldsProps) {
  return (
    <Card className="grid grid-cols-1 gap-5">
      <h2 className="text-lg">Período</h2>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field
          label="Início"
          name="start_time"
          type="datetime-local"
          optional
          defaultValue={toInput(exam?.start_time ?? null)}
          data-problem={messages.validation.momentInvalid}
          error={errors.start_time}
        />
        <Field
          label="Fim"
          name="end_time"
          type="datetime-local"
          optional
          defaultValue={toInput(exam?.end_time ?? null)}
          data-problem={messages.validation.momentInvalid}
          error={errors.end_time}
          help="Até quando se pode começar. Quem começou tem o tempo inteiro."
        />
      </div>
    </Card>
  );
}
