import type { StaffQuestion } from '@gabarita/contract';
import { parseRichText, plainText } from '@gabarita/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editionsQuery } from '../../../app/editions';
import { QuestionBadges } from '../../../app/question-bank/question-badges';
import { questionTitle } from '../../../app/question-bank/question-labels';
import { useUser } from '../../../app/session/session';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { Loadable } from '../../../ui/loadable';
import { Select } from '../../../ui/select';
import { Reasons } from './reasons';
import { useQuarantine, type View } from './use-quarantine';

export function QuarantineList({ view }: { view: View }) {
  const [year, setYear] = useState<number>();
  const editions = useQuery(editionsQuery).data ?? [];
  const questions = useQuarantine(view, year);

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="sm:w-72">
        <Select label="Ano" value={year ?? ''} onChange={({ target }) => setYear(Number(target.value) || undefined)}>
          <option value="">Todos</option>
          {editions.map((edition) => (
            <option key={edition.year} value={edition.year}>
              {edition.title}
            </option>
          ))}
        </Select>
      </div>
      <Loadable query={questions} loading="Carregando questões..." empty={<NothingToDo view={view} />}>
        {(list) => list.map((question) => <ListedQuestion key={question.id} question={question} />)}
      </Loadable>
      <LoadMore query={questions} />
    </div>
  );
}

function ListedQuestion({ question }: { question: StaffQuestion }) {
  const title = questionTitle(question);
  const deed = useUser().role === 'admin' ? 'Corrigir' : 'Ver';
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{title}</h2>
      <QuestionBadges question={question} />
      <Reasons question={question} />
      <p className="line-clamp-2 text-muted">{plainText(parseRichText(question.statement)) || 'Sem enunciado'}</p>
      <div>
        <ButtonLink
          to={`/questions/quarentena?questao=${question.id}`}
          variant="secondary"
          aria-label={`${deed} ${title}`}
        >
          {deed}
        </ButtonLink>
      </div>
    </Card>
  );
}

function NothingToDo({ view }: { view: View }) {
  return view === 'quarantined' ? (
    <Empty title="Nenhuma questão em quarentena">Tudo o que foi carregado está nas provas e no banco.</Empty>
  ) : (
    <Empty title="Nenhuma questão para revisar">Aparecem aqui as questões servidas que merecem uma olhada.</Empty>
  );
}
