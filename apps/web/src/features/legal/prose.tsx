import type { ReactNode } from 'react';

/** A chapter of a text to be read. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid max-w-prose gap-3 [&_li]:ml-5 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
