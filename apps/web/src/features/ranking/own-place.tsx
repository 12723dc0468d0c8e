import { useUser } from '../../app/session/session';
import type { Ranking } from '../../offline/global-ranking';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { formatNumber } from '../../ui/chart/format-number';
import { ordinal } from './place';

/** Where the reader is, however far down, or why nowhere. Staff have no place. */
export function OwnPlace({ ranking }: { ranking: Ranking }) {
  const { role, ranking_visible: visible } = useUser();
  if (role !== 'student') return null;
  if (!visible) return <LeftTheRanking />;
  const { current_user: own, total_students: total } = ranking;
  return own ? (
    <Card className="flex items-center gap-6">
      <p className="text-3xl font-extrabold tabular-nums">{ordinal(own.position)}</p>
      <div>
        <h2 className="text-base">Sua posição</h2>
        <p className="text-muted">
          entre {students(total)}, com média de {formatNumber(own.average_percentage)} %
        </p>
      </div>
    </Card>
  ) : (
    <Banner
      action={
        <ButtonLink variant="outline" to="/exams">
          Fazer uma prova
        </ButtonLink>
      }
    >
      Você ainda não tem resultado aqui. Faça uma prova para entrar no ranking.
    </Banner>
  );
}

const students = (total: number) => (total === 1 ? '1 estudante' : `${total.toLocaleString('pt-BR')} estudantes`);

function LeftTheRanking() {
  return (
    <Banner
      action={
        <ButtonLink variant="outline" to="/profile">
          Abrir o perfil
        </ButtonLink>
      }
    >
      Você está fora do ranking: ninguém vê a sua posição. Para voltar, marque “Aparecer no ranking” no seu perfil.
    </Banner>
  );
}
