import type { ReportView } from '@gabarita/contract';
import { skillDescription } from '@gabarita/enem/skills';
import { AREA_NAMES } from '../../app/question-bank/question-labels';
import { ButtonLink } from '../../ui/button-link';
import { Explain } from '../../ui/explain';

/** What to study next, each with the way to practise it. */
export function SkillsToWorkOn({ skills }: Pick<ReportView, 'skills'>) {
  if (skills.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">O que estudar agora</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {skills.map((one) => (
          <Skill key={`${one.discipline} ${one.skill}`} {...one} />
        ))}
      </ul>
      <Explain question="O que é habilidade?">
        A matriz do ENEM divide cada área em 30 habilidades, de H1 a H30, e cada questão mede uma delas. Aqui estão
        aquelas em que você mais errou, com as que apareceram mais vezes na frente.
      </Explain>
    </section>
  );
}

function Skill({ discipline, skill, questions, correct }: ReportView['skills'][number]) {
  return (
    <li className="grid grid-cols-1 content-between gap-3 rounded-card border border-border bg-surface-raised px-4 py-3">
      <h3 className="font-semibold">{skillDescription(discipline, skill)}</h3>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {skill} · {AREA_NAMES[discipline]}
          <span className="block">
            {correct} de {questions} certas
          </span>
        </p>
        <ButtonLink
          to={`/questions?discipline=${discipline}&skill=${skill}`}
          variant="outline"
          aria-label={`Treinar ${skill} de ${AREA_NAMES[discipline]}`}
          data-print="hide"
        >
          Treinar
        </ButtonLink>
      </div>
    </li>
  );
}
