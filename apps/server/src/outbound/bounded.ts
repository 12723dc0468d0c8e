/** Why a request of ours was not made, or its answer not taken; in words for whoever runs the server. */
export class OutboundRefused extends Error {}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** An answer, as long as it is no longer than that: whoever sends without end is not listened to. */
export async function bounded(chunks: Chunks, maxBytes: number): Promise<Buffer> {
  const taken: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) throw new OutboundRefused(`a resposta passa de ${maxBytes / 1_000_000} MB`);
    taken.push(chunk);
  }
  return Buffer.concat(taken);
}
