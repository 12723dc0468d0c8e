/**
 * The one Node function that tokens.test.ts needs (Vitest empties CSS imports, `?raw` included). Declared here instead
 * of adding Node's types, which would let browser code believe in `process` and `Buffer`.
 */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
