import { type LinkProps, Link as RouterLink } from 'react-router';
import { classNames } from './class-names';

/** A link inside text: underlined, so that it is not told apart by colour alone. */
export function Link({ className, ...rest }: LinkProps) {
  return (
    <RouterLink
      {...rest}
      className={classNames(
        'font-medium text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover hover:decoration-2',
        className,
      )}
    />
  );
}
