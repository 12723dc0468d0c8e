import { type ReactNode, useId } from 'react';
import { bubbleStyle } from './bubble-style';
import { classNames } from './class-names';
import { FieldError } from './field-frame';

type RadioOption<Value extends string> = { value: Value; label: ReactNode; help?: ReactNode; disabled?: boolean };

type RadioGroupProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  error?: string | undefined;
};

/** Native radios: the arrows, Tab and form behaviour come with the browser. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, value, onChange, options, error } = props;
  const errorId = useId();

  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid grid-cols-1">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'mt-2 flex min-h-12 items-center gap-3 rounded-control first-of-type:mt-0 border border-border bg-surface-raised px-3.5 py-2.5 transition-colors',
            'has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft',
            option.disabled ? 'cursor-not-allowed text-muted' : 'hover:border-border-strong',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(option.value)}
            className={classNames(bubbleStyle, 'rounded-full')}
          />
          <span className="grid">
            <span className="font-medium">{option.label}</span>
            {option.help && <span className="text-sm opacity-90">{option.help}</span>}
          </span>
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
