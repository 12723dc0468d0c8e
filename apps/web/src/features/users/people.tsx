import { ROLE_LABELS, ROLES, type Role } from '@gabarita/contract/constants';
import { useState } from 'react';
import { OneTimeCodeDialog } from '../../app/one-time-code-dialog';
import { useSettled } from '../../lib/use-settled';
import { Empty } from '../../ui/empty';
import { Field } from '../../ui/field';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { Select } from '../../ui/select';
import { AccountDialog } from './account-dialog';
import { ChangeRoleDialog } from './change-role-dialog';
import { PeopleTable, type PersonAction } from './people-table';
import { type ListedUser, useUsers } from './use-users';

export function People() {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<Role>();
  const [chosen, setChosen] = useState<{ action: PersonAction; user: ListedUser }>();
  const users = useUsers({ search: useSettled(search.trim()), role });
  const close = () => setChosen(undefined);

  return (
    <div className="grid gap-5">
      <search className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field
          label="Buscar por nome ou e-mail"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          label="Papel"
          value={role ?? ''}
          onChange={({ target }) => setRole(ROLES.find((known) => known === target.value))}
        >
          <option value="">Todos</option>
          {ROLES.map((option) => (
            <option key={option} value={option}>
              {ROLE_LABELS[option]}
            </option>
          ))}
        </Select>
      </search>
      <Loadable
        query={users}
        loading="Carregando usuários..."
        empty={<Empty title="Ninguém encontrado">Tente outro nome ou outro papel.</Empty>}
      >
        {(list) => <PeopleTable users={list} onChoose={(action, user) => setChosen({ action, user })} />}
      </Loadable>
      <LoadMore query={users} />
      {chosen?.action === 'role' && <ChangeRoleDialog user={chosen.user} onClose={close} />}
      {chosen?.action === 'account' && <AccountDialog user={chosen.user} onClose={close} />}
      {chosen?.action === 'code' && <OneTimeCodeDialog user={chosen.user} onClose={close} />}
    </div>
  );
}
