import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast-context';
import { type KeyOffer, useAnswerOffer, useKeyOffers } from './use-key-offers';

/** Keys that were corrected in the bank: the exam keeps its own until its owner takes them. */
export function KeyOffers({ examId }: { examId: number }) {
  const offers = useKeyOffers(examId).data ?? [];
  if (offers.length === 0) return null;
  return (
    <Banner tone="warning" title="O gabarito foi corrigido no banco de questões">
      <p>
        Este simulado mantém o gabarito que tinha até você aceitar a correção. Ao aceitar, as notas são recalculadas, e
        os alunos veem a nota anterior.
      </p>
      <ul className="mt-3 grid gap-4">
        {offers.map((offer) => (
          <Offer key={offer.question_id} examId={examId} offer={offer} />
        ))}
      </ul>
    </Banner>
  );
}

const keyWords = ({ letter, annulled }: KeyOffer['from']): string => (annulled ? 'anulada' : (letter ?? '—'));

function Offer({ examId, offer: { question_id, order, from, to } }: { examId: number; offer: KeyOffer }) {
  const toast = useToast();
  const answer = useAnswerOffer(examId, question_id);
  const act = (accept: boolean) =>
    answer.mutate(accept, {
      onSuccess: ({ message }) => toast(message),
      onError: (error) => toast(error.message, 'danger'),
    });
  return (
    <li className="grid gap-2">
      <span>
        <strong>Questão {order}</strong>: aqui {keyWords(from)}, no banco {keyWords(to)}.
      </span>
      <span className="flex flex-col gap-2 sm:flex-row">
        <Button disabled={answer.isPending} onClick={() => act(true)}>
          Aceitar correção<span className="sr-only"> da questão {order}</span>
        </Button>
        <Button variant="outline" disabled={answer.isPending} onClick={() => act(false)}>
          Manter o gabarito<span className="sr-only"> da questão {order}</span>
        </Button>
      </span>
    </li>
  );
}
