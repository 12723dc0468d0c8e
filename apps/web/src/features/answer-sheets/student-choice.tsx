import { useQueries } from '@tanstack/react-query';
import { Select } from '../../ui/select';
import { studentsQuery } from './students';

type Turma = { id: number; name: string };
type StudentChoiceProps = {
  turmas: readonly Turma[];
  value: number | undefined;
  onChange: (studentId: number | undefined) => void;
};

/** For staff: whose sheet it is. Without a choice it is one's own, to try the exam out. */
export function StudentChoice({ turmas, value, onChange }: StudentChoiceProps) {
  const members = useQueries({
    queries: turmas.map(({ id }) => studentsQuery(id)),
  });
  return (
    <Select
      label="De quem é o gabarito"
      name="user_id"
      value={value ?? ''}
      help="Ao enviar pelo aluno, seu nome fica registrado junto com o envio."
      onChange={(event) => onChange(Number(event.target.value) || undefined)}
    >
      <option value="">Meu (teste, não conta no ranking)</option>
      {turmas.map(({ id, name }, place) => (
        <optgroup key={id} label={name}>
          {members[place]?.data?.map((student) => (
            <option key={student.id} value={student.id}>
              {student.name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
