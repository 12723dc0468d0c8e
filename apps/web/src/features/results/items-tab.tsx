import { skillDescription } from '@gabarita/enem/skills';
import { AREA_NAMES } from '../../app/question-bank/question-labels';
import { Card } from '../../ui/card';
import { formatNumber } from '../../ui/chart/format-number';
import { Empty } from '../../ui/empty';
import { Explain } from '../../ui/explain';
import { Link } from '../../ui/link';
import { Loadable } from '../../ui/loadable';
import { ItemCard } from './item-card';
import { type ItemsReport, type Looked, useItems } from './use-results';

/** How each question did, the ones to look at first. */
export function ItemsTab({ looked, editable }: { looked: Looked; editable: boolean }) {
  const report = useItems(looked);
  return (
    <Loadable
      query={report}
      loading="Carregando questões..."
      isEmpty={({ items }) => items.length === 0}
      empty={<Empty title="Este simulado não tem questões" />}
    >
      {(loaded) => (
        <div className="grid grid-cols-1 gap-6">
          <Reliability report={loaded} />
          {loaded.skills.length > 0 && <Skills report={loaded} />}
          <section className="grid grid-cols-1 gap-4" aria-labelledby="questoes">
            <h2 id="questoes" className="text-xl">
              Questões, das que pedem atenção às que vão bem
            </h2>
            <ol className="grid grid-cols-1 gap-4">
              {loaded.items.map((item) => (
                <ItemCard key={item.question_id} examId={looked.examId} item={item} editable={editable} />
              ))}
            </ol>
          </section>
        </div>
      )}
    </Loadable>
  );
}

function Reliability({ report: { answers, alpha } }: { report: ItemsReport }) {
  return (
    <div className="grid gap-1">
      <p>
        {answers === 1 ? '1 primeira tentativa' : `${answers} primeiras tentativas`}
        {alpha !== null && (
          <>
            {' '}
            · alfa de Cronbach <strong className="tabular-nums">{formatNumber(Math.round(alpha * 100) / 100)}</strong>
          </>
        )}
      </p>
      <Explain question="Como ler estes números?">
        <ul className="grid list-disc gap-1 pl-5">
          <li>Acertos: de cada 100 alunos, quantos acertaram.</li>
          <li>Discriminação: quanto os melhores acertam mais que os piores. Abaixo de 20%, a questão separa pouco.</li>
          <li>
            Ponto-bisserial: se quem acerta a questão também vai bem no resto. Perto de zero ou negativo, desconfie do
            gabarito ou do enunciado.
          </li>
          <li>Alfa de Cronbach: se as questões medem a mesma coisa. A partir de 0,7 a prova é confiável.</li>
        </ul>
      </Explain>
    </div>
  );
}

const SHOWN_SKILLS = 6;

function Skills({ report: { skills } }: { report: ItemsReport }) {
  return (
    <Card>
      <h2 className="mb-3 text-xl">O que a turma menos domina</h2>
      <ul className="grid grid-cols-1 gap-2">
        {skills.slice(0, SHOWN_SKILLS).map(({ discipline, skill, facility, questions }) => (
          <li key={`${discipline} ${skill}`} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <span>
              <Link to={`/questions?skill=${skill}${discipline ? `&discipline=${discipline}` : ''}`}>{skill}</Link>
              {discipline && ` de ${AREA_NAMES[discipline]}`}
              <span className="text-muted">
                {' '}
                · {questions.length === 1 ? 'questão' : 'questões'} {questions.join(', ')}
              </span>
              {discipline && <span className="block text-sm">{skillDescription(discipline, skill)}</span>}
            </span>
            <span className="font-semibold tabular-nums">{formatNumber(Math.round(facility * 100))}% de acertos</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
