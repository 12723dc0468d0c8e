import { TIMER_LIMITS } from '../../app/exam-choices';
import { duration } from '../../lib/duration';
import { Select } from '../../ui/select';

type TimePickerProps = { seconds: number; usual: number; onChange: (seconds: number) => void };

/** Hours and minutes; none at all means the usual time. */
export function TimePicker({ seconds, usual, onChange }: TimePickerProps) {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-4">
        <Select
          label="Horas"
          value={hours}
          onChange={({ target }) => onChange(Number(target.value) * 3600 + minutes * 60)}
        >
          {upTo(TIMER_LIMITS.hours)}
        </Select>
        <Select
          label="Minutos"
          value={minutes}
          onChange={({ target }) => onChange(hours * 3600 + Number(target.value) * 60)}
        >
          {upTo(TIMER_LIMITS.minutes)}
        </Select>
      </div>
      <p role="status" className="text-sm text-muted">
        {explanation(seconds, usual)}
      </p>
    </div>
  );
}

const upTo = (last: number) =>
  Array.from({ length: last + 1 }, (_, value) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the option is its own place
    <option key={value} value={value}>
      {value}
    </option>
  ));

function explanation(seconds: number, usual: number): string {
  if (seconds === 0) return `Sem tempo escolhido, vale o padrão: ${duration(usual)}.`;
  if (seconds === usual) return 'Este é o tempo padrão da prova.';
  return `A prova terá ${duration(seconds)}. O padrão é ${duration(usual)}; zere os dois campos para voltar a ele.`;
}
