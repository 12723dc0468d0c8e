/** First stop of the Tab key: jumps over the menu. The shell's `<main>` carries the id it points to. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-secondary px-5 py-3 font-semibold text-on-secondary focus:translate-y-0"
    >
      Ir para o conteúdo
    </a>
  );
}
