import { useSite } from './site';

/** A demonstration says so on every page: nobody should trust it with a real class. */
export function DemoRibbon() {
  if (!useSite()?.demo) return null;
  return (
    <aside
      aria-label="Aviso"
      data-print="hide"
      className="bg-warning-soft px-4 py-1 text-center text-sm font-semibold text-on-warning-soft"
    >
      Modo demonstração
      <span className="font-normal max-[480px]:sr-only">: pessoas e resultados são fictícios</span>
    </aside>
  );
}
