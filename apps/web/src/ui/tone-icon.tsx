import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Tone } from './tone';

const icons: Record<Tone, LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The shape that says the tone to those who cannot tell the colours apart. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden className="size-5 shrink-0" />;
}
