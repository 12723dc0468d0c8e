import { network } from '@gabarita/contract/messages/network';
import { Banner } from '../../ui/banner';

/**
 * What went wrong with a form as a whole, or with what a button did. The region outlives the message, so that it is announced. A failure without
 * words came from something between us and the server: nothing happening at all would be no answer.
 */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== undefined && <Banner tone="danger">{text || network.unreachable}</Banner>}
    </div>
  );
}
