import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { FieldFrame, type FieldTexts } from './field-frame';
import { PasswordInput } from './password-input';

type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** One line of text. A password comes with a button that shows it. */
export function Field({ label, help, error, optional, type = 'text', ...input }: FieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional ?? false}>
      {(control) =>
        type === 'password' ? (
          <PasswordInput {...input} {...control} />
        ) : (
          <input {...input} {...control} type={type} className={controlStyle} />
        )
      }
    </FieldFrame>
  );
}
