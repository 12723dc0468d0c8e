import { dateTime } from '../../lib/dates';
import { Empty } from '../../ui/empty';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { Table } from '../../ui/table';
import { auditSentence } from './audit-sentence';
import { useAudit } from './use-users';

export function AuditHistory() {
  const audit = useAudit();
  return (
    <div className="grid gap-5">
      <Loadable
        query={audit}
        loading="Carregando histórico..."
        empty={<Empty title="Nada por aqui ainda">Mudanças de papel e códigos emitidos aparecem nesta lista.</Empty>}
      >
        {(entries) => (
          <Table
            caption="O que a equipe fez, do mais novo ao mais antigo"
            rows={entries}
            rowKey={({ id }) => id}
            columns={[
              { header: 'O quê', cell: auditSentence },
              { header: 'Quem', cell: ({ actor }) => actor },
              { header: 'Quando', cell: ({ at }) => <span className="text-muted">{dateTime(at)}</span> },
            ]}
          />
        )}
      </Loadable>
      <LoadMore query={audit} />
    </div>
  );
}
