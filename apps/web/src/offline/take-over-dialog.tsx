import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

type TakeOverDialogProps = { onTakeOver: () => void; onBack: () => void };

/** The exam is open somewhere else: only one place writes at a time. */
export function TakeOverDialog({ onTakeOver, onBack }: TakeOverDialogProps) {
  return (
    <Dialog
      open
      onClose={onBack}
      title="Continuar aqui?"
      description="Esta prova está aberta em outro aparelho ou em outra aba. Se você continuar aqui, lá ela deixa de receber respostas. Nada do que você já respondeu se perde."
      actions={
        <>
          <Button variant="outline" onClick={onBack}>
            Voltar
          </Button>
          <Button onClick={onTakeOver}>Continuar aqui</Button>
        </>
      }
    />
  );
}
