import type { PrivacyView } from '@gabarita/contract';
import { dateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

export function ConsentHistory({ consents }: { consents: PrivacyView['consents'] }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">O que você decidiu</h2>
      <ul className="divide-y divide-border">
        {consents.map(({ decided_at, given, version }) => (
          <li key={decided_at} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              {dateTime(decided_at)}
              <span className="block text-sm text-muted">Termos e privacidade, versão {version}</span>
            </span>
            <Badge tone={given ? 'success' : 'warning'}>{given ? 'Aceito' : 'Não aceito'}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
