import { Keyboard, Wand2 } from 'lucide-react';
import { useState } from 'react';
import { FilterBar } from '../../app/question-bank/filter-bar';
import { questionTitle } from '../../app/question-bank/question-labels';
import { useQuestionFilters } from '../../app/question-bank/use-question-filters';
import { useQuestions } from '../../app/question-bank/use-questions';
import { useTurnedPage } from '../../app/question-bank/use-turned-page';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Empty } from '../../ui/empty';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { Pagination } from '../../ui/pagination';
import { AssembleDialog } from './assemble-dialog';
import { BankQuestionCard } from './bank-question-card';
import { ChosenList } from './chosen-list';
import { DraftGate, type OpenDraft } from './draft-gate';
import { placesLeft } from './exam-draft';
import { ExportMenu } from './export-menu';
import { SendPanel } from './send-panel';
import { SentQuestionList } from './sent-question-list';
import { sentQuestions } from './sent-questions';
import { useSentQuestions } from './use-sent-questions';

/** /simulados/{id}/banco: questions of the bank, for teachers and admins. */
export function BankPage() {
  return (
    <Page
      title="Escolher do banco de questões"
      intro="Questões oficiais mantêm seus parâmetros. Os alunos da turma não veem o gabarito delas até o simulado abrir o dele."
      width="wide"
    >
      <DraftGate>{(open) => <ChooseFromBank {...open} />}</DraftGate>
    </Page>
  );
}

function ChooseFromBank(open: OpenDraft) {
  const { draft, exam, keep } = open;
  const { role } = useUser();
  const { filters, change } = useQuestionFilters();
  const { heading, turn } = useTurnedPage(filters.page, (page) => change({ page }));
  const questions = useQuestions(filters);
  const changes = useSentQuestions(draft);
  const [assembling, setAssembling] = useState(false);
  const full = placesLeft(draft, exam) <= 0;
  const remove = (id: number) => keep({ ...draft, fromBank: draft.fromBank.filter((chosen) => chosen.id !== id) });

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="grid grid-cols-1 gap-5">
        <FilterBar filters={filters} onChange={change} />
        <Loadable
          query={questions}
          loading="Carregando banco de questões..."
          isEmpty={({ total }) => total === 0}
          empty={<Empty title="Nenhuma questão encontrada">Tente outra palavra ou menos filtros.</Empty>}
        >
          {(found) => (
            <>
              <h2 ref={heading} tabIndex={-1} className="text-lg" aria-live="polite">
                {found.total === 1
                  ? '1 questão encontrada'
                  : `${found.total.toLocaleString('pt-BR')} questões encontradas`}
              </h2>
              {found.questions.map((question) => (
                <BankQuestionCard
                  key={question.id}
                  question={question}
                  state={stateOf(question.id, open)}
                  full={full}
                  onAdd={() =>
                    keep({
                      ...draft,
                      fromBank: [...draft.fromBank, { id: question.id, title: questionTitle(question) }],
                    })
                  }
                  onRemove={() => remove(question.id)}
                />
              ))}
              <Pagination page={found.page} pageCount={found.pages} onChange={turn} />
            </>
          )}
        </Loadable>
        {exam && <SentQuestionList questions={sentQuestions(exam)} changes={changes} onEdit={undefined} />}
      </div>
      <div className="grid grid-cols-1 gap-4 max-lg:row-start-1 lg:sticky lg:top-6">
        <SendPanel {...open}>
          <Button variant="outline" disabled={full || !exam} onClick={() => setAssembling(true)}>
            <Wand2 aria-hidden />
            Montar automaticamente
          </Button>
          <ChosenList chosen={draft.fromBank} onRemove={remove} />
          {role === 'admin' && (
            <ButtonLink to={`/simulados/${draft.id}/questoes`} variant="outline">
              <Keyboard aria-hidden />
              Digitar questões
            </ButtonLink>
          )}
          <ExportMenu draft={draft} exam={exam} />
        </SendPanel>
        {assembling && (
          <AssembleDialog
            draft={draft}
            room={placesLeft(draft, exam)}
            onClose={() => setAssembling(false)}
            onUse={(picked) => {
              keep({ ...draft, fromBank: [...draft.fromBank, ...picked] });
              setAssembling(false);
            }}
          />
        )}
      </div>
    </div>
  );
}

function stateOf(id: number, { draft, exam }: OpenDraft) {
  if (exam?.exam_questions.some(({ question }) => question.id === id)) return 'sent';
  return draft.fromBank.some((chosen) => chosen.id === id) ? 'chosen' : 'free';
}
