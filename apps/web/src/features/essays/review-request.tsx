import type { EssayView } from '@gabarita/contract';
import { Clock, UserCheck } from 'lucide-react';
import { FormProblem } from '../../app/form/form-problem';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useToast } from '../../ui/toast-context';
import { useReviewRequest } from './use-essays';

/** "Pedir revisão humana", and what became of it. */
export function ReviewRequest({ essay }: { essay: Pick<EssayView, 'id' | 'review'> }) {
  const request = useReviewRequest();
  const toast = useToast();
  if (essay.review === 'returned') return null;
  if (essay.review === 'waiting') {
    return (
      <Card className="flex items-center gap-3">
        <Clock aria-hidden className="size-6 shrink-0 text-primary" />
        <p>Sua redação está na fila dos professores. A nota deles aparece aqui quando ela voltar.</p>
      </Card>
    );
  }
  const ask = () => request.mutate(essay.id, { onSuccess: ({ message }) => toast(message, 'success') });
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">Quer a opinião de um professor?</h2>
      <p className="text-muted">Um professor da sua turma lê, dá a nota dele e comenta. A estimativa continua aqui.</p>
      <FormProblem text={request.error?.message} />
      <Button
        variant="secondary"
        busy={request.isPending && 'Enviando...'}
        onClick={ask}
        className="justify-self-start"
      >
        <UserCheck aria-hidden />
        Pedir revisão humana
      </Button>
    </Card>
  );
}
