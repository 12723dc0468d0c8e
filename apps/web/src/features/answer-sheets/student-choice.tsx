import { Select } from '../../ui/select';
import { StudentOptions } from './student-options';

type Turma = { id: number; name: string };
type StudentChoiceProps = {
  turmas: readonly Turma[];
  value: number | undefined;
  onChange: (studentId: number | undefined) => void;
};

/** For staff: whose sheet it is. Without a choice it is one's own, to try the exam out. */
export function StudentChoice({ turmas, value, onChange }: StudentChoiceProps) {
  return (
    <Select
      label="De quem é o gabarito"
      name="user_id"
      value={value ?? ''}
      help="Ao enviar pelo aluno, seu nome fica registrado junto com o envio."
      onChange={(event) => onChange(Number(event.target.value) || undefined)}
    >
      <option value="">Meu (teste, não conta no ranking)</option>
      <StudentOptions turmas={turmas} />
    </Select>
  );
}
