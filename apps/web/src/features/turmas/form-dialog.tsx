import { type ReactNode, useId } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import type { useForm } from '../../app/form/use-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

type FormDialogProps = {
  title: string;
  description?: ReactNode;
  action: string;
  doing: string;
  form: ReturnType<typeof useForm>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, with its two buttons. */
export function FormDialog({ title, description, action, doing, form, onClose, children }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={form.busy && doing}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className="grid grid-cols-1 gap-4">
        <FormProblem text={form.problem} />
        {children}
      </form>
    </Dialog>
  );
}
