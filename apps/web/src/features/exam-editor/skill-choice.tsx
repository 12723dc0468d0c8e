import type { Area } from '@gabarita/enem';
import { skillDescription } from '@gabarita/enem/skills';
import { SKILLS } from '../../app/question-bank/question-filters';
import { Checkbox } from '../../ui/checkbox';
import { toggled } from './toggled';

type SkillChoiceProps = { areas: readonly Area[]; chosen: readonly string[]; onChange: (skills: string[]) => void };

/** H17 asks for something else in each area, so the words stand beside the codes once the area is known. */
export function SkillChoice({ areas, chosen, onChange }: SkillChoiceProps) {
  const [area] = areas.length === 1 ? areas : [];
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">
        Habilidades ({chosen.length > 0 ? chosen.join(', ') : 'todas'})
      </summary>
      {!area && <p className="mb-2 text-sm text-muted">Marque uma só área para ver o que cada habilidade pede.</p>}
      <fieldset className={area ? 'grid grid-cols-1' : 'grid grid-cols-3 sm:grid-cols-5'}>
        <legend className="sr-only">Habilidades</legend>
        {SKILLS.map((skill) => (
          <Checkbox
            key={skill}
            label={area ? `${skill} · ${skillDescription(area, skill)}` : skill}
            checked={chosen.includes(skill)}
            onChange={({ target }) => onChange(toggled(chosen, skill, target.checked))}
          />
        ))}
      </fieldset>
    </details>
  );
}
