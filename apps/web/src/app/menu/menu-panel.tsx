import type { UserView } from '@gabarita/contract';
import { NavLink } from 'react-router';
import { classNames } from '../../ui/class-names';
import { type MenuCard, menuCards } from './menu-cards';

/**
 * The open menu. Beside the bar's 60 px it is 200 px high on desktop, 260 together (section 9); a phone gets a layout
 * of its own, one card under the other.
 */
export function MenuPanel({ id, user }: { id: string; user: UserView }) {
  return (
    <nav
      id={id}
      aria-label="Menu principal"
      className={classNames(
        'absolute inset-x-0 top-15 max-h-[calc(100dvh-60px)] animate-enter overflow-y-auto border-b border-border',
        'bg-surface-raised py-3 shadow-overlay wide:grid wide:min-h-50',
      )}
    >
      <div className="mx-auto grid w-full max-w-6xl gap-2 px-4 sm:grid-cols-3 lg:gap-3 lg:px-6 wide:grid-cols-[auto_1fr_auto] lg:grid-cols-[1fr_2fr_1fr]">
        {menuCards(user).map((card) => (
          <PanelCard key={card.title} card={card} />
        ))}
      </div>
    </nav>
  );
}

function PanelCard({ card }: { card: MenuCard }) {
  return (
    <section className="rounded-card bg-surface p-3 wide:p-2">
      <h2 className="px-2 pb-1 font-bold">{card.title}</h2>
      <ul className={classNames('grid', card.links.length > 4 && 'wide:grid-cols-[auto_1fr] lg:grid-cols-2')}>
        {card.links.map(({ label, to }) => (
          <li key={label}>
            <NavLink
              end
              to={to}
              className="flex min-h-11 items-center rounded-control px-2 py-1 leading-tight hover:bg-surface-sunken aria-[current=page]:font-semibold aria-[current=page]:text-primary wide:min-h-8 wide:text-sm max-lg:wide:px-1.5"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
