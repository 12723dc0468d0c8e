import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiCall, calls } from './index.js';

const LARGEST_INTEGER = 2_147_483_647;

/** Columns that hold more than an integer, and what reaches no query. */
const MAY_BE_LARGER = /\.(epoch|seq|timestamp)$/;

/** Every integer in a JSON schema that a query of the database would choke on, by its path. */
function tooLarge(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum } = schema as { type?: unknown; maximum?: number };
  if (type === 'integer') {
    const fits = (maximum ?? Number.POSITIVE_INFINITY) <= LARGEST_INTEGER;
    return fits || MAY_BE_LARGER.test(path) ? [] : [path];
  }
  return Object.entries(schema).flatMap(([name, inner]) =>
    tooLarge(inner, /^(properties|items|anyOf|allOf|\d+)$/.test(name) ? path : `${path}.${name}`),
  );
}

describe('the numbers of a request', () => {
  it.each(Object.keys(calls) as ApiCall[])('fit the database: %s', (key) => {
    const found = (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = part in calls[key] ? (calls[key] as Partial<Record<typeof part, z.ZodType>>)[part] : undefined;
      return schema ? tooLarge(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), part) : [];
    });
    expect(found).toEqual([]);
  });
});
