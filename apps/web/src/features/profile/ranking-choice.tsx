import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { useSessionActions, useUser } from '../../app/session/session';
import { call } from '../../lib/api';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { useToast } from '../../ui/toast-context';

/** Saved as soon as it is ticked: a choice about one's own name should not wait for a button. */
export function RankingChoice() {
  const user = useUser();
  const { update } = useSessionActions();
  const toast = useToast();
  const [wanted, setWanted] = useState<boolean>();

  async function choose(visible: boolean): Promise<void> {
    if (wanted !== undefined) return;
    setWanted(visible);
    try {
      const { message, user: updated } = await call('PATCH /api/user', { body: { ranking_visible: visible } });
      update(updated);
      toast(message);
    } catch {
      toast(messages.profile.updateFailed, 'danger');
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">Ranking</h2>
      <Checkbox
        label="Aparecer no ranking"
        help="Fora da sua turma aparecem só o primeiro nome e a inicial. Desmarcado, ninguém vê sua posição."
        checked={wanted ?? user.ranking_visible}
        onChange={({ target }) => void choose(target.checked)}
      />
    </Card>
  );
}
