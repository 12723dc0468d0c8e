import type { IssuedInvitation } from '@gabarita/contract';
import { dateTime } from '../../lib/dates';

/** Slips to be cut apart: who, where to go, and the code. */
export function IssuedCodes({ invitations }: { invitations: readonly IssuedInvitation[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 print:grid-cols-2">
      {invitations.map(({ id, name, email, code, expires_at }) => (
        <li
          key={id}
          data-print="keep"
          className="grid content-start gap-1 rounded-control border border-dashed border-border-strong p-3"
        >
          <strong className="wrap-anywhere">{name}</strong>
          <span className="text-sm text-muted wrap-anywhere">{email}</span>
          <span className="font-mono text-lg font-bold tracking-wider select-all">{code}</span>
          <span className="text-sm wrap-anywhere">
            Abra {window.location.host}/convite/{code}
          </span>
          <span className="text-sm text-muted">Vale até {dateTime(expires_at)}, uma vez.</span>
        </li>
      ))}
    </ul>
  );
}
