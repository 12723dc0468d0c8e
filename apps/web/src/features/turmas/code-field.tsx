import * as messages from '@gabarita/contract/messages';
import { Field } from '../../ui/field';
import { onlyDigits } from './turma-code';

type CodeFieldProps = { value: string; onChange: (code: string) => void; error: string | undefined; help: string };

export function CodeField({ value, onChange, error, help }: CodeFieldProps) {
  return (
    <Field
      label="Código da turma"
      name="code"
      inputMode="numeric"
      autoComplete="off"
      placeholder="000000"
      pattern="[0-9]{6}"
      required
      data-problem={messages.turmas.codeInvalid}
      value={value}
      onChange={({ target }) => onChange(onlyDigits(target.value))}
      error={error}
      help={help}
    />
  );
}
