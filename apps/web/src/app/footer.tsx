import { Link } from 'react-router';
import { Logo } from '../ui/logo';

const links = [
  { label: 'Privacidade', to: '/privacidade' },
  { label: 'Termos', to: '/termos' },
  { label: 'Contato', to: '/contato' },
];

export function Footer() {
  return (
    <footer data-print="hide" className="border-t border-border bg-surface-raised">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-6">
        <Logo />
        <nav aria-label="Rodapé" className="flex flex-wrap gap-x-2">
          {links.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className="flex min-h-11 items-center rounded-control px-3 underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
        <p className="text-sm text-muted">© {new Date().getFullYear()} Gabarita</p>
      </div>
    </footer>
  );
}
