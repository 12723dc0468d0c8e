import { FLAGS, GAPS, REASONS, REPAIRS } from '@gabarita/enem';
import type { StoredEdition } from '../store-edition.js';
import type { ComposedYear } from './compose-year.js';

/** What became of the questions of one year. */
export interface YearReport {
  year: number;
  served: number;
  repaired: number;
  quarantined: number;
  gaps: number;
  changed: number;
  kept: number;
  repairs: string[];
  reasons: string[];
  gapReasons: string[];
  flags: string[];
}

export function reportOf({ content, repairs }: ComposedYear, { changed, kept }: StoredEdition): YearReport {
  const { year, questions } = content;
  const having = (status: string) => questions.filter((question) => question.status === status);
  return {
    year,
    served: having('served').length,
    repaired: repairs.filter((done) => done.length > 0).length,
    quarantined: having('quarantined').length,
    gaps: having('gap').length,
    changed,
    kept,
    repairs: repairs.flat(),
    reasons: having('quarantined').flatMap(({ reasons }) => reasons),
    gapReasons: having('gap').flatMap(({ reasons }) => reasons),
    flags: having('served').flatMap(({ flags }) => flags),
  };
}

const COLUMNS = ['ano', 'servidas', 'reparadas', 'quarentena', 'lacunas', 'alteradas', 'mantidas'];

/** The report printed at the end of a sync: one line a year, then the reasons. */
export function printedReport(years: YearReport[]): string {
  const row = (cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(11)).join('');
  const cellsOf = (year: YearReport) => [
    year.served,
    year.repaired,
    year.quarantined,
    year.gaps,
    year.changed,
    year.kept,
  ];
  const sums = years
    .map(cellsOf)
    .reduce((total, cells) => total.map((sum, place) => sum + (cells[place] ?? 0)), [0, 0, 0, 0, 0, 0]);
  return [
    'Relatório de qualidade',
    row(COLUMNS),
    ...years.map((year) => row([year.year, ...cellsOf(year)])),
    row(['total', ...sums]),
    ...byReason(
      'Reparadas',
      REPAIRS,
      years.flatMap(({ repairs }) => repairs),
    ),
    ...byReason(
      'Em quarentena',
      REASONS,
      years.flatMap(({ reasons }) => reasons),
    ),
    ...byReason(
      'Lacunas',
      GAPS,
      years.flatMap(({ gapReasons }) => gapReasons),
    ),
    ...byReason(
      'Servidas, a conferir',
      FLAGS,
      years.flatMap(({ flags }) => flags),
    ),
  ].join('\n');
}

function byReason(title: string, texts: Record<string, string>, found: string[]): string[] {
  const lines = Object.entries(texts).flatMap(([code, text]) => {
    const count = found.filter((reason) => reason === code).length;
    return count > 0 ? [`${String(count).padStart(11)}  ${text}`] : [];
  });
  return lines.length > 0 ? ['', `${title}:`, ...lines] : [];
}
