import { Plus } from 'lucide-react';
import { useUser } from '../../app/session/session';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { ExamList } from './exam-list';
import { RunningExamList } from './running-exam-list';

export function ExamsPage() {
  const { role } = useUser();
  return (
    <Page
      title="Simulados"
      intro={
        role === 'student' ? 'As provas que seus professores prepararam.' : 'As provas das turmas e as que você criou.'
      }
      width="wide"
      actions={role !== 'student' && <CreateExam />}
    >
      <RunningExamList />
      <ExamList />
    </Page>
  );
}

function CreateExam() {
  return (
    <ButtonLink to="/simulados/criar">
      <Plus aria-hidden />
      Criar Simulado
    </ButtonLink>
  );
}
