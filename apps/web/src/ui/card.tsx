import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-card border border-border bg-surface-raised p-5 shadow-card sm:p-6 print:shadow-none',
        className,
      )}
    />
  );
}
