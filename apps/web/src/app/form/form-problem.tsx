import { Banner } from '../../ui/banner';

/** What went wrong with the form as a whole. The region outlives the message, so that it is announced. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && <Banner tone="danger">{text}</Banner>}
    </div>
  );
}
