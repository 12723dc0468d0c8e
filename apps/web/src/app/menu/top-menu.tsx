import { Menu, X } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyPage } from '../../lib/lazy-page';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { IconButton } from '../../ui/icon-button';
import { LogoMark } from '../../ui/logo';
import { useSession } from '../session/session';
import { useLogout } from '../session/use-logout';
import { Greeting } from './greeting';
import { MenuPanel } from './menu-panel';
import { ThemeToggle } from './theme-toggle';
import { useMenu } from './use-menu';

/** Without it (a bad connection, a version just replaced) the menu goes on as it is. */
const noBell = { Bell: () => null };
const Bell = lazyPage(() => import('../notifications/bell').catch(() => noBell), 'Bell');

const PANEL = 'menu-panel';

/** The bar on top of every page (section 2), 60 px high. */
export function TopMenu() {
  const session = useSession();
  const menu = useMenu();

  return (
    <header ref={menu.header} data-print="hide" className="sticky top-0 z-30 border-b border-border bg-surface-raised">
      <div className="mx-auto flex h-[59px] max-w-6xl items-center px-1 sm:gap-2 sm:px-6">
        {session.status === 'in' && (
          <>
            <IconButton
              ref={menu.opener}
              label={menu.open ? 'Fechar menu' : 'Abrir menu'}
              icon={menu.open ? <X /> : <Menu />}
              aria-expanded={menu.open}
              aria-controls={PANEL}
              onClick={menu.toggle}
              className="sm:-ml-3"
            />
            {menu.open && <MenuPanel id={PANEL} user={session.user} />}
          </>
        )}
        <Link to="/" aria-label="Gabarita, página inicial" className="flex min-h-11 items-center gap-2 px-1 sm:px-0">
          <LogoMark />
          <span className="text-lg font-extrabold tracking-tight max-[480px]:sr-only">Gabarita</span>
        </Link>
        <div className="ml-auto flex min-w-0 items-center sm:gap-2">
          {session.status === 'in' ? <SignedIn name={session.user.name} /> : <SignedOut />}
        </div>
      </div>
    </header>
  );
}

function SignedIn({ name }: { name: string }) {
  const logout = useLogout();
  return (
    <>
      <Greeting name={name} />
      {/* As wide as what comes, so that nothing moves when it does. */}
      <Suspense fallback={<span className="size-11 shrink-0" />}>
        <Bell />
      </Suspense>
      <ThemeToggle />
      <Button variant="ghost" onClick={() => void logout()} className="px-3! sm:-mr-3">
        Sair
      </Button>
    </>
  );
}

function SignedOut() {
  const { pathname, state } = useLocation();
  return (
    <>
      <ThemeToggle />
      {pathname !== '/login' && (
        <ButtonLink variant="ghost" to="/login" state={state} className="px-3!">
          Entrar
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" to="/register" state={state} className="px-4!">
        Registre-se
      </ButtonLink>
    </>
  );
}
