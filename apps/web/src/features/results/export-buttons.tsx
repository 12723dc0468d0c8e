import { FileSpreadsheet, FileText } from 'lucide-react';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast-context';
import { type Looked, useExport } from './use-results';

export function ExportButtons({ looked }: { looked: Looked }) {
  const toast = useToast();
  const save = useExport(looked);
  const busy = (format: string) => save.isPending && save.variables === format && 'Exportando...';
  const act = (format: 'csv' | 'xlsx') =>
    save.mutate(format, { onError: (error) => toast(error.message || 'Não foi possível exportar.', 'danger') });
  return (
    <>
      <Button variant="outline" busy={busy('xlsx')} onClick={() => act('xlsx')}>
        <FileSpreadsheet aria-hidden />
        Planilha (XLSX)
      </Button>
      <Button variant="outline" busy={busy('csv')} onClick={() => act('csv')}>
        <FileText aria-hidden />
        CSV
      </Button>
    </>
  );
}
