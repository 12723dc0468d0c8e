import { FileCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCountdown } from '../../app/exam-timer/use-countdown';
import { FormProblem } from '../../app/form/form-problem';
import { isTemporary } from '../../offline/line';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { useConfirm } from '../../ui/confirm-context';
import { EssayFrame } from './essay-frame';
import { OtherDevice } from './other-device';
import { SheetField } from './sheet-field';
import { ThemePanel } from './theme-panel';
import { useDraft } from './use-draft';
import { type OpenSheet, timeLeft, useHandIn } from './use-exam-essay';

type ExamSheetProps = { examId: number; sheet: OpenSheet; onHandedIn: (attempt: { receipt: string }) => void };

/** Writing against the clock. At zero the sheet is handed in as it stands; without a line it waits on this device. */
export function ExamSheet({ examId, sheet, onHandedIn }: ExamSheetProps) {
  const confirm = useConfirm();
  const draft = useDraft({ exam_id: examId }, sheet.theme.title);
  const handIn = useHandIn(examId);
  const blank = draft.text.trim() === '';
  const send = () => {
    if (handIn.isPending || blank) return;
    const timeSpent = Math.round((sheet.durationMs - timeLeft(sheet)) / 1000);
    handIn.mutate({ text: draft.text, topic: sheet.theme.title, timeSpent }, { onSuccess: onHandedIn });
  };
  const tried = useRef(false);
  const remainingMs = useCountdown(
    () => timeLeft(sheet),
    () => {
      if (!tried.current) send();
      tried.current = true;
    },
  );
  const waiting = handIn.error !== null && isTemporary(handIn.error);
  useRetry(waiting, send);

  const ask = async () => {
    const sure = await confirm({
      title: 'Entregar a redação?',
      text: 'Depois de entregue, ela não pode ser mudada.',
      action: 'Entregar',
    });
    if (sure) send();
  };
  return (
    <EssayFrame title={sheet.title} back="/exams" remainingMs={remainingMs} saving={draft.saving}>
      <ThemePanel themes={[sheet.theme]} topic={sheet.theme.title} />
      <OtherDevice draft={draft} />
      {remainingMs === 0 && <Banner tone="warning">O tempo acabou.</Banner>}
      <SheetField text={draft.text} onWrite={draft.write} readOnly={remainingMs === 0} />
      {waiting && (
        <Banner tone="warning" title="Aguardando envio">
          Sua redação está guardada neste aparelho e será entregue assim que a conexão voltar. Não feche esta página.
        </Banner>
      )}
      <FormProblem text={waiting ? undefined : handIn.error?.message} />
      <Button
        disabled={blank}
        busy={handIn.isPending && 'Entregando...'}
        onClick={() => void ask()}
        className="justify-self-start max-sm:w-full"
      >
        <FileCheck aria-hidden />
        Entregar redação
      </Button>
    </EssayFrame>
  );
}

const RETRY_MS = 10_000;

/** Again when the browser sees the line come back, and every ten seconds: behind a school's Wi-Fi it never saw it fall. */
function useRetry(waiting: boolean, send: () => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!waiting) return;
    const again = () => latest.current();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waiting]);
}
