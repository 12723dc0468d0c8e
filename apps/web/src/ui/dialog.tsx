import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button';

type DialogProps = {
  open: boolean;
  /** Esc, the close button and a click outside all ask for this; the owner decides by changing `open`. */
  onClose: () => void;
  title: string;
  /** Said right after the title by screen readers. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the one that acts last. */
  actions?: ReactNode;
};

/**
 * The browser's own modal dialog. It keeps the focus inside, closes on Esc, lies above everything and gives the focus
 * back to the opener, without a line of script and without the `<style>` that our content security policy forbids.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, description, children, actions }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closing before the element leaves the page is what hands the focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // The dialog itself has no padding, so what happens to it and not to its content happens to the backdrop. A click is
  // there only if it also began there: text selected with the mouse may end beside the dialog.
  const pressedOutside = useRef(false);
  const notePress = (event: MouseEvent) => {
    pressedOutside.current = event.target === dialog.current;
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Esc, which arrives as the cancel event
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={askToClose}
      onMouseDown={notePress}
      onClick={closeOnBackdrop}
      className="m-auto w-[calc(100%-2rem)] max-w-lg animate-enter rounded-card border border-border bg-surface-raised text-text shadow-overlay backdrop:bg-backdrop max-sm:mb-4"
    >
      <div className="relative grid grid-cols-1 gap-4 p-5 sm:p-6">
        <h2 id={`${id}-title`} className="pr-10 text-xl">
          {title}
        </h2>
        {description && (
          <div id={`${id}-description`} className="-mt-2 text-muted">
            {description}
          </div>
        )}
        {children}
        {actions && <footer className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</footer>}
        {/* Last in the source, so that the focus starts on the first field or button of the content. */}
        <IconButton label="Fechar" icon={<X />} onClick={onClose} className="absolute top-3 right-3 text-muted" />
      </div>
    </dialog>
  );
}
