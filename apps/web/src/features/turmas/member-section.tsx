import { useId } from 'react';
import { useUser } from '../../app/session/session';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import type { Member, MemberGroup } from './member-groups';

type MemberSectionProps = { group: MemberGroup; onGiveCode: ((member: Member) => void) | undefined };

export function MemberSection({ group: { title, count, members }, onGiveCode }: MemberSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-3">
      <h2 id={heading} className="text-lg">
        {title} <span className="font-normal text-muted">({count.toLocaleString('pt-BR')})</span>
      </h2>
      {members.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-border rounded-card border border-border bg-surface-raised">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} onGiveCode={onGiveCode} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MemberRow({ member, onGiveCode }: { member: Member } & Pick<MemberSectionProps, 'onGiveCode'>) {
  const me = useUser();
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <Avatar name={member.name} />
      <span className="grid min-w-0 flex-1">
        <span className="wrap-anywhere">
          {member.name} {member.id === me.id && <Badge tone="success">Você</Badge>}
        </span>
        {member.email && <span className="text-sm text-muted wrap-anywhere">{member.email}</span>}
      </span>
      {onGiveCode && member.role === 'student' && (
        <Button
          variant="outline"
          className="px-3!"
          aria-label={`Gerar código para ${member.name}`}
          onClick={() => onGiveCode(member)}
        >
          Código
        </Button>
      )}
    </li>
  );
}
