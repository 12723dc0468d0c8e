import { network } from '@gabarita/contract/messages/network';
import type { ReactNode } from 'react';
import { useOnline } from '../lib/connection';
import { Banner } from '../ui/banner';
import { useSession } from './session/session';

/** What is true of the whole app right now and worth a line above every page. */
export function Notices() {
  const online = useOnline();
  return (
    <>
      {!online && (
        <Notice>
          <Banner tone="warning">{network.offline}</Banner>
        </Notice>
      )}
      <InsecureContextNotice />
    </>
  );
}

/** Everybody on the network reads plain http, and browsers give camera, offline mode and clipboard only to https: staff should know. */
function InsecureContextNotice() {
  const session = useSession();
  if (window.isSecureContext || session.status !== 'in' || session.user.role === 'student') return null;
  return (
    <Notice>
      <Banner tone="warning" title="Esta escola usa o Gabarita sem https">
        Sem ele, senhas e respostas passam abertas pela rede, e os navegadores desligam a câmera, o uso sem internet e a
        cópia de códigos. Peça à equipe de informática para configurar um certificado.
      </Banner>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6" data-print="hide">
      {children}
    </div>
  );
}
