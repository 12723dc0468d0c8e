import { History } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Section 4. */
const SHOWN_MS = 3000;

export function RestoredNotice() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-24 z-40 grid justify-items-center px-4">
      {shown && (
        <p className="flex animate-enter items-center gap-2 rounded-control bg-secondary px-4 py-3 font-semibold text-on-secondary shadow-overlay">
          <History aria-hidden className="size-5" />
          Progresso recuperado! Continue de onde parou.
        </p>
      )}
    </div>
  );
}
