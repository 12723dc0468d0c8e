import type { ExamPaper } from '@gabarita/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { examsKey } from '../../app/exams';
import { FormProblem } from '../../app/form/form-problem';
import { useForm } from '../../app/form/use-form';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { useToast } from '../../ui/toast-context';
import { ExamFields } from './exam-fields';
import { examQuery } from './exam-query';
import { changeExam } from './save-exam';

export function EditExam({ examId }: { examId: number }) {
  const exam = useQuery({ ...examQuery(examId), refetchOnWindowFocus: false });
  return (
    <Page title="Editar Simulado" intro={exam.data?.title}>
      <Loadable query={exam} loading="Carregando simulado...">
        {(loaded) => <EditForm exam={loaded} />}
      </Loadable>
    </Page>
  );
}

function EditForm({ exam }: { exam: ExamPaper }) {
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const { form, busy, errors, problem } = useForm({
    failed: 'Não foi possível salvar o simulado.',
    send: async (values) => {
      toast(await changeExam(exam, values));
      await queries.invalidateQueries({ queryKey: examsKey });
      await navigate('/exams');
    },
  });
  return (
    <form {...form} className="grid grid-cols-1 gap-6">
      <FormProblem text={problem} />
      <ExamFields exam={exam} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy && 'Salvando...'}>
          Salvar simulado
        </Button>
        <ButtonLink to="/exams" variant="outline">
          Cancelar
        </ButtonLink>
      </div>
    </form>
  );
}
