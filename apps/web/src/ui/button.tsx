import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { classNames } from './class-names';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** What the button is doing right now ("Entrando..."); while it is set the button ignores clicks. */
  busy?: string | false | undefined;
};

export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  busy,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled` while busy: a disabled button drops the keyboard focus back to the top of the page.
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy ? true : undefined}
      onClick={ignoreWhileBusy}
      className={classNames(buttonStyle(variant, size), className)}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}
