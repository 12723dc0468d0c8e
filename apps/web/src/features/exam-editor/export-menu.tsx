import { Download } from 'lucide-react';
import { downloadFile } from '../../lib/download';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast-context';
import type { OpenDraft } from './draft-gate';
import { exchangeOfDraft, exchangeOfExam } from './exchange';
import { interchange } from './read-question-file';

const FORMATS = [
  { name: 'Planilha (CSV)', extension: 'csv', type: 'text/csv;charset=utf-8' },
  { name: 'GIFT', extension: 'gift', type: 'text/plain;charset=utf-8' },
  { name: 'Moodle XML', extension: 'xml', type: 'application/xml' },
  { name: 'QTI 2.1', extension: 'zip', type: 'application/zip' },
] as const;
type Format = (typeof FORMATS)[number];

/** The questions of the exam, those of the draft included, as files for other programs. */
export function ExportMenu({ draft, exam }: Pick<OpenDraft, 'draft' | 'exam'>) {
  const toast = useToast();
  const questions = [...(exam ? exchangeOfExam(exam) : []), ...draft.questions.map(exchangeOfDraft)];
  if (questions.length === 0) return null;

  const save = async ({ extension, type }: Format) => {
    const { exportCsv, exportGift, exportMoodleXml, exportQti } = await interchange();
    const content = {
      csv: () => exportCsv(questions),
      gift: () => exportGift(questions),
      xml: () => exportMoodleXml(questions),
      zip: () => new Uint8Array(exportQti(draft.title, questions)),
    }[extension]();
    downloadFile(`simulado-${draft.id}.${extension}`, new Blob([content], { type }));
    toast(questions.length === 1 ? '1 questão exportada.' : `${questions.length} questões exportadas.`);
  };

  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">Exportar questões</summary>
      <ul className="grid grid-cols-1 gap-2 pt-1">
        {FORMATS.map((format) => (
          <li key={format.extension}>
            <Button variant="outline" className="w-full" onClick={() => void save(format)}>
              <Download aria-hidden />
              {format.name}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
