import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api';
import { downloadJson } from '../../lib/download';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useToast } from '../../ui/toast-context';

export function ExportData() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      downloadJson('gabarita-meus-dados.json', await call('GET /api/user/export'));
    } catch (error) {
      toast(error instanceof Error ? error.message : 'Não foi possível baixar os dados.', 'danger');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-lg">Baixar meus dados</h2>
      <p className="text-muted">
        Tudo o que o Gabarita guarda sobre você, em um arquivo JSON. É um direito seu pela LGPD.
      </p>
      <Button variant="outline" busy={busy && 'Preparando...'} onClick={() => void download()}>
        <Download aria-hidden />
        Baixar meus dados
      </Button>
    </Card>
  );
}
