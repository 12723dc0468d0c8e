import type { BankQuestion, QuestionKey } from '@gabarita/contract';
import type { Letter } from '@gabarita/enem';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { AlternativeOption } from './alternative-option';
import { Answer } from './answer';
import { useQuestionKey } from './use-question-key';

const verdictOn = (letter: Letter, key: QuestionKey) =>
  key.letter === null ? 'none' : letter === key.letter ? 'right' : 'wrong';

type PracticeProps = { question: BankQuestion; highlights: ReadonlySet<string> };

/** Try first, then ask: the key is not in the page until the reader wants to see it. */
export function Practice({ question, highlights }: PracticeProps) {
  const [chosen, setChosen] = useState<Letter>();
  const [asked, setAsked] = useState(false);
  const key = useQuestionKey(question.id, asked);
  const shown = asked ? key.data : undefined;

  const hide = () => {
    setAsked(false);
    setChosen(undefined);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="sr-only">Alternativas</legend>
        {question.alternatives.map((alternative) => (
          <AlternativeOption
            key={alternative.id}
            alternative={alternative}
            question={question}
            highlights={highlights}
            chosen={alternative.letter === chosen}
            verdict={shown && verdictOn(alternative.letter, shown)}
            onChoose={() => setChosen(alternative.letter)}
          />
        ))}
      </fieldset>
      {asked && key.isError && (
        <ErrorState title="Não foi possível mostrar a resposta" onRetry={() => void key.refetch()}>
          {key.error.message}
        </ErrorState>
      )}
      {/* The region is always there, so that the answer is announced when it comes. */}
      <div role="status" className="empty:hidden">
        {shown && <Answer answer={shown} chosen={chosen} images={question.images} />}
      </div>
      <div data-print="hide">
        {shown ? (
          <Button variant="outline" onClick={hide}>
            Tentar de novo
          </Button>
        ) : (
          <Button
            variant={chosen ? 'primary' : 'outline'}
            busy={asked && key.isFetching && 'Buscando resposta...'}
            onClick={() => setAsked(true)}
          >
            Mostrar resposta
          </Button>
        )}
      </div>
    </div>
  );
}
