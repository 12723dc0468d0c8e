import { validation } from '@gabarita/contract/messages/validation';

/**
 * What the browser itself finds wrong, in our own sentences: its bubbles speak the browser's language, vanish, and are
 * not tied to the field for screen readers. A control with rules of its own names the sentence in `data-problem`.
 */
export function fieldProblems(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '') continue;
    const problem = problemOf(control);
    if (problem !== undefined) problems[control.name] ??= problem;
  }
  return problems;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const missing: Record<string, string> = {
  name: validation.nameRequired,
  email: validation.emailRequired,
  password: validation.passwordRequired,
  current_password: validation.currentPasswordRequired,
};

function problemOf(control: Control): string | undefined {
  if (control.name === 'password_confirmation' && control.value !== typedIn(control.form, 'password')) {
    return validation.passwordMismatch;
  }
  // minLength is only checked by the browser on what was typed by hand; a password manager fills by script.
  const short =
    control instanceof HTMLInputElement && control.minLength > 0 && control.value.length < control.minLength;
  const { valueMissing, typeMismatch, badInput, patternMismatch, rangeUnderflow, rangeOverflow } = control.validity;
  const own = control.dataset.problem;
  if (badInput || patternMismatch || rangeUnderflow || rangeOverflow) return own ?? validation.required;
  if (valueMissing) return own ?? missing[control.name] ?? validation.required;
  if (typeMismatch) return validation.emailInvalid;
  return short && control.value !== '' ? validation.passwordShort : undefined;
}

const typedIn = (form: HTMLFormElement | null, name: string): string => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
};
