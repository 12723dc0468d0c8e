import { DEFAULT_MINUTES, type Discipline } from '@gabarita/enem';
import type { Edition } from './default-editions';

/** Minutes given for a discipline unless somebody chooses others. */
export const minutesOf = (edition: Edition, discipline: Discipline): number =>
  edition.areas.find((area) => area.discipline === discipline)?.duration_minutes ?? DEFAULT_MINUTES[discipline];
