import { callPage } from '../../lib/api';

/** Ids of all turmas there are, whatever number of pages they fill: for "Enviar para todas as turmas". */
export async function everyTurma(): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const { rows, next } = await callPage('GET /api/turmas', { query: { cursor } });
    ids.push(...rows.map(({ id }) => id));
    cursor = next;
  } while (cursor !== undefined);
  return ids;
}
