import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './control-style';
import { FieldFrame, type FieldTexts } from './field-frame';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ label, help, error, optional, rows = 4, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional ?? false}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={classNames(controlStyle, 'field-sizing-content max-h-96 resize-y')}
        />
      )}
    </FieldFrame>
  );
}
