import { useSearchParams } from 'react-router';

/** Areas by the names that fit a phone, in the order of the specification. */
export const RANKED_AREAS = ['matematica', 'linguagens', 'ciencias-natureza', 'ciencias-humanas', 'redacao'] as const;
export type RankedArea = (typeof RANKED_AREAS)[number];

export const RANKED_AREA_NAMES: Record<RankedArea, string> = {
  matematica: 'Matemática',
  linguagens: 'Linguagens',
  'ciencias-natureza': 'Natureza',
  'ciencias-humanas': 'Humanas',
  redacao: 'Redação',
};

/** Which ranking is on the screen. */
export interface RankingView {
  /** Undefined for all areas together. */
  area: RankedArea | undefined;
  turma: boolean;
}

/** The view lives in the address, so that it can be sent to a friend and survives a reload. */
export function useRankingView(): [RankingView, (change: Partial<RankingView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = {
    area: RANKED_AREAS.find((area) => area === query.get('area')),
    turma: query.get('turma') === '1',
  };
  const change = (wanted: Partial<RankingView>) => {
    const { area, turma } = { ...view, ...wanted };
    setQuery({ ...(area && { area }), ...(turma && { turma: '1' }) }, { replace: true });
  };
  return [view, change];
}
