import type { RankingRow } from '@gabarita/contract';
import { formatNumber } from '../../ui/chart/format-number';
import { classNames } from '../../ui/class-names';
import { RANKED_AREA_NAMES, RANKED_AREAS, type RankedArea } from './ranking-view';

const SHORT: Record<RankedArea, string> = {
  matematica: 'Mat.',
  linguagens: 'Ling.',
  'ciencias-natureza': 'Nat.',
  'ciencias-humanas': 'Hum.',
  redacao: 'Red.',
};

/** The average of each area side by side; a dash where there is no result. */
export function AreaScores({ areas, chosen }: Pick<RankingRow, 'areas'> & { chosen: RankedArea | undefined }) {
  return (
    <span className="grid grid-cols-[repeat(5,minmax(2.3rem,1fr))] gap-0.5 text-center text-sm whitespace-nowrap lg:gap-3">
      {RANKED_AREAS.map((area) => (
        <span key={area} className={classNames('grid', area === chosen && 'font-bold')}>
          <span aria-hidden className="text-muted">
            {SHORT[area]}
          </span>
          <span className="sr-only">{RANKED_AREA_NAMES[area]}: </span>
          <span className="tabular-nums">{score(areas[area])}</span>
          <span className="sr-only">; </span>
        </span>
      ))}
    </span>
  );
}

const score = (average: number | null) => (average === null ? '–' : formatNumber(average));
