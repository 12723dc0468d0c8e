import { ROLE_LABELS, ROLES } from '@gabarita/contract/constants';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { useSessionActions, useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { RadioGroup } from '../../ui/radio-group';
import { useToast } from '../../ui/toast-context';
import { type ListedUser, useChangeRole } from './use-users';

const meaning = {
  student: 'Faz provas e vê só os próprios resultados.',
  teacher: 'Cria simulados e acompanha as próprias turmas.',
  admin: 'Vê e muda tudo na escola, inclusive os papéis.',
} as const;

/** Says what the new role may do before anything changes, and whose it will be. */
export function ChangeRoleDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const me = useUser();
  const { update } = useSessionActions();
  const toast = useToast();
  const [role, setRole] = useState(user.role);
  const change = useChangeRole();

  const confirm = () =>
    change.mutate(
      { id: user.id, role },
      {
        onSuccess: ({ message, user: changed }) => {
          if (changed.id === me.id) update(changed);
          toast(message);
          onClose();
        },
      },
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Mudar papel de ${user.name}`}
      description={`Hoje: ${ROLE_LABELS[user.role]}. A mudança vale na hora e fica no histórico.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={role === user.role} busy={change.isPending && 'Salvando...'} onClick={confirm}>
            Tornar {ROLE_LABELS[role]}
          </Button>
        </>
      }
    >
      <FormProblem text={change.error?.message} />
      <RadioGroup
        legend="Novo papel"
        name="role"
        value={role}
        onChange={setRole}
        options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value], help: meaning[value] }))}
      />
    </Dialog>
  );
}
