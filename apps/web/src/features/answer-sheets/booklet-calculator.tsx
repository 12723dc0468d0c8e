import type { CallOutput } from '@gabarita/contract';
import { DISCIPLINE_LABELS, FOREIGN_LANGUAGE_LABELS, type ForeignLanguage } from '@gabarita/enem';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Loadable } from '../../ui/loadable';
import { Select } from '../../ui/select';
import { BookletArea, type GivenArea } from './booklet-area';
import { BookletScores } from './booklet-scores';

type Booklets = CallOutput<'GET /api/booklets'>;

/** "Fiz o ENEM": the official score of one's own answers, by year and colour of the booklet. Nothing is recorded. */
export function BookletCalculator() {
  const [year, setYear] = useState<number>();
  const booklets = useQuery({
    queryKey: ['booklets', year],
    queryFn: () => call('GET /api/booklets', { query: { year } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loadable
      query={booklets}
      loading="Carregando cadernos..."
      isEmpty={({ years }) => years.length === 0}
      empty={
        <Empty title="Nenhum caderno oficial por aqui ainda.">
          A escola precisa importar os itens do INEP para o cálculo da nota.
        </Empty>
      }
    >
      {(loaded) => <Calculator key={loaded.year} booklets={loaded} onYear={setYear} />}
    </Loadable>
  );
}

type CalculatorProps = { booklets: Booklets; onYear: (year: number) => void };

function Calculator({ booklets: { years, year, booklets }, onYear }: CalculatorProps) {
  const [given, setGiven] = useState<Record<string, GivenArea>>({});
  const [language, setLanguage] = useState<ForeignLanguage>('ingles');
  const score = useMutation({
    mutationFn: () => {
      const areas = Object.values(given).flatMap(({ booklet, answers }) =>
        booklet !== undefined && answers.trim() !== '' ? [{ booklet, answers }] : [],
      );
      return call('POST /api/booklets/score', { body: { year: year ?? 0, language, areas } });
    },
  });
  const disciplines = [...new Set(booklets.map(({ discipline }) => discipline))];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!score.isPending) score.mutate();
  };

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select label="Ano" name="year" value={year ?? ''} onChange={(event) => onYear(Number(event.target.value))}>
          {years.map((known) => (
            <option key={known} value={known}>
              ENEM {known}
            </option>
          ))}
        </Select>
        <Select
          label="Língua estrangeira"
          name="language"
          value={language}
          onChange={(event) => setLanguage(event.target.value === 'espanhol' ? 'espanhol' : 'ingles')}
        >
          {Object.entries(FOREIGN_LANGUAGE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {disciplines.map((discipline) => (
        <BookletArea
          key={discipline}
          title={DISCIPLINE_LABELS[discipline]}
          booklets={booklets.filter((booklet) => booklet.discipline === discipline)}
          value={given[discipline] ?? { booklet: undefined, answers: '' }}
          onChange={(area) => setGiven({ ...given, [discipline]: area })}
        />
      ))}
      <FormProblem text={score.error?.message} />
      <div>
        <Button type="submit" size="lg" busy={score.isPending && 'Calculando...'}>
          Calcular minha nota
        </Button>
      </div>
      <div role="status">{score.data && <BookletScores areas={score.data.areas} />}</div>
    </form>
  );
}
