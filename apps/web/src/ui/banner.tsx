import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { softTone, type Tone } from './tone';
import { ToneIcon } from './tone-icon';

type BannerProps = { tone?: Tone; title?: string; children: ReactNode; action?: ReactNode };

/** A message that stays as long as what it speaks of is true, such as being offline. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control px-4 py-3 forced-colors:border',
        softTone[tone],
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <span className="mt-0.5">
          <ToneIcon tone={tone} />
        </span>
        <div>
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}
