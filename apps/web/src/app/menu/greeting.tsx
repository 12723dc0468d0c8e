import { Link } from 'react-router';

/** 'Olá, first two words'; the rest of the name has room from 769 px on (section 2). */
export function Greeting({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const rest = words.slice(2).join(' ');

  return (
    <Link
      to="/profile"
      title="Configurações do perfil"
      className="flex min-h-11 min-w-0 items-center rounded-control px-1 text-sm font-medium hover:bg-surface-sunken sm:px-2 sm:text-base"
    >
      <span className="line-clamp-2 leading-tight wrap-anywhere wide:line-clamp-1">
        Olá, {words.slice(0, 2).join(' ')}
        {rest && <span className="hidden wide:inline"> {rest}</span>}
      </span>
    </Link>
  );
}
