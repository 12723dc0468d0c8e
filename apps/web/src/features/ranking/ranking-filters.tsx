import { useUser } from '../../app/session/session';
import { Segments } from '../../ui/segments';
import { RANKED_AREA_NAMES, RANKED_AREAS, type RankingView } from './ranking-view';

interface RankingFiltersProps {
  view: RankingView;
  onChange: (change: Partial<RankingView>) => void;
}

export function RankingFilters({ view, onChange }: RankingFiltersProps) {
  const { role, turma_id: turmaId } = useUser();
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-5">
      <Segments
        legend="Área"
        name="area"
        value={view.area ?? 'todas'}
        onChange={(chosen) => onChange({ area: chosen === 'todas' ? undefined : chosen })}
        options={[
          { value: 'todas', label: 'Todas' },
          ...RANKED_AREAS.map((area) => ({ value: area, label: RANKED_AREA_NAMES[area] })),
        ]}
      />
      {turmaId !== null && (
        <Segments
          legend="Quem"
          name="scope"
          value={view.turma ? 'turma' : 'geral'}
          onChange={(scope) => onChange({ turma: scope === 'turma' })}
          options={[
            { value: 'turma', label: role === 'student' ? 'Minha turma' : 'Minhas turmas' },
            { value: 'geral', label: 'Geral' },
          ]}
        />
      )}
    </div>
  );
}
