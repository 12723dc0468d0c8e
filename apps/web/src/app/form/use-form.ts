import { type FormEvent, useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../lib/api';
import { useFirstErrorFocus } from '../../ui/use-first-error-focus';
import { fieldProblems } from './field-problems';

type Problems = Record<string, string | undefined>;

interface FormOptions {
  /** Sends what was typed. What it throws is shown. */
  send: (values: FormData) => Promise<void>;
  /** The sentence when the server gave none. */
  failed: string;
}

/**
 * One form: checks what the browser can check, sends once however often it is submitted, and puts every error beside
 * its field. The inputs keep their own text, so nothing typed is lost whatever happens.
 */
export function useForm({ send, failed }: FormOptions) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Problems>({});
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);
  const ref = useFirstErrorFocus(errors);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const found = fieldProblems(form);
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;

    sending.current = true;
    setBusy(true);
    try {
      await send(new FormData(form));
    } catch (error) {
      const atFields = error instanceof ApiError ? firstOfEach(error.errors) : {};
      setErrors(atFields);
      setProblem(explain(error, atFields, form) ?? failed);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return { form: { ref, onSubmit, noValidate: true } as const, busy, errors, problem };
}

function firstOfEach(errors: ApiError['errors']): Problems {
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts[0]]));
}

/** The sentence above the form; a complaint about a field that the form does not show must be said there. */
function explain(error: unknown, atFields: Problems, form: HTMLFormElement): string | undefined {
  if (!(error instanceof ApiError) && !(error instanceof NetworkError)) {
    console.error(error);
    return undefined;
  }
  const hidden = Object.entries(atFields).find(([field]) => form.elements.namedItem(field) === null);
  return hidden?.[1] ?? (error.message || undefined);
}

export const text = (values: FormData, name: string): string => String(values.get(name) ?? '');
export const checked = (values: FormData, name: string): boolean => values.has(name);
