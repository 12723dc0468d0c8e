/** An answer bubble filled in as a check mark. The name beside it is text, so that it scales and is read aloud. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-lg font-extrabold tracking-tight">
      <LogoMark />
      Gabarita
    </span>
  );
}

export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className} strokeLinecap="round">
      <path d="M22.2 7.2A12 12 0 1 0 27 14.6" className="stroke-secondary" strokeWidth="2.75" />
      <path d="m9.5 16.5 5.6 5.8L28 6.5" className="stroke-action" strokeWidth="5" strokeLinejoin="round" />
    </svg>
  );
}
