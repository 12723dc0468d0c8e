import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '../../ui/logo';

const promises = [
  'Provas no formato do ENEM, com cronômetro e correção automática.',
  'Nada do que você responde se perde, mesmo sem internet.',
  'Relatórios por área, ranking e redação corrigida por competência.',
];

/** The doors of the app. A wide screen also says what is behind them; a phone goes straight to the fields. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-6xl items-start lg:grid-cols-2 lg:gap-8 lg:px-6 lg:py-10">
      <aside className="hidden gap-8 rounded-card bg-secondary-soft p-10 text-on-secondary-soft lg:sticky lg:top-24 lg:grid">
        <p className="flex items-center gap-3 text-2xl font-extrabold tracking-tight">
          <LogoMark className="size-12" />
          Gabarita
        </p>
        <p className="text-3xl font-extrabold tracking-tight text-balance">A sala de prova do ENEM, no seu ritmo.</p>
        <ul className="grid gap-4 text-lg">
          {promises.map((promise) => (
            <li key={promise} className="flex items-start gap-3">
              <span className="mt-1 grid size-6 shrink-0 place-items-center rounded-full bg-primary text-on-primary">
                <Check aria-hidden strokeWidth={3.5} className="size-4" />
              </span>
              {promise}
            </li>
          ))}
        </ul>
      </aside>
      {children}
    </div>
  );
}
