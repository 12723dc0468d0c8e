import type { Manifest } from '../backup/manifest.js';

/** How much a backup holds, in words. */
export function rowsIn({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString('pt-BR')} registros em ${tables.length} tabelas`;
}
