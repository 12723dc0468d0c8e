import type { RankingRow } from '@gabarita/contract';
import { useUser } from '../../app/session/session';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { formatNumber } from '../../ui/chart/format-number';
import { Table } from '../../ui/table';
import { AreaScores } from './area-scores';
import { Place } from './place';
import type { RankedArea } from './ranking-view';

interface RankingTableProps {
  rows: readonly RankingRow[];
  area: RankedArea | undefined;
}

export function RankingTable({ rows, area }: RankingTableProps) {
  const me = useUser();
  return (
    <Table
      caption="Ranking de estudantes"
      rows={rows}
      rowKey={({ user_id }) => user_id}
      highlight={({ user_id }) => user_id === me.id}
      columns={[
        { header: 'Posição e estudante', cell: (row) => <Student row={row} isMe={row.user_id === me.id} /> },
        { header: 'Áreas (%)', cell: ({ areas }) => <AreaScores areas={areas} chosen={area} /> },
        { header: 'Média', numeric: true, cell: (row) => <Average row={row} /> },
      ]}
    />
  );
}

function Student({ row, isMe }: { row: RankingRow; isMe: boolean }) {
  return (
    <span className="flex items-center gap-3">
      <Place position={row.position} />
      <Avatar name={row.name} />
      <span className="grid min-w-0">
        <span className="wrap-anywhere">
          {row.name} {isMe && <Badge tone="success">Você</Badge>}
        </span>
        <span className="text-sm font-normal text-muted wrap-anywhere">{row.email}</span>
      </span>
    </span>
  );
}

function Average({ row: { average_percentage, total_exams } }: { row: RankingRow }) {
  return (
    <span className="grid">
      <strong>{formatNumber(average_percentage)} %</strong>
      <span className="text-sm text-muted">{total_exams === 1 ? '1 prova' : `${total_exams} provas`}</span>
    </span>
  );
}
