import { CircleCheck, CloudOff, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react';
import { classNames } from '../ui/class-names';
import { softTone, type Tone } from '../ui/tone';
import type { Saving, SavingState } from './saving-state';

const faces: Record<SavingState, { text: string; icon: LucideIcon; tone: Tone }> = {
  saved: { text: 'salvo', icon: CircleCheck, tone: 'success' },
  saving: { text: 'salvando', icon: RefreshCw, tone: 'neutral' },
  'on-device': { text: 'salvo neste aparelho', icon: CloudOff, tone: 'warning' },
  conflict: { text: 'conflito', icon: TriangleAlert, tone: 'danger' },
};

type SavingIndicatorProps = Saving & {
  /** Opens the choice between two answers; only a conflict needs it. */
  onResolve: () => void;
};

/** Where the answers are right now. Always on the screen, and announced when it changes for good. */
export function SavingIndicator({ state, copyOnDevice, onResolve }: SavingIndicatorProps) {
  const { text, icon: Icon, tone } = faces[state];
  const words = copyOnDevice ? text : `${text} · sem cópia neste aparelho`;
  const style = classNames(
    'inline-flex items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold forced-colors:border [&_svg]:size-4 [&_svg]:shrink-0',
    softTone[copyOnDevice ? tone : 'warning'],
  );
  return (
    <>
      {state === 'conflict' ? (
        <button
          type="button"
          onClick={onResolve}
          className={classNames(style, 'min-h-11 underline underline-offset-4')}
        >
          <Icon aria-hidden />
          {words}: escolher a resposta
        </button>
      ) : (
        <span className={classNames(style, 'min-h-7')}>
          <Icon aria-hidden />
          {words}
        </span>
      )}
      {/* "salvando" comes and goes with every answer: saying it each time would only disturb. */}
      <span role="status" className="sr-only">
        {state === 'saving' ? '' : words}
      </span>
    </>
  );
}
