import { Section } from './section';

const tokens = [
  ['surface', 'bg-surface text-text'],
  ['surface-raised', 'bg-surface-raised text-text'],
  ['surface-sunken', 'bg-surface-sunken text-muted'],
  ['action', 'bg-action text-on-action'],
  ['primary', 'bg-primary text-on-primary'],
  ['primary-soft', 'bg-primary-soft text-on-primary-soft'],
  ['secondary', 'bg-secondary text-on-secondary'],
  ['secondary-soft', 'bg-secondary-soft text-on-secondary-soft'],
  ['success', 'bg-success text-on-success'],
  ['success-soft', 'bg-success-soft text-on-success-soft'],
  ['warning', 'bg-warning text-on-warning'],
  ['warning-soft', 'bg-warning-soft text-on-warning-soft'],
  ['danger', 'bg-danger text-on-danger'],
  ['danger-soft', 'bg-danger-soft text-on-danger-soft'],
] as const;

export function ColorsSection() {
  return (
    <Section title="Cores">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {tokens.map(([name, style]) => (
          <li key={name} className={`rounded-control border border-border px-4 py-5 font-semibold ${style}`}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
