import type { UserView } from '@gabarita/contract';
import { Link } from 'react-router';
import { type DashboardCard, dashboardCards } from './cards';

type DashboardCardsProps = { user: UserView; availableExams: number | undefined };

export function DashboardCards({ user, availableExams }: DashboardCardsProps) {
  return (
    <nav aria-label="Atalhos">
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {dashboardCards(user, availableExams).map((card) => (
          <li key={card.title}>
            <ShortcutCard card={card} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ShortcutCard({ card: { icon: Icon, title, text, to } }: { card: DashboardCard }) {
  return (
    <Link
      to={to}
      className="flex h-full items-center gap-4 rounded-card border border-border bg-surface-raised p-4 shadow-card transition-colors hover:border-primary sm:p-5"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-primary-soft text-on-primary-soft">
        <Icon aria-hidden className="size-6" />
      </span>
      <span className="grid gap-0.5">
        <span className="font-bold">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
    </Link>
  );
}
