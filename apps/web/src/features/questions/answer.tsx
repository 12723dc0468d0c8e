import type { ImageView, QuestionKey } from '@gabarita/contract';
import type { Letter } from '@gabarita/enem';
import { WhyNot } from '../../app/question-bank/why-not';
import { Banner } from '../../ui/banner';
import { RichText } from '../../ui/rich-text/rich-text';

type AnswerProps = { answer: QuestionKey; chosen: Letter | undefined; images: readonly ImageView[] };

/** The key in a sentence, and why it is the key where somebody wrote that down. */
export function Answer({ answer, chosen, images }: AnswerProps) {
  const whyNot = chosen && answer.why_not[chosen];
  return (
    <div className="grid grid-cols-1 gap-4">
      <Outcome answer={answer} chosen={chosen} />
      {chosen && whyNot && <WhyNot letter={chosen} reason={whyNot} />}
      {answer.explanation && (
        <div className="grid grid-cols-1 gap-2 rounded-control bg-surface-sunken px-4 py-3">
          <h4 className="font-bold">Por que é esta a resposta</h4>
          <RichText markdown={answer.explanation} images={images} under={4} />
        </div>
      )}
    </div>
  );
}

function Outcome({ answer: { letter, annulled }, chosen }: Omit<AnswerProps, 'images'>) {
  if (annulled) return <Banner tone="info">Questão anulada: conta como acerto para todos.</Banner>;
  if (letter === null) return <Banner tone="info">O gabarito desta questão ainda não está disponível.</Banner>;
  if (chosen === undefined) return <Banner tone="info">A resposta correta é {letter}.</Banner>;
  if (chosen === letter) return <Banner tone="success">Você acertou! A resposta correta é {letter}.</Banner>;
  return (
    <Banner tone="danger">
      Você marcou {chosen}. A resposta correta é {letter}.
    </Banner>
  );
}
