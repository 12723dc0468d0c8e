import { areasOfDay, type ExamDay } from '@gabarita/enem';
import { AREA_NAMES } from '../../app/question-bank/question-labels';
import { RadioGroup } from '../../ui/radio-group';

type Value = 'whole' | '1' | '2';

type DayChoiceProps = { year: number; value: ExamDay | null; onChange: (day: ExamDay | null) => void };

/** A whole exam at one sitting, or as at INEP, one day at a time. */
export function DayChoice({ year, value, onChange }: DayChoiceProps) {
  const areas = (day: ExamDay) =>
    areasOfDay(year, day)
      .map((area) => AREA_NAMES[area])
      .join(' e ');
  return (
    <RadioGroup<Value>
      legend="Quando fazer"
      name="day"
      value={value === null ? 'whole' : value === 1 ? '1' : '2'}
      onChange={(chosen) => onChange(chosen === 'whole' ? null : chosen === '1' ? 1 : 2)}
      options={[
        { value: 'whole', label: 'Dia único', help: 'As quatro áreas, em uma só prova' },
        { value: '1', label: 'Dia 1', help: areas(1) },
        { value: '2', label: 'Dia 2', help: areas(2) },
      ]}
    />
  );
}
