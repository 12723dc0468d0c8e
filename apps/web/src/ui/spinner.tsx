import { classNames } from './class-names';

const turns = ['', '[animation-delay:160ms]', '[animation-delay:320ms]'];

/** Three answer bubbles filled in one after the other. Decorative: the words beside it say what is being waited for. */
export function Spinner() {
  return (
    <span aria-hidden className="inline-flex gap-1">
      {turns.map((delay) => (
        <span key={delay} className={classNames('size-2 animate-fill rounded-full border border-current', delay)} />
      ))}
    </span>
  );
}
