import { useQueries } from '@tanstack/react-query';
import { studentsQuery } from './students';

/** The students of some turmas, as options of a `Select`; while there are none, why. */
export function StudentOptions({ turmas }: { turmas: readonly { id: number; name: string }[] }) {
  const members = useQueries({ queries: turmas.map(({ id }) => studentsQuery(id)) });
  return turmas.map(({ id, name }, place) => (
    <optgroup key={id} label={name}>
      {!members[place]?.data && (
        <option disabled>
          {members[place]?.isError ? 'Não foi possível carregar os alunos' : 'Carregando alunos...'}
        </option>
      )}
      {members[place]?.data?.map((student) => (
        <option key={student.id} value={student.id}>
          {student.name}
        </option>
      ))}
    </optgroup>
  ));
}
