import type { NotificationView } from '@gabarita/contract';
import { Link } from 'react-router';
import { dateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Empty } from '../../ui/empty';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { wordsOf } from './notification-words';
import { useNotifications, useRead, useUnread } from './use-notifications';

/** Following one marks it as read; the button does so with all. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const notifications = useNotifications();
  const unread = useUnread();
  const read = useRead();

  const follow = (notification: NotificationView) => {
    if (notification.read_at === null) read.mutate([notification.id]);
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Notificações"
      actions={
        unread > 0 && (
          <Button variant="outline" busy={read.isPending && 'Marcando...'} onClick={() => read.mutate(undefined)}>
            Marcar todas como lidas
          </Button>
        )
      }
    >
      <Loadable query={notifications} loading="Carregando notificações..." empty={<NothingYet />}>
        {(list) => (
          <ul className="-mx-2 grid max-h-[60dvh] grid-cols-1 gap-1 overflow-y-auto p-1">
            {list.map((notification) => (
              <li key={notification.id}>
                <NotificationLink notification={notification} onFollow={() => follow(notification)} />
              </li>
            ))}
          </ul>
        )}
      </Loadable>
      <LoadMore query={notifications} />
    </Dialog>
  );
}

type NotificationLinkProps = { notification: NotificationView; onFollow: () => void };

function NotificationLink({ notification, onFollow }: NotificationLinkProps) {
  const { icon: Icon, title } = wordsOf(notification);
  return (
    <Link
      to={notification.place}
      onClick={onFollow}
      className="flex min-h-11 items-start gap-3 rounded-control px-2 py-2.5 hover:bg-surface-sunken"
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">
          {title} {notification.read_at === null && <Badge tone="info">Nova</Badge>}
        </span>
        <span className="wrap-anywhere">{notification.subject}</span>
        <span className="text-sm text-muted">{dateTime(notification.created_at)}</span>
      </span>
    </Link>
  );
}

function NothingYet() {
  return <Empty title="Nenhuma notificação">Simulados novos, resultados e redações corrigidas aparecem aqui.</Empty>;
}
