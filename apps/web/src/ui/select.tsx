import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './control-style';
import { FieldFrame, type FieldTexts } from './field-frame';

type SelectProps = FieldTexts & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** The browser's own select: on a phone its wheel beats anything drawn by us. Children are `<option>`s. */
export function Select({ label, help, error, optional, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={classNames(controlStyle, 'appearance-none pr-11 text-ellipsis')}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
