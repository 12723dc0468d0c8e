import type { ExamView } from '@gabarita/contract';
import { CalendarPlus, Copy, ListPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { useConfirm } from '../../ui/confirm-context';
import { useToast } from '../../ui/toast-context';
import { ExtendDialog } from './extend-dialog';
import { useDeleteExam, useDuplicateExam } from './use-exam-changes';

/** Edit, fill, extend, duplicate and delete, for the owner of the exam and for admins. */
export function ExamActions({ exam }: { exam: ExamView }) {
  const { role } = useUser();
  const [extending, setExtending] = useState(false);
  const duplicate = useDuplicate(exam);
  const remove = useRemove(exam);
  const small = { variant: 'ghost', className: 'px-3!' } as const;
  const hasRoom = !exam.is_redacao && exam.questions_count < exam.total_questions;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are buttons
    <div
      role="group"
      aria-label={`Gerenciar ${exam.title}`}
      className="-mx-2 flex flex-wrap gap-1 border-t border-border pt-3"
    >
      {hasRoom && (
        <ButtonLink {...small} to={`/simulados/${exam.id}/${role === 'admin' ? 'questoes' : 'banco'}`}>
          <ListPlus aria-hidden />
          Questões
        </ButtonLink>
      )}
      <ButtonLink {...small} to={`/simulados/criar?editar=${exam.id}`}>
        <Pencil aria-hidden />
        Editar
      </ButtonLink>
      <Button {...small} onClick={() => setExtending(true)}>
        <CalendarPlus aria-hidden />
        Prorrogar
      </Button>
      <Button {...small} busy={duplicate.busy && 'Duplicando...'} onClick={duplicate.act}>
        <Copy aria-hidden />
        Duplicar
      </Button>
      <Button {...small} busy={remove.busy && 'Excluindo...'} onClick={remove.act}>
        <Trash2 aria-hidden />
        Excluir
      </Button>
      {extending && <ExtendDialog exam={exam} onClose={() => setExtending(false)} />}
    </div>
  );
}

/** The copy has neither turmas nor a window: choosing them is the next step. */
function useDuplicate({ id }: ExamView) {
  const toast = useToast();
  const navigate = useNavigate();
  const duplicate = useDuplicateExam();
  const act = async () => {
    try {
      const { message, exam } = await duplicate.mutateAsync(id);
      toast(message);
      await navigate(`/simulados/criar?editar=${exam.id}`);
    } catch (error) {
      toast(error instanceof Error ? error.message : '', 'danger');
    }
  };
  return { busy: duplicate.isPending, act: () => void act() };
}

function useRemove({ id, title }: ExamView) {
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useDeleteExam();
  const act = async () => {
    const sure = await confirm({
      title: 'Excluir simulado?',
      text: `“${title}” e a lista de questões dele são excluídos. Esta ação não pode ser desfeita.`,
      action: 'Excluir simulado',
      destructive: true,
    });
    if (!sure) return;
    try {
      // Awaited rather than given callbacks: the card of a deleted exam is gone before they would be called.
      toast((await remove.mutateAsync(id)).message);
    } catch (error) {
      toast(error instanceof Error ? error.message : '', 'danger');
    }
  };
  return { busy: remove.isPending, act: () => void act() };
}
