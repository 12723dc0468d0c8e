import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> & {
  /** What it does: read by screen readers and shown on hover. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors hover:bg-surface-sunken',
        'disabled:cursor-not-allowed disabled:text-muted [&_svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
}
