import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button';
import type { ToastTone } from './toast-context';
import { ToneIcon } from './tone-icon';

export type ToastMessage = { id: number; text: string; tone: ToastTone };

const SHOWN_FOR_MS = 6000;

const iconColor: Record<ToastTone, string> = { success: 'text-success', info: 'text-secondary', danger: 'text-danger' };

/** Leaves by itself unless it is an error or someone is pointing at it: nobody should have to race to read. */
export function Toast({ message, onDismiss }: { message: ToastMessage; onDismiss: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const stays = held || message.tone === 'danger';

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onDismiss(message.id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [stays, message.id, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock; the button closes it
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full max-w-md animate-enter items-center gap-3 rounded-control border border-border bg-surface-raised py-1.5 pr-1.5 pl-4 shadow-overlay"
    >
      <span className={iconColor[message.tone]}>
        <ToneIcon tone={message.tone} />
      </span>
      <p className="flex-1 py-1.5 font-medium">{message.text}</p>
      <IconButton label="Fechar aviso" icon={<X />} onClick={() => onDismiss(message.id)} className="text-muted" />
    </div>
  );
}
