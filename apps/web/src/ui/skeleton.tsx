import { classNames } from './class-names';

/** A quiet block in the place of what is coming; give it the size of that, so that nothing jumps. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-breathe rounded-control bg-border/60', className)} />;
}
