import type { EssayToReview } from '@gabarita/contract';
import { FormProblem } from '../../../app/form/form-problem';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { useConfirm } from '../../../ui/confirm-context';
import { useToast } from '../../../ui/toast-context';
import { useReturn } from './use-reviews';

type ReturnAsIsProps = { essay: Pick<EssayToReview, 'id' | 'readings_count' | 'student'>; onDone: () => void };

/** The way out when the next reader does not come: the student gets what there is. */
export function ReturnAsIs({ essay, onDone }: ReturnAsIsProps) {
  const giveBack = useReturn(essay.id);
  const confirm = useConfirm();
  const toast = useToast();
  const grade =
    essay.readings_count === 1 ? 'A nota será a da única leitura feita' : 'A nota será a média das duas leituras';
  const ask = async () => {
    const sure = await confirm({
      title: `Devolver a redação de ${essay.student.name}?`,
      text: `${grade}, e ninguém mais poderá dar outra. A devolução fica registrada em seu nome.`,
      action: 'Devolver assim mesmo',
    });
    if (!sure) return;
    giveBack.mutate(undefined, {
      onSuccess: ({ message }) => {
        toast(message, 'success');
        onDone();
      },
    });
  };
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">O outro professor não vem?</h2>
      <p className="text-muted">{grade}. As leituras e a estimativa continuam guardadas.</p>
      <FormProblem text={giveBack.error?.message} />
      <Button
        variant="outline"
        busy={giveBack.isPending && 'Devolvendo...'}
        onClick={ask}
        className="justify-self-start"
      >
        Devolver assim mesmo
      </Button>
    </Card>
  );
}
