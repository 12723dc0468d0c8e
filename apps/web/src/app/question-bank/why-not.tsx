import type { Letter } from '@gabarita/enem';
import { RichText } from '../../ui/rich-text/rich-text';

/** Why the letter that was marked fails: what somebody who erred wants to know before the right answer's reasons. */
export function WhyNot({ letter, reason }: { letter: Letter; reason: string }) {
  return (
    <div className="grid grid-cols-1 gap-1 border-l-4 border-secondary pl-4">
      <p className="font-bold">Por que não {letter}</p>
      <RichText markdown={reason} images={[]} under={4} />
    </div>
  );
}
