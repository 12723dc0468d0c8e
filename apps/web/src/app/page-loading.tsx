import { Spinner } from '../ui/spinner';

/** While the code of a screen, or the session itself, is on its way. */
export function PageLoading() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-4 py-24 text-muted">
      <Spinner />
      Carregando...
    </p>
  );
}
