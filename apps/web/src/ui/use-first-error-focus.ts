import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first field that is wrong, each time the form comes back with errors. */
export function useFirstErrorFocus(errors: Record<string, string | undefined>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.values(errors).some(Boolean)) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return form;
}
