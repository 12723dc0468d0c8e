import type { StaffQuestion } from '@gabarita/contract';
import { Check } from 'lucide-react';
import { AlternativeText } from '../../../app/question-bank/alternative-text';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { RichText } from '../../../ui/rich-text/rich-text';
import { type Draft, preview } from './draft';

/** The draft as students would see it, with the key marked. */
export function QuestionPreview({ question, draft }: { question: StaffQuestion; draft: Draft }) {
  const { context, statement, alternatives, key, explanation, images } = preview(question, draft);
  return (
    <section aria-label="Prévia" className="grid grid-cols-1 gap-3 lg:sticky lg:top-20">
      <h2 className="text-lg">Prévia</h2>
      <Card className="grid grid-cols-1 gap-5">
        {context && <RichText markdown={context} images={images} />}
        {statement && <RichText markdown={statement} images={images} />}
        <ol className="grid grid-cols-1 gap-2">
          {alternatives.map((alternative) => (
            <li
              key={alternative.letter}
              className={classNames(
                'flex items-start gap-3 rounded-control border px-3 py-2.5',
                alternative.letter === key ? 'border-success bg-success-soft text-on-success-soft' : 'border-border',
              )}
            >
              <strong>{alternative.letter}</strong>
              <span className="grid min-w-0 flex-1 grid-cols-1 gap-1">
                <AlternativeText alternative={alternative} images={images} />
              </span>
              {alternative.letter === key && (
                <span className="flex items-center gap-1.5 font-semibold">
                  <Check aria-hidden className="size-4.5" />
                  Correta
                </span>
              )}
            </li>
          ))}
        </ol>
        {key === 'annulled' && <p className="font-semibold">Questão anulada.</p>}
        {explanation && <RichText markdown={explanation} images={images} />}
      </Card>
    </section>
  );
}
