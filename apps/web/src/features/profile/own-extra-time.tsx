import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/session';
import { call } from '../../lib/api';
import { Card } from '../../ui/card';

/** What a teacher granted: the student and the staff see it, nobody else. Without any there is nothing to show. */
export function OwnExtraTime() {
  const { id } = useUser();
  const { data } = useQuery({
    queryKey: ['extra-time', id],
    queryFn: () => call('GET /api/users/:id/extra-time', { params: { id } }),
  });
  if (!data?.extra_time.length) return null;
  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">Seu tempo adicional</h2>
      <ul className="grid gap-1">
        {data.extra_time.map(({ exam_id, exam_title, minutes }) => (
          <li key={exam_id ?? 'always'}>
            {exam_title ?? 'Em todas as provas da turma'}: <strong>mais {minutes} min</strong>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Já está somado ao relógio quando a prova começa. Só você e a escola veem isto.
      </p>
    </Card>
  );
}
