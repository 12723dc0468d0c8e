import { AREAS, type Area, competenceOf, competencesOf } from '@gabarita/enem';
import { skillDescription } from '@gabarita/enem/skills';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/select';
import { editionsQuery } from '../editions';
import { type QuestionFilters, SKILLS } from './question-filters';
import { AREA_NAMES, DIFFICULTIES, DIFFICULTY_LABELS } from './question-labels';
import { SearchField } from './search-field';

type FilterBarProps = { filters: QuestionFilters; onChange: (change: Partial<QuestionFilters>) => void };

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const editions = useQuery(editionsQuery).data ?? [];
  return (
    <search className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <div className="col-span-2 md:col-span-4">
        <SearchField value={filters.search} onChange={(search) => onChange({ search })} />
      </div>
      <Select
        label="Disciplina"
        value={filters.discipline ?? ''}
        onChange={({ target }) => onChange({ discipline: AREAS.find((area) => area === target.value) })}
      >
        <option value="">Todas</option>
        {AREAS.map((area) => (
          <option key={area} value={area}>
            {AREA_NAMES[area]}
          </option>
        ))}
      </Select>
      <Select
        label="Ano"
        value={filters.year ?? ''}
        onChange={({ target }) => onChange({ year: Number(target.value) || undefined })}
      >
        <option value="">Todos</option>
        {editions.map(({ year, title }) => (
          <option key={year} value={year}>
            {title}
          </option>
        ))}
      </Select>
      <Select
        label="Dificuldade"
        value={filters.difficulty ?? ''}
        onChange={({ target }) => onChange({ difficulty: DIFFICULTIES.find((known) => known === target.value) })}
      >
        <option value="">Todas</option>
        {DIFFICULTIES.map((difficulty) => (
          <option key={difficulty} value={difficulty}>
            {DIFFICULTY_LABELS[difficulty]}
          </option>
        ))}
      </Select>
      <Select
        label="Habilidade"
        value={filters.skill ?? ''}
        onChange={({ target }) => onChange({ skill: target.value || undefined })}
      >
        <option value="">Todas</option>
        <SkillOptions area={filters.discipline} />
      </Select>
    </search>
  );
}

/** Skills mean something within an area only: there they say what, and are grouped by competence as in the matrix. */
function SkillOptions({ area }: { area: Area | undefined }) {
  if (!area) return SKILLS.map((skill) => <option key={skill}>{skill}</option>);
  return Array.from({ length: competencesOf(area) }, (_, place) => place + 1).map((competence) => (
    <optgroup key={competence} label={`Competência ${competence}`}>
      {SKILLS.filter((skill) => competenceOf(area, Number(skill.slice(1))) === competence).map((skill) => (
        <option key={skill} value={skill}>
          {skill} · {skillDescription(area, skill)}
        </option>
      ))}
    </optgroup>
  ));
}
