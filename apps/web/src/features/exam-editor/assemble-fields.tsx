import { AREAS } from '@gabarita/enem';
import { AREA_NAMES, DIFFICULTIES, DIFFICULTY_LABELS } from '../../app/question-bank/question-labels';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import type { AssembleOrder } from './assemble-order';
import { SkillChoice } from './skill-choice';
import { toggled } from './toggled';

type AssembleFieldsProps = { order: AssembleOrder; onChange: (order: AssembleOrder) => void };

/** What the exam should be made of. */
export function AssembleFields({ order, onChange }: AssembleFieldsProps) {
  const change = (part: Partial<AssembleOrder>) => onChange({ ...order, ...part });
  return (
    <>
      <Field
        label="Quantas questões"
        type="number"
        inputMode="numeric"
        min={1}
        max={180}
        value={order.count || ''}
        onChange={({ target }) => change({ count: Number(target.value) })}
      />
      <fieldset className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">Áreas (todas, se nenhuma for marcada)</legend>
        {AREAS.map((area) => (
          <Checkbox
            key={area}
            label={AREA_NAMES[area]}
            checked={order.areas?.includes(area) ?? false}
            onChange={({ target }) => change({ areas: toggled(order.areas ?? [], area, target.checked) })}
          />
        ))}
      </fieldset>
      <fieldset className="grid grid-cols-3 gap-3">
        <legend className="mb-1 font-semibold">Dificuldade, em %</legend>
        {DIFFICULTIES.map((difficulty) => (
          <Field
            key={difficulty}
            label={DIFFICULTY_LABELS[difficulty]}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            value={order.mix[difficulty]}
            onChange={({ target }) => change({ mix: { ...order.mix, [difficulty]: Number(target.value) } })}
          />
        ))}
      </fieldset>
      <SkillChoice areas={order.areas ?? []} chosen={order.skills ?? []} onChange={(skills) => change({ skills })} />
      <Checkbox
        label="Evitar questões que as turmas deste simulado já fizeram"
        checked={order.avoid_used ?? true}
        onChange={({ target }) => change({ avoid_used: target.checked })}
      />
    </>
  );
}
