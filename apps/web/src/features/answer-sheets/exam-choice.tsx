import type { ExamView } from '@gabarita/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { examsQuery } from '../../app/exams';
import { useUser } from '../../app/session/session';
import { ButtonLink } from '../../ui/button-link';
import { Empty } from '../../ui/empty';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { Select } from '../../ui/select';
import { Skeleton } from '../../ui/skeleton';
import { hasSheet } from './sheet-exam';

type ExamChoiceProps = {
  value: number | undefined;
  onChange: (examId: number | undefined) => void;
  error: string | undefined;
};

/** Which exam the sheet is of. Staff see which ones no turma has yet: nobody could have sat them. */
export function ExamChoice({ value, onChange, error }: ExamChoiceProps) {
  const user = useUser();
  const exams = useInfiniteQuery(examsQuery(user));
  return (
    <Loadable
      query={exams}
      loading="Carregando simulados..."
      skeleton={<Skeleton className="h-20" />}
      empty={<NoExam staff={user.role !== 'student'} />}
      isEmpty={(list) => !list.some((exam) => hasSheet(exam, user.role))}
    >
      {(list) => (
        <div className="grid grid-cols-1 gap-3">
          <Select
            label="Simulado"
            name="exam_id"
            value={value ?? ''}
            error={error}
            onChange={(event) => onChange(Number(event.target.value) || undefined)}
          >
            <option value="">Selecione um simulado</option>
            {list
              .filter((exam) => hasSheet(exam, user.role))
              .map((exam) => (
                <option key={exam.id} value={exam.id}>
                  {nameOf(exam)}
                </option>
              ))}
          </Select>
          <LoadMore query={exams} />
        </div>
      )}
    </Loadable>
  );
}

const nameOf = ({ title, turmas }: ExamView): string => (turmas?.length === 0 ? `${title} (não atribuído)` : title);

function NoExam({ staff }: { staff: boolean }) {
  return (
    <Empty
      title="Nenhum simulado disponível no momento."
      action={
        staff ? (
          <ButtonLink to="/simulados/criar">Criar simulado</ButtonLink>
        ) : (
          <ButtonLink to="/enem">Fazer um simulado ENEM</ButtonLink>
        )
      }
    >
      {staff
        ? 'Crie um simulado e escolha as questões; o cartão dele aparece aqui.'
        : 'Quando sua turma receber um simulado, o cartão dele aparece aqui.'}
    </Empty>
  );
}
