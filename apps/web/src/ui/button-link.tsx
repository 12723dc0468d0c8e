import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { classNames } from './class-names';

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** Goes somewhere, looks like a button. What acts instead of going is a Button. */
export function ButtonLink({ variant = 'primary', size = 'md', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonStyle(variant, size), className)} />;
}
