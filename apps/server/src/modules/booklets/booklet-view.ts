import type { CallOutput } from '@gabarita/contract';
import { AREAS, type Area, FOREIGN_LANGUAGES, SHORT_LABELS } from '@gabarita/enem';
import { answeredItems, applicationsOf, type Booklet, ENGLISH, offersLanguages } from '@gabarita/scoring';

export type BookletView = CallOutput<'GET /api/booklets'>['booklets'][number];

/**
 * A year's booklets by area, application and number, so that those most people sat come first. Adapted booklets have
 * the colour of a regular one, which has the lower number; theirs is then part of the label.
 */
export function bookletViews(booklets: ReadonlyMap<number, Booklet>): BookletView[] {
  const applications = applicationsOf(booklets.values());
  const views = [...booklets.values()]
    .map((booklet) => viewOf(booklet, applications.get(booklet.code) ?? 1))
    .sort(inOrder);
  const sameName = (one: BookletView) => (other: BookletView) =>
    one.discipline === other.discipline && one.label === other.label;
  return views.map((view) =>
    views.find(sameName(view)) === view ? view : { ...view, label: `${view.label} (caderno ${view.code})` },
  );
}

const inOrder = (one: BookletView, other: BookletView): number =>
  AREAS.indexOf(one.discipline) - AREAS.indexOf(other.discipline) ||
  one.application - other.application ||
  one.code - other.code;

function viewOf(booklet: Booklet, application: number): BookletView {
  const colour = capitalised(booklet.colour);
  return {
    code: booklet.code,
    discipline: areaOf(booklet),
    colour,
    application,
    label: application === 1 ? colour : `${colour}, ${application}ª aplicação`,
    questions: answeredItems(booklet, ENGLISH).length,
    languages: offersLanguages(booklet) ? [...FOREIGN_LANGUAGES] : [],
    reproducible: booklet.reproducible,
  };
}

export const areaOf = ({ area }: Booklet): Area => AREAS.find((name) => SHORT_LABELS[name] === area) ?? 'linguagens';

/** INEP writes "AZUL" in some years and "Azul" in others. */
const capitalised = (text: string): string =>
  text.trim().slice(0, 1).toUpperCase() + text.trim().slice(1).toLowerCase();
