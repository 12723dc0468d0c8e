import { Select } from '../../ui/select';
import { StudentOptions } from './student-options';

type Turma = { id: number; name: string };
type StudentChoiceProps = {
  turmas: readonly Turma[];
  value: number | undefined;
  /** Staff may try the exam out with a sheet of their own; a pile has only students' sheets. */
  mayBeOwn: boolean;
  onChange: (studentId: number | undefined) => void;
};

/** For staff: whose sheet it is. */
export function StudentChoice({ turmas, value, mayBeOwn, onChange }: StudentChoiceProps) {
  return (
    <Select
      label="De quem é o gabarito"
      name="user_id"
      value={value ?? ''}
      help="Ao enviar pelo aluno, seu nome fica registrado junto com o envio."
      onChange={(event) => onChange(Number(event.target.value) || undefined)}
    >
      <option value="">{mayBeOwn ? 'Meu (teste, não conta no ranking)' : 'Selecione o aluno'}</option>
      <StudentOptions turmas={turmas} />
    </Select>
  );
}
