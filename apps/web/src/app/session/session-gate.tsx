import { network } from '@gabarita/contract/messages/network';
import { ErrorState } from '../../ui/error-state';
import { PageLoading } from '../page-loading';
import { useSessionActions } from './session';

/** Shown while it is not known yet whose the stored token is. */
export function SessionGate({ unreachable }: { unreachable: boolean }) {
  const { resume } = useSessionActions();
  if (!unreachable) return <PageLoading />;
  return (
    <div className="mx-auto max-w-xl px-4 py-16">
      <ErrorState title="Sem resposta do servidor" onRetry={() => void resume()}>
        {network.unreachable}
      </ErrorState>
    </div>
  );
}
