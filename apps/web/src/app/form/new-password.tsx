import { PASSWORD_MIN_LENGTH } from '@gabarita/contract/constants';
import { Field } from '../../ui/field';

type Errors = Record<string, string | undefined>;

/** A password to be created, typed twice. `optional` where leaving both empty keeps the one there is. */
export function NewPassword({ errors, optional = false }: { errors: Errors; optional?: boolean }) {
  const rules = { type: 'password', autoComplete: 'new-password', minLength: PASSWORD_MIN_LENGTH, required: !optional };
  return (
    <>
      <Field
        {...rules}
        label={optional ? 'Nova senha' : 'Senha'}
        name="password"
        help={`Pelo menos ${PASSWORD_MIN_LENGTH} caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar.`}
        error={errors.password}
      />
      <Field {...rules} label="Confirmar senha" name="password_confirmation" error={errors.password_confirmation} />
    </>
  );
}
