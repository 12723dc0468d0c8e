import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { questionTitle } from '../../app/question-bank/question-labels';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { AssembleFields } from './assemble-fields';
import {
  type AssembleOrder,
  newOrder,
  newSeed,
  orderForSwap,
  problemOfOrder,
  type Suggestion,
  suggest,
} from './assemble-order';
import type { ChosenQuestion, ExamDraft } from './exam-draft';
import { SuggestionList } from './suggestion-list';

type AssembleDialogProps = {
  draft: ExamDraft;
  /** How many questions still fit in the exam. */
  room: number;
  onClose: () => void;
  onUse: (questions: ChosenQuestion[]) => void;
};

/** "Montar automaticamente": the server picks, the teacher looks, swaps, leaves out, and takes the rest. */
export function AssembleDialog({ draft, room, onClose, onUse }: AssembleDialogProps) {
  const [order, setOrder] = useState(() => newOrder(draft.subject, room));
  const [picked, setPicked] = useState<Suggestion[]>();
  /** Everything shown so far: what was swapped out does not come back. */
  const [seen, setSeen] = useState<number[]>([]);
  const chosen = draft.fromBank.map(({ id }) => id);
  const problem = problemOfOrder(order, room);

  const pick = useMutation({
    mutationFn: (asked: AssembleOrder) => suggest(draft.id, { ...asked, except: chosen }),
    onSuccess: ({ questions }) => {
      setPicked(questions);
      setSeen(questions.map(({ id }) => id));
    },
  });
  const swap = useMutation({
    mutationFn: (old: Suggestion) => suggest(draft.id, orderForSwap(order, old, [...chosen, ...seen])),
    onSuccess: ({ questions: [another] }, old) => {
      if (!another) return;
      setPicked((list) => list?.map((question) => (question.id === old.id ? another : question)));
      setSeen((ids) => [...ids, another.id]);
    },
  });
  const pickOthers = () => {
    const other = { ...order, seed: newSeed() };
    setOrder(other);
    pick.mutate(other);
  };
  const use = () => onUse((picked ?? []).map((question) => ({ id: question.id, title: questionTitle(question) })));

  return (
    <Dialog
      open
      onClose={onClose}
      title="Montar automaticamente"
      description="O sistema escolhe do banco de questões; você confere e troca o que quiser."
      actions={
        picked ? (
          <>
            <Button variant="outline" onClick={() => setPicked(undefined)}>
              Mudar o pedido
            </Button>
            <Button variant="outline" busy={pick.isPending && 'Escolhendo...'} onClick={pickOthers}>
              Sortear outras
            </Button>
            <Button disabled={picked.length === 0} onClick={use}>
              Usar {picked.length === 1 ? 'esta questão' : `estas ${picked.length}`}
            </Button>
          </>
        ) : (
          <Button
            disabled={problem !== undefined}
            busy={pick.isPending && 'Escolhendo...'}
            onClick={() => pick.mutate(order)}
          >
            Montar
          </Button>
        )
      }
    >
      {picked ? (
        <SuggestionList
          questions={picked}
          swapping={swap.isPending ? swap.variables.id : undefined}
          onSwap={(question) => swap.mutate(question)}
          onRemove={({ id }) => setPicked(picked.filter((question) => question.id !== id))}
        />
      ) : (
        <AssembleFields order={order} onChange={setOrder} />
      )}
      <div role="status" className="grid grid-cols-1 gap-2 empty:hidden">
        {!picked && problem && <Banner tone="warning">{problem}</Banner>}
        {picked && <Shortages missing={pick.data?.missing ?? 0} offMix={pick.data?.off_mix ?? 0} />}
        {swap.data?.questions.length === 0 && <Banner tone="info">O banco não tem outra questão para trocar.</Banner>}
      </div>
      <FormProblem text={(pick.error ?? swap.error)?.message} />
    </Dialog>
  );
}

/** Where the bank had too few questions. */
function Shortages({ missing, offMix }: { missing: number; offMix: number }) {
  return (
    <>
      {missing > 0 && (
        <Banner tone="warning">
          O banco não tem questões suficientes para este pedido: {missing === 1 ? 'faltou 1' : `faltaram ${missing}`}.
        </Banner>
      )}
      {offMix > 0 && (
        <Banner tone="info">
          {offMix === 1 ? '1 questão é' : `${offMix} questões são`} de outra dificuldade, por falta das pedidas.
        </Banner>
      )}
    </>
  );
}
