import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.js';
import { fileStore } from '../../files/file-store.js';
import { anyone } from '../../http/policy.js';
import type { Services } from '../../services.js';
import { hashIn, IMAGE_PATH } from './service.js';

const YEAR_SECONDS = 31_536_000;
/** A figure opened by itself is a document: it may style itself, and nothing else. */
const FIGURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves pictures of questions. Anybody may see them: they are named by a hash and say nothing of any answer. */
export async function imageFiles(app: FastifyInstance, { config }: Services): Promise<void> {
  const files = fileStore(config, 'images');
  app.get<{ Params: { name: string } }>(
    `${IMAGE_PATH}:name`,
    {
      config: { policy: anyone },
      schema: { hide: true },
      onSend: async (_request, reply) => {
        if (reply.getHeader('content-type') === 'image/svg+xml') reply.header('content-security-policy', FIGURE_POLICY);
      },
    },
    async ({ params: { name } }, reply) => {
      // The pattern of our own names is also what keeps a path from leaving the folder.
      if (!hashIn(IMAGE_PATH + name)) throw new AppError('not-found');
      const bytes = await files.read(name);
      if (!bytes) throw new AppError('not-found');
      return reply
        .type(name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .send(bytes);
    },
  );
}
