import { useId } from 'react';
import { useUser } from '../../app/session/session';
import { date } from '../../lib/dates';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import type { Member, MemberGroup } from './member-groups';
import { MemberTools } from './member-tools';

/** `turmaId` where the reader looks after the turma, and so after its members. */
type MemberSectionProps = { group: MemberGroup; managed: { turmaId: number } | undefined };

export function MemberSection({ group: { title, count, members }, managed }: MemberSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-3">
      <h2 id={heading} className="text-lg">
        {title} <span className="font-normal text-muted">({count.toLocaleString('pt-BR')})</span>
      </h2>
      {members.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-border rounded-card border border-border bg-surface-raised">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} managed={managed} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MemberRow({ member, managed }: { member: Member; managed: MemberSectionProps['managed'] }) {
  const me = useUser();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <Avatar name={member.name} />
      <span className="grid min-w-0 flex-1 basis-40">
        <span className="wrap-anywhere">
          {member.name} {member.id === me.id && <Badge tone="success">Você</Badge>}
          {Boolean(member.extra_minutes) && <Badge tone="info">+{member.extra_minutes} min</Badge>}
        </span>
        {member.email && <span className="text-sm text-muted wrap-anywhere">{member.email}</span>}
        {managed && member.role !== 'student' && (
          <span className="text-sm text-muted">Entrou em {date(member.joined_at)}</span>
        )}
      </span>
      {managed && <MemberTools turmaId={managed.turmaId} member={member} />}
    </li>
  );
}
