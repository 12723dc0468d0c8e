import { Link } from '../../ui/link';

/** What somebody agrees to by making an account, wherever they make it. */
export function ConsentNote() {
  return (
    <p className="text-sm text-muted">
      Ao criar a conta você concorda com os <Link to="/termos">termos de uso</Link> e com a{' '}
      <Link to="/privacidade">política de privacidade</Link>.
    </p>
  );
}
