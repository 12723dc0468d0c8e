import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { bubbleStyle } from './bubble-style';
import { classNames } from './class-names';
import { FieldError } from './field-frame';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, help, error, ...input }: CheckboxProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative flex">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={[errorId, helpId].filter(Boolean).join(' ') || undefined}
            className={classNames(bubbleStyle, 'peer rounded-[0.375rem]')}
          />
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-primary peer-checked:block"
          />
        </span>
        <span>{label}</span>
      </label>
      <div className={error || help ? '-mt-2.5 ml-9 pb-2' : undefined}>
        <FieldError id={errorId} error={error} />
        {help && (
          <p id={helpId} className="mt-1 text-sm text-muted">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
