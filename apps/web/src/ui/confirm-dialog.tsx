import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

export type Question = {
  title: string;
  text: ReactNode;
  /** The verb on the button that goes ahead: "Excluir conta", never "OK". */
  action: string;
  cancel?: string;
  /** Something is lost for good: the button is red. */
  destructive?: boolean;
};

type ConfirmDialogProps = Question & { open: boolean; onAnswer: (confirmed: boolean) => void };

/** "Cancelar" comes first and so has the focus: an Enter too many changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onAnswer, title, text, action, cancel = 'Cancelar', destructive } = props;
  const actions = (
    <>
      <Button variant="outline" onClick={() => onAnswer(false)}>
        {cancel}
      </Button>
      <Button variant={destructive ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
        {action}
      </Button>
    </>
  );

  return <Dialog open={open} onClose={() => onAnswer(false)} title={title} description={text} actions={actions} />;
}
