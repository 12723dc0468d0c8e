import type { AlternativeView, ImageView } from '@gabarita/contract';
import { QuestionImage } from '../../ui/rich-text/question-image';
import { RichLine } from '../../ui/rich-text/rich-text';

type AlternativeTextProps = {
  alternative: Pick<AlternativeView, 'text' | 'image'>;
  images: readonly ImageView[];
  highlights?: ReadonlySet<string>;
};

/** What an alternative says: words, an image, or both. */
export function AlternativeText({ alternative: { text, image }, images, highlights }: AlternativeTextProps) {
  return (
    <>
      {text && (
        <span>
          <RichLine markdown={text} images={images} {...(highlights && { highlights })} />
        </span>
      )}
      {image && <QuestionImage src={image} images={images} />}
    </>
  );
}
