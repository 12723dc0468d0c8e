import { ROLE_LABELS } from '@gabarita/contract/constants';
import { useUser } from '../../app/session/session';
import { date } from '../../lib/dates';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import type { ListedUser } from './use-users';

export type PersonAction = 'role' | 'code' | 'account';

interface PeopleTableProps {
  users: readonly ListedUser[];
  onChoose: (action: PersonAction, user: ListedUser) => void;
}

export function PeopleTable({ users, onChoose }: PeopleTableProps) {
  const me = useUser();
  return (
    <Table
      caption="Pessoas da escola"
      rows={users}
      rowKey={({ id }) => id}
      columns={[
        { header: 'Nome', cell: (user) => <Person user={user} isMe={user.id === me.id} /> },
        {
          header: 'Papel',
          cell: ({ role }) => <Badge tone={role === 'student' ? 'neutral' : 'info'}>{ROLE_LABELS[role]}</Badge>,
        },
        {
          header: 'Último acesso',
          cell: ({ last_seen_at: seen }) => <span className="text-muted">{seen ? date(seen) : 'Nunca entrou'}</span>,
        },
        { header: 'Ações', cell: (user) => <Actions user={user} isMe={user.id === me.id} onChoose={onChoose} /> },
      ]}
    />
  );
}

function Person({ user, isMe }: { user: ListedUser; isMe: boolean }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={user.name} />
      <span className="grid min-w-0">
        <span>
          {user.name} {isMe && <Badge tone="success">Você</Badge>}
          {user.deactivated_at && <Badge tone="danger">Desativada</Badge>}
        </span>
        <span className="text-sm font-normal text-muted wrap-anywhere">{user.email}</span>
      </span>
    </span>
  );
}

function Actions({ user, isMe, onChoose }: { user: ListedUser; isMe: boolean } & Pick<PeopleTableProps, 'onChoose'>) {
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button
        variant="outline"
        className="px-3!"
        aria-label={`Mudar papel de ${user.name}`}
        onClick={() => onChoose('role', user)}
      >
        Papel
      </Button>
      <Button
        variant="outline"
        className="px-3!"
        aria-label={`Gerar código para ${user.name}`}
        onClick={() => onChoose('code', user)}
      >
        Código
      </Button>
      {!isMe && (
        <Button
          variant="outline"
          className="px-3!"
          aria-label={`Conta de ${user.name}: sessões e acesso`}
          onClick={() => onChoose('account', user)}
        >
          Conta
        </Button>
      )}
    </span>
  );
}
