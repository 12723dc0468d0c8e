import { network } from '@gabarita/contract/messages/network';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Toast, type ToastMessage } from './toast';
import { type ShowToast, ToastContext } from './toast-context';

/** More than three at once nobody reads: the oldest gives way. */
const MAX_VISIBLE = 3;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>((text, tone = 'success') => {
    lastId.current += 1;
    // A failure without words came from something between us and the server.
    const message = { id: lastId.current, text: text || network.unreachable, tone };
    setMessages((shown) => [...shown.filter((other) => other.text !== message.text), message].slice(-MAX_VISIBLE));
  }, []);

  const dismiss = useCallback((id: number) => setMessages((shown) => shown.filter((other) => other.id !== id)), []);

  const list = (urgent: boolean) =>
    messages
      .filter((message) => (message.tone === 'danger') === urgent)
      .map((message) => <Toast key={message.id} message={message} onDismiss={dismiss} />);

  return (
    <ToastContext value={show}>
      {children}
      {/* Both regions are always in the page: a live region that appears together with its text is not announced. */}
      <div
        data-print="hide"
        className="pointer-events-none fixed inset-x-0 bottom-(--toast-clearance,0px) z-40 grid justify-items-center gap-2 p-4 sm:justify-items-end"
      >
        <div role="status" className="contents">
          {list(false)}
        </div>
        <div role="alert" className="contents">
          {list(true)}
        </div>
      </div>
    </ToastContext>
  );
}
