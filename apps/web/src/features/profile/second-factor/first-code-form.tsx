import type { CallOutput } from '@gabarita/contract';
import { secondFactor as texts } from '@gabarita/contract/messages/second-factor';
import { FormProblem } from '../../../app/form/form-problem';
import { text, useForm } from '../../../app/form/use-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Link } from '../../../ui/link';

interface FirstCodeFormProps {
  secret: CallOutput<'POST /api/user/second-factor'>;
  send: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Modules of a QR code need light around them to be found. */
const QUIET = 4;

/** The secret as a QR code, and as letters for whoever uses this very phone or cannot see the code. */
export function FirstCodeForm({ secret: { secret, address, qr }, send, onCancel }: FirstCodeFormProps) {
  const { form, busy, errors, problem } = useForm({
    failed: texts.failed,
    send: (values) => send(text(values, 'code')),
  });
  return (
    <form {...form} className="grid gap-4">
      <svg
        role="img"
        aria-label="Código QR com a chave desta conta. A chave também está escrita abaixo."
        viewBox={`${-QUIET} ${-QUIET} ${qr.size + 2 * QUIET} ${qr.size + 2 * QUIET}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-56 rounded-control bg-white text-black"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <p className="text-center text-muted">
        Está usando o próprio celular? <Link to={address}>Abrir no aplicativo</Link> ou digite a chave:{' '}
        <span className="font-mono font-semibold wrap-anywhere text-text select-all">{grouped(secret)}</span>
      </p>
      <FormProblem text={problem} />
      <Field
        label="Código que o aplicativo mostra"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors.code}
        help="São 6 dígitos, que mudam a cada 30 segundos."
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={busy && 'Conferindo...'}>
          Ativar
        </Button>
      </div>
    </form>
  );
}

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
