import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../ui/button-link';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} variant="outline">
      <ArrowLeft aria-hidden />
      {children}
    </ButtonLink>
  );
}
