import { dateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import type { Draft } from './use-draft';

/** Two devices wrote on the same sheet: the student chooses, and sees what is chosen between. */
export function OtherDevice({ draft: { other, choose } }: { draft: Draft }) {
  if (!other) return null;
  return (
    <Card role="alert" className="grid grid-cols-1 gap-3 border-warning!">
      <h2 className="text-lg">Há outro texto seu, de outro aparelho</h2>
      <p className="text-muted">Salvo em {dateTime(other.updated_at)}. Nada será apagado sem a sua escolha.</p>
      <p className="rounded-control bg-surface-sunken p-3 whitespace-pre-wrap wrap-anywhere">
        {other.text || '(folha em branco)'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => choose('other')}>
          Usar o texto do outro aparelho
        </Button>
        <Button variant="outline" onClick={() => choose('here')}>
          Continuar com este
        </Button>
      </div>
    </Card>
  );
}
