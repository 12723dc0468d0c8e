import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names';

/** `narrow` for forms and reading, `normal` for lists, `wide` for tables and dashboards. */
type PageWidth = 'narrow' | 'normal' | 'wide';

const widths: Record<PageWidth, string> = { narrow: 'max-w-xl', normal: 'max-w-4xl', wide: 'max-w-6xl' };

type PageProps = {
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  /** Buttons that belong to the whole page, beside the title. */
  actions?: ReactNode;
  width?: PageWidth;
  children: ReactNode;
};

/** A screen inside the shell's `<main>`: tab title, heading, and the focus on the heading after a navigation. */
export function Page({ title, intro, actions, width = 'normal', children }: PageProps) {
  const heading = useHeadingFocus();

  useEffect(() => {
    document.title = `${title} · Gabarita`;
  }, [title]);

  return (
    <div className={classNames('mx-auto grid w-full grid-cols-1 gap-6 px-4 py-8 sm:px-6 sm:py-10', widths[width])}>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-prose gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-extrabold tracking-tight sm:text-3xl">
            {title}
          </h1>
          {intro && <div className="text-muted">{intro}</div>}
        </div>
        {actions && (
          <div className="flex flex-wrap gap-3" data-print="hide">
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}

/** The history entry that the browser itself loaded. It keeps the router's key when the page is reloaded. */
const keyOfLoad: unknown = window.history.state?.key ?? 'default';

/**
 * A single-page navigation leaves the focus on a link that is gone; the heading tells screen readers where they are.
 * The first load keeps the browser's own start, and a field that asked for the focus keeps it.
 */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const firstLoad = key === keyOfLoad;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same component can serve two paths in a row
  useEffect(() => {
    const page = heading.current?.closest('main') ?? document.body;
    const taken = page !== document.activeElement && page.contains(document.activeElement);
    if (!firstLoad && !taken) heading.current?.focus();
  }, [pathname]);

  return heading;
}
