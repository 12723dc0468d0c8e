import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger';

/** `lg` is the size of exams, where a target is at least 48 px. */
export type ButtonSize = 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  secondary: 'border-transparent bg-secondary text-on-secondary hover:bg-secondary-hover',
  outline: 'border-border-strong bg-surface-raised text-text hover:bg-surface-sunken',
  ghost: 'border-transparent text-text hover:bg-surface-sunken',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-5 py-2',
  lg: 'min-h-13 px-6 py-3',
};

/** Shared by Button and ButtonLink, so that a link that acts as a button looks exactly like one. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold leading-tight',
    'transition-colors duration-140 [&_svg]:size-5 [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-muted',
    variants[variant],
    sizes[size],
  );
}
