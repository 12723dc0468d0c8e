import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { softTone, type Tone } from './tone';

/** One or two words about the thing beside it. The words say it all; the colour only helps to find it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-4',
        'forced-colors:border',
        softTone[tone],
      )}
    >
      {children}
    </span>
  );
}
