import type { FileStore } from './file-store.js';

/**
 * Keeps what was written to or read from a far store in a near one too. Names never stand for other content, so no copy grows
 * old; and a copy is a convenience, so that a full disk here is no reason to refuse what the far store has.
 */
export const keptCopies = (far: FileStore, near: FileStore): FileStore => {
  const keep = (name: string, bytes: Buffer) => near.write(name, bytes).catch(() => undefined);
  return {
    has: async (name) => (await near.has(name)) || far.has(name),
    async read(name) {
      const copy = await near.read(name).catch(() => undefined);
      if (copy) return copy;
      const bytes = await far.read(name);
      if (bytes) await keep(name, bytes);
      return bytes;
    },
    async write(name, bytes) {
      await far.write(name, bytes);
      await keep(name, bytes);
    },
    async remove(name) {
      await far.remove(name);
      await near.remove(name);
    },
  };
};
