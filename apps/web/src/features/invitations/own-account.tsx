import { useLocation } from 'react-router';
import { askedFor } from '../../app/session/return-path';
import { ButtonLink } from '../../ui/button-link';

/** Somebody with an account comes back here after signing in. */
export function OwnAccount({ email }: { email: string }) {
  const location = useLocation();
  return (
    <div className="grid gap-4">
      <p>
        Já existe uma conta com o e-mail <strong className="wrap-anywhere">{email}</strong>. Entre com ela para aceitar
        o convite.
      </p>
      <ButtonLink to="/login" state={askedFor(location)} size="lg">
        Entrar e aceitar
      </ButtonLink>
    </div>
  );
}
