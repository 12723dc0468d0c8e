import * as messages from '@gabarita/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { examsKey } from '../../app/exams';
import { FormProblem } from '../../app/form/form-problem';
import { useForm } from '../../app/form/use-form';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { useToast } from '../../ui/toast-context';
import { EditExam } from './edit-exam';
import { newDraft, writeDraft } from './exam-draft';
import { ExamFields } from './exam-fields';
import { createExam } from './save-exam';

/** /simulados/criar, and /simulados/criar?editar={id} for an exam that exists. */
export function CreateExamPage() {
  const [query] = useSearchParams();
  const edited = query.get('editar') ?? '';
  if (/^[1-9]\d{0,8}$/.test(edited)) return <EditExam key={edited} examId={Number(edited)} />;
  return (
    <Page title="Criar Simulado" intro="Primeiro as regras da prova; em seguida, as questões.">
      <NewExamForm />
    </Page>
  );
}

function NewExamForm() {
  const user = useUser();
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const { form, busy, errors, problem } = useForm({
    failed: 'Erro ao criar simulado.',
    send: async (values) => {
      const { exam, turmaIds, assigned } = await createExam(values);
      void queries.invalidateQueries({ queryKey: examsKey });
      if (exam.is_redacao) {
        // An essay has nothing more to send, so this is the only chance to say that its turmas do not have it.
        if (assigned) toast(messages.exams.sent);
        else toast('Simulado criado, mas não foi atribuído às turmas. Escolha-as de novo.', 'danger');
        await navigate(assigned ? '/exams' : `/simulados/criar?editar=${exam.id}`);
        return;
      }
      writeDraft(user.id, newDraft(exam, turmaIds));
      await navigate(`/simulados/${exam.id}/${user.role === 'admin' ? 'questoes' : 'banco'}`);
    },
  });

  return (
    <form {...form} className="grid grid-cols-1 gap-6">
      <FormProblem text={problem} />
      <ExamFields exam={undefined} errors={errors} />
      <Button type="submit" size="lg" busy={busy && 'Criando...'} className="justify-self-start max-sm:w-full">
        Criar simulado
      </Button>
    </form>
  );
}
