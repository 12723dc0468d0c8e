import * as messages from '@gabarita/contract/messages';
import { NetworkError } from '../../lib/api';
import { Banner } from '../../ui/banner';

/** Section 8. The hints for whoever runs the server go to the console (see use-essays), not to a student. */
export function CorrectionError({ error }: { error: Error | null }) {
  if (!error) return null;
  const network = error instanceof NetworkError;
  return (
    <Banner tone="danger" title={network ? messages.essays.unreachable : messages.essays.shownFailure}>
      {network
        ? 'Seu texto está guardado neste aparelho. Tente de novo quando a conexão voltar.'
        : error.message || messages.essays.failed}
    </Banner>
  );
}
