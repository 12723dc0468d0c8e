import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '../../app/session/session';
import { ApiError, call } from '../../lib/api';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Empty } from '../../ui/empty';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { AcceptSignedIn } from './accept-signed-in';
import { NewAccount } from './new-account';
import { OwnAccount } from './own-account';

/** /convite/{token}: a newcomer makes the account, whoever has one signs in, whoever is signed in joins. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const session = useSession();
  const invitation = useQuery({
    queryKey: ['invitations', token],
    queryFn: () => call('GET /api/invitations/:token', { params: { token } }),
    retry: (failures, error) => failures < 3 && !(error instanceof ApiError),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const gone = invitation.error instanceof ApiError && invitation.error.status === 404;

  return (
    <Page
      title={invitation.data ? `Convite para a turma ${invitation.data.turma.name}` : 'Convite'}
      intro={invitation.data && 'Na turma você faz os simulados da escola e acompanha os seus resultados.'}
      width="narrow"
    >
      {gone ? (
        <Empty title="Convite sem validade" action={<ButtonLink to="/">Ir para o início</ButtonLink>}>
          {invitation.error?.message}
        </Empty>
      ) : (
        <Loadable query={invitation} loading="Abrindo o convite...">
          {(found) => (
            <Card>
              {session.status === 'in' && <AcceptSignedIn token={token} invitation={found} user={session.user} />}
              {session.status === 'out' && found.has_account && <OwnAccount email={found.email} />}
              {session.status === 'out' && !found.has_account && <NewAccount token={token} invitation={found} />}
            </Card>
          )}
        </Loadable>
      )}
    </Page>
  );
}
