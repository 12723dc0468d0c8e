export type { Family, Variant } from './engine/family.js';
export { families, familyNamed } from './registry.js';
