import type { Role } from '@gabarita/contract/constants';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { useUser } from './session';

/** A screen for some roles only. The server enforces it; this only says so before asking in vain. */
export function ForRole({ roles, only, children }: { roles: readonly Role[]; only: string; children: ReactNode }) {
  const { role } = useUser();
  if (roles.includes(role)) return children;
  return (
    <Page title="Acesso negado" width="narrow">
      <Banner tone="warning">{only}</Banner>
      <div>
        <ButtonLink to="/">Voltar ao início</ButtonLink>
      </div>
    </Page>
  );
}
