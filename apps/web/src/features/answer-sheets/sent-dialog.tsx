import type { AttemptView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';

type SentDialogProps = { attempt: AttemptView; onAnother: () => void };

/** What became of the sheet, and the two ways on. */
export function SentDialog({ attempt, onAnother }: SentDialogProps) {
  return (
    <Dialog
      open
      onClose={onAnother}
      title={messages.answerSheets.sent}
      description={`${attempt.exam_name} · ${attempt.user_name}`}
      actions={
        <>
          <Button variant="outline" onClick={onAnother}>
            Enviar Outro Gabarito
          </Button>
          <ButtonLink to={`/reports?attempt=${attempt.id}`}>Ver Resultado</ButtonLink>
        </>
      }
    >
      <p>{resultOf(attempt)}</p>
      <p className="text-sm text-muted">
        Comprovante de envio: <strong className="font-mono">{attempt.receipt}</strong>
      </p>
    </Dialog>
  );
}

function resultOf({ correct_answers, total_questions, answered, percentage }: AttemptView): string {
  if (correct_answers === null) {
    return `Recebemos ${answered} de ${total_questions} respostas. O resultado aparece quando o gabarito abrir.`;
  }
  const share = percentage === null ? '' : ` (${percentage.toLocaleString('pt-BR')}%)`;
  return `${correct_answers} de ${total_questions} corretas${share}.`;
}
