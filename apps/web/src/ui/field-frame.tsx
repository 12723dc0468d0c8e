import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type FieldTexts = {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** Says "(opcional)" beside the label; everything else is required. */
  optional?: boolean;
};

/** What ties a control to its label, help and error for assistive technology. */
type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldFrameProps = FieldTexts & { children: (control: ControlProps) => ReactNode };

/** Label above, help below, error beside the control. */
export function FieldFrame({ label, help, error, optional, children }: FieldFrameProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined;

  return (
    <div className="grid grid-cols-1 content-start">
      <label htmlFor={id} className="mb-1.5 justify-self-start font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (opcional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <FieldError id={errorId} error={error} />
      {help && (
        <p id={helpId} className="mt-1.5 text-sm text-muted">
          {help}
        </p>
      )}
    </div>
  );
}

/** The region outlives the message: screen readers only announce what appears inside a region they already know. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
