import type { Person } from '../../http/person.js';

/** Staff see keys beside the questions. A student asks for one at a time, having tried. */
export const seesKeys = (person: Person | null): boolean => person?.role === 'teacher' || person?.role === 'admin';
