import type { ReactNode } from 'react';
import { Card } from '../../ui/card';

type ChoiceCardProps = {
  /** The short label of the area, or an icon. */
  mark: ReactNode;
  title: string;
  facts: readonly string[];
  /** Longer than a fact, such as the essay's topic. */
  children?: ReactNode;
  action: ReactNode;
};

/** Something that can be taken: an area, the essay, or everything. Its button stands beside the text where there is room. */
export function ChoiceCard({ mark, title, facts, children, action }: ChoiceCardProps) {
  return (
    <div className="@container h-full">
      <Card className="flex h-full flex-col gap-4 @2xl:flex-row @2xl:items-center @2xl:justify-between">
        <div className="flex items-start gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft font-bold text-on-primary-soft">
            {mark}
          </span>
          <div className="grid min-w-0 gap-1">
            <h2 className="text-lg leading-snug">{title}</h2>
            <p className="text-muted">{facts.map(unbroken).join(' · ')}</p>
            {children}
          </div>
        </div>
        <div className="mt-auto grid shrink-0 @2xl:mt-0">{action}</div>
      </Card>
    </div>
  );
}

/** A number stays with what it counts. */
const unbroken = (fact: string): string => fact.replaceAll(/(?<=\d) /g, '\u00a0');
