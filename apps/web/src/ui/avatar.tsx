/** The initials of the first and last names; decorative, because the name is always written beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="inline-grid size-10 shrink-0 place-items-center rounded-full bg-secondary-soft text-sm font-bold text-on-secondary-soft"
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.at(0) ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => [...word].at(0)?.toLocaleUpperCase('pt-BR') ?? '').join('');
}
