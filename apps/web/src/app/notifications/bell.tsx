import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button';
import { NotificationsDialog } from './notifications-dialog';
import { useUnread } from './use-notifications';

const MOST_SHOWN = 99;

export function Bell() {
  const [open, setOpen] = useState(false);
  const unread = useUnread();
  return (
    <>
      <span className="relative inline-flex">
        <IconButton label={labelOf(unread)} icon={<BellIcon />} onClick={() => setOpen(true)} />
        {unread > 0 && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-0.5 right-0 min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 font-bold text-on-danger"
          >
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </span>
      {open && <NotificationsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function labelOf(unread: number): string {
  if (unread === 0) return 'Notificações';
  return unread === 1 ? 'Notificações: 1 não lida' : `Notificações: ${unread} não lidas`;
}
