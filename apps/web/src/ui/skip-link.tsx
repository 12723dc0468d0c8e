/** First stop of the Tab key: jumps over the menu. The shell's `<main>` carries the id it points to. */
export function SkipLink({ to = 'conteudo' }: { to?: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only z-50 rounded-control bg-secondary px-5 py-3 font-semibold text-on-secondary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Ir para o conteúdo
    </a>
  );
}
