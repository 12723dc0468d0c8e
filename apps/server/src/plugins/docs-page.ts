interface Operation {
  summary?: string;
  'x-access'?: string;
  tags?: readonly string[];
  requestBody?: unknown;
  parameters?: unknown;
  responses?: unknown;
}
interface OpenApiDocument {
  info?: { title: string };
  paths?: Record<string, unknown>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page without scripts or styles of its own, so that it needs no exception in the content policy. */
export function docsPage(document: OpenApiDocument): string {
  const sections = [...byTag(document)].map(
    ([tag, calls]) => `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${calls.join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gabarita API</title></head><body><main><h1>Gabarita API</h1>
<p>The same as a machine reads it: <a href="/api/docs/json">OpenAPI document</a>.</p>${sections.join('')}</main></body></html>`;
}

function byTag(document: OpenApiDocument): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = (item as Partial<Record<string, Operation>>)[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'other';
      tags.set(tag, [...(tags.get(tag) ?? []), describe(method, path, operation)]);
    }
  }
  return tags;
}

function describe(method: string, path: string, operation: Operation): string {
  const { summary = '', 'x-access': access = '', parameters, requestBody, responses } = operation;
  const shape = { parameters, requestBody, responses };
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)} (${escapeHtml(access)})</summary>
<pre>${escapeHtml(JSON.stringify(shape, null, 2))}</pre></details>`;
}
