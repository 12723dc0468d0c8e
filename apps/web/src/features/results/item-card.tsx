import { skillDescription } from '@gabarita/enem/skills';
import { useState } from 'react';
import { dateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { formatNumber } from '../../ui/chart/format-number';
import { classNames } from '../../ui/class-names';
import { RichText } from '../../ui/rich-text/rich-text';
import { CorrectKeyDialog } from './correct-key-dialog';
import type { ItemReport } from './use-results';

interface ItemCardProps {
  examId: number;
  item: ItemReport;
  editable: boolean;
}

const LOW = 0.15;

export function ItemCard({ examId, item, editable }: ItemCardProps) {
  const [correcting, setCorrecting] = useState(false);
  return (
    <li data-print="keep">
      <Card className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg">Questão {item.order}</h3>
          {item.skill && <Badge>{item.skill}</Badge>}
          <Badge tone="info">{item.key.annulled ? 'Anulada' : `Gabarito ${item.key.letter ?? '–'}`}</Badge>
          {item.suspect && <Badge tone="danger">Confira o gabarito</Badge>}
          {item.point_biserial !== null && item.point_biserial < LOW && <Badge tone="warning">Separa pouco</Badge>}
        </div>
        {item.discipline && item.skill && (
          <p className="text-sm text-muted">{skillDescription(item.discipline, item.skill)}</p>
        )}
        <div className="line-clamp-3 text-muted">
          <RichText markdown={item.statement} />
        </div>
        <Measures item={item} />
        <Choices item={item} />
        <Corrections item={item} />
        {editable && (
          <Button
            variant="outline"
            className="justify-self-start"
            data-print="hide"
            onClick={() => setCorrecting(true)}
          >
            Anular ou corrigir gabarito<span className="sr-only"> da questão {item.order}</span>
          </Button>
        )}
      </Card>
      {correcting && <CorrectKeyDialog examId={examId} item={item} onClose={() => setCorrecting(false)} />}
    </li>
  );
}

const percent = (share: number): string => `${formatNumber(Math.round(share * 100))}%`;

function Measures({ item: { facility, discrimination, point_biserial } }: { item: ItemReport }) {
  if (facility === null) return <p className="text-muted">Não conta na nota.</p>;
  const measures: [string, string][] = [
    ['Acertos', percent(facility)],
    ['Discriminação', discrimination === null ? '–' : percent(discrimination)],
    ['Ponto-bisserial', point_biserial === null ? '–' : formatNumber(Math.round(point_biserial * 100) / 100)],
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {measures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many chose each alternative: the bar, the share, and what the best and the worst did. */
function Choices({ item: { order, choices } }: { item: ItemReport }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Escolhas na questão {order}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 text-left font-semibold">
            Alternativa
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            Todos
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            27% melhores
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            27% piores
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {choices.map(({ letter, is_key, count, share, share_of_best, share_of_worst }) => (
          <tr key={letter ?? 'blank'} className={classNames('border-t border-border', is_key && 'font-bold')}>
            <th scope="row" className="py-1.5 text-left font-[inherit]">
              {letter ?? 'Em branco'}
              {is_key && ' (gabarito)'}
            </th>
            <td className="py-1.5 text-right">
              {percent(share)} <span className="text-muted">({count})</span>
            </td>
            <td className="py-1.5 text-right">{percent(share_of_best)}</td>
            <td className="py-1.5 text-right">{percent(share_of_worst)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keyText = ({ letter, annulled }: ItemReport['key']): string =>
  annulled ? 'anulada' : (letter ?? 'sem gabarito');

function Corrections({ item: { corrections } }: { item: ItemReport }) {
  if (corrections.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {corrections.map(({ from, to, reason, by, at }) => (
        <li key={at}>
          De {keyText(from)} para {keyText(to)}, por {by}, {dateTime(at)}
          {reason && `: ${reason}`}
        </li>
      ))}
    </ul>
  );
}
