import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Lets the ordinary PostgreSQL driver talk to the embedded engine through a socket. The engine has one session, so
 * clients are served one after the other; the pool keeps a single connection open.
 */
export function wireServer(engine: PGlite, secret: string): Server {
  let turn: Promise<void> = Promise.resolve();
  return createServer((socket) => {
    // A client that fails takes nobody with it: the next one is served all the same.
    turn = turn.then(() => serve(engine, socket, secret)).catch((error) => console.error('embedded database:', error));
  });
}

const TERMINATE = 'X'.charCodeAt(0);

async function serve(engine: PGlite, socket: Socket, secret: string): Promise<void> {
  socket.setNoDelay(true);
  // A client that vanishes shows as the end of the stream; there is nobody left to tell of the error.
  socket.on('error', () => undefined);
  const reader = new MessageReader();
  let known = false;
  try {
    for await (const chunk of socket) {
      const messages = reader.push(chunk as Buffer, () => socket.write('N'));
      if (messages.length === 0) continue;
      // Its first words say who a client is; the engine itself asks nobody.
      known ||= Buffer.from(messages).includes(secret);
      if (!known) break;
      if (messages[0] === TERMINATE) break;
      // A failing query is an answer like any other: the engine encodes it, and the driver throws it.
      socket.write(await engine.runExclusive(() => engine.execProtocolRaw(messages)));
    }
  } finally {
    socket.destroy();
    // Whatever the client left half-done is undone, as a real server does when a connection breaks.
    if (!engine.closed) {
      await engine.exec('rollback');
      await engine.exec('discard all');
    }
  }
}

const SSL_REQUEST = 80_877_103;

/** Cuts the stream at message borders. The first message has no type byte; after it, all have one. */
class MessageReader {
  private pending = Buffer.alloc(0);
  private started = false;

  /** Everything complete so far, as one block, because the driver sends what belongs together in one piece. */
  push(chunk: Buffer, refuseSsl: () => void): Uint8Array {
    this.pending = Buffer.concat([this.pending, chunk]);
    let end = 0;
    for (;;) {
      const length = this.lengthAt(end);
      if (length === undefined || this.pending.length < end + length) break;
      if (!this.started && this.pending.readInt32BE(4) === SSL_REQUEST) {
        refuseSsl();
        this.pending = this.pending.subarray(length);
        continue;
      }
      this.started = true;
      end += length;
    }
    const complete = new Uint8Array(this.pending.subarray(0, end));
    this.pending = this.pending.subarray(end);
    return complete;
  }

  private lengthAt(offset: number): number | undefined {
    const typeBytes = this.started ? 1 : 0;
    if (this.pending.length < offset + typeBytes + 4) return undefined;
    return typeBytes + this.pending.readInt32BE(offset + typeBytes);
  }
}
