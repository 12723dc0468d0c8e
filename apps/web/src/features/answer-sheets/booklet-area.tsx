import type { CallOutput } from '@gabarita/contract';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';

export interface GivenArea {
  booklet: number | undefined;
  answers: string;
}

type Booklet = CallOutput<'GET /api/booklets'>['booklets'][number];
type BookletAreaProps = {
  title: string;
  booklets: readonly Booklet[];
  value: GivenArea;
  onChange: (area: GivenArea) => void;
};

/** One area of the exam: the colour of its booklet, and the answers in a row. */
export function BookletArea({ title, booklets, value, onChange }: BookletAreaProps) {
  const chosen = booklets.find(({ code }) => code === value.booklet);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">{title}</h2>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[14rem_1fr]">
        <Select
          label="Cor do caderno"
          value={value.booklet ?? ''}
          onChange={(event) => onChange({ ...value, booklet: Number(event.target.value) || undefined })}
        >
          <option value="">Não fiz</option>
          {booklets.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
        <Field
          label="Respostas em sequência"
          value={value.answers}
          onChange={(event) => onChange({ ...value, answers: event.target.value.toUpperCase() })}
          help={`${chosen ? `${chosen.questions} letras` : 'Letras'} de A a E; ponto ou traço para em branco.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </Card>
  );
}
