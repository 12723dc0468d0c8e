import type { AskedQuestion } from '../../offline/exam-paper';
import { AlternativeRow } from './alternative-row';
import { annul, choose, type Mark, revert } from './marks';

type AlternativesProps = { question: AskedQuestion; mark: Mark; onMark: (mark: Mark) => void };

/** Native radios: ↑ and ↓ walk through them, and screen readers count them. */
export function Alternatives({ question, mark, onMark }: AlternativesProps) {
  return (
    <fieldset>
      <legend className="sr-only">Alternativas da questão {question.number}</legend>
      <ul className="grid grid-cols-1 gap-2.5">
        {question.alternatives.map((alternative) => (
          <AlternativeRow
            key={alternative.letter}
            question={question}
            alternative={alternative}
            chosen={mark.letter === alternative.letter}
            annulled={mark.annulled.includes(alternative.letter)}
            onChoose={() => onMark(choose(mark, alternative.letter))}
            onAnnul={() => onMark(annul(mark, alternative.letter))}
            onRevert={() => onMark(revert(mark, alternative.letter))}
          />
        ))}
      </ul>
    </fieldset>
  );
}
