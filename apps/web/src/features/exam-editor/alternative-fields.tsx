import { LETTERS, type Letter } from '@gabarita/enem';
import { TextArea } from '../../ui/text-area';
import type { DraftImage, DraftQuestion } from './exam-draft';
import { ImageField } from './image-field';

type AlternativeFieldsProps = {
  question: DraftQuestion;
  errors: Record<string, string>;
  /** What changes is worked out from the question as it is then: an image arrives while others are typed. */
  onChange: (change: (now: DraftQuestion) => Partial<DraftQuestion>) => void;
};

/** Alternatives A to E, each with words, an image, or both. */
export function AlternativeFields({ question, errors, onChange }: AlternativeFieldsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-1.5 font-semibold">Alternativas</legend>
      {LETTERS.map((letter, place) => (
        <div key={letter} className="grid grid-cols-1 gap-2">
          <TextArea
            label={`Alternativa ${letter}`}
            rows={1}
            optional={place > 1}
            value={question.alternativas[letter]}
            onChange={({ target: { value } }) =>
              onChange((now) => ({ alternativas: { ...now.alternativas, [letter]: value } }))
            }
            error={errors[letter]}
          />
          <ImageField
            of={`da alternativa ${letter}`}
            image={question.alternativeImages[letter] ?? null}
            onChange={(image) =>
              onChange((now) => ({ alternativeImages: withImage(now.alternativeImages, letter, image) }))
            }
          />
        </div>
      ))}
    </fieldset>
  );
}

function withImage(images: DraftQuestion['alternativeImages'], letter: Letter, image: DraftImage | null) {
  const { [letter]: _, ...others } = images;
  return image ? { ...others, [letter]: image } : others;
}
