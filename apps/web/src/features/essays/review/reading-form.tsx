import type { EssayToReview } from '@gabarita/contract';
import {
  ESSAY_COMPETENCIES,
  ESSAY_STEP,
  type EssayCompetency,
  READING_COMMENT_MAX,
} from '@gabarita/contract/constants';
import { type FormEvent, useState } from 'react';
import { FormProblem } from '../../../app/form/form-problem';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/checkbox';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { useToast } from '../../../ui/toast-context';
import { type Reading, useReading } from './use-reviews';

const STEPS = [0, 1, 2, 3, 4, 5].map((step) => step * ESSAY_STEP);

type ReadingFormProps = { essay: EssayToReview; onDone: () => void };

/** Five grades and what to say about them. They start from the estimate, which the teacher changes. */
export function ReadingForm({ essay, onDone }: ReadingFormProps) {
  const reading = useReading(essay.id);
  const toast = useToast();
  const [scores, setScores] = useState<Reading['competencies']>(
    () => essay.result?.competencies ?? { C1: 0, C2: 0, C3: 0, C4: 0, C5: 0 },
  );
  const total = ESSAY_COMPETENCIES.reduce((sum, code) => sum + scores[code], 0);
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const comments = ESSAY_COMPETENCIES.flatMap((code) => (text(code) ? [[code, text(code)]] : []));
    reading.mutate(
      {
        competencies: scores,
        comments: Object.fromEntries(comments),
        comment: text('comment'),
        second_reader: form.get('second_reader') === 'on',
      },
      {
        onSuccess: ({ message }) => {
          toast(message, 'success');
          onDone();
        },
      },
    );
  };
  return (
    <Card>
      <form onSubmit={give} className="grid grid-cols-1 gap-5">
        <h2 className="text-lg">
          Sua nota: <span className="tabular-nums">{total}</span>
        </h2>
        {essay.result?.competencies_details.map(({ code, name }) => (
          <Competency
            key={code}
            code={code}
            name={name}
            score={scores[code]}
            onChange={(score) => setScores({ ...scores, [code]: score })}
          />
        ))}
        <TextArea label="Comentário geral" name="comment" optional rows={3} maxLength={READING_COMMENT_MAX} />
        {essay.readings_count === 0 && (
          <Checkbox
            name="second_reader"
            label="Pedir uma segunda leitura, às cegas"
            help="Outro professor da turma lê sem ver a sua nota. Se as duas ficarem distantes, um terceiro é chamado."
          />
        )}
        <FormProblem text={reading.error?.message} />
        <Button type="submit" busy={reading.isPending && 'Enviando...'}>
          Devolver ao aluno
        </Button>
      </form>
    </Card>
  );
}

type CompetencyProps = { code: EssayCompetency; name: string; score: number; onChange: (score: number) => void };

function Competency({ code, name, score, onChange }: CompetencyProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-2 border-t border-border pt-4">
      <legend className="sr-only">{`${code} · ${name}`}</legend>
      <Select label={`${code} · ${name}`} value={score} onChange={(event) => onChange(Number(event.target.value))}>
        {STEPS.map((step) => (
          <option key={step} value={step}>
            {step}
          </option>
        ))}
      </Select>
      <TextArea label={`Comentário sobre ${code}`} name={code} optional rows={2} maxLength={READING_COMMENT_MAX} />
    </fieldset>
  );
}
