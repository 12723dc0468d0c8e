import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api';
import { downloadFile, downloadJson } from '../../lib/download';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useToast } from '../../ui/toast-context';
import { attemptsCsv } from './attempts-csv';

type Format = 'json' | 'csv';

export function ExportData() {
  const toast = useToast();
  const [busy, setBusy] = useState<Format>();

  async function save(format: Format): Promise<void> {
    setBusy(format);
    try {
      const data = await call('GET /api/user/export');
      if (format === 'json') downloadJson('gabarita-meus-dados.json', data);
      else downloadFile('gabarita-minhas-provas.csv', new Blob([attemptsCsv(data.attempts)]));
    } catch (error) {
      toast(error instanceof Error ? error.message : 'Não foi possível baixar os dados.', 'danger');
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-lg">Levar uma cópia</h2>
      <p className="text-muted">
        Tudo o que o Gabarita guarda sobre você em um arquivo JSON, ou as suas provas em uma planilha. É um direito seu
        pela LGPD.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={busy === 'json' && 'Preparando...'} onClick={() => void save('json')}>
          <Download aria-hidden />
          Baixar tudo (JSON)
        </Button>
        <Button variant="outline" busy={busy === 'csv' && 'Preparando...'} onClick={() => void save('csv')}>
          <Download aria-hidden />
          Baixar provas (CSV)
        </Button>
      </div>
    </Card>
  );
}
