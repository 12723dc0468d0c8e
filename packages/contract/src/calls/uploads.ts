import { z } from 'zod';
import type { Calls } from '../call.js';
import { UPLOAD_FOLDER } from '../constants.js';
import * as messages from '../messages.js';

const { uploads: texts } = messages;

const folder = z.literal(UPLOAD_FOLDER, { error: texts.folderUnknown });

export const uploadsCalls = {
  'POST /api/uploads/cloudinary/signature': {
    tag: 'uploads',
    summary: 'Lets the browser send one image straight to where images are kept: the image host, or us',
    // Old clients also send timestamp, public_id and eager. The clock is ours; and nobody chooses the name of an image,
    // which could be another's, or what the image host makes of it.
    body: z.object({ folder: folder.default(UPLOAD_FOLDER) }).nullish(),
    status: 200,
    response: z.object({
      cloud_name: z.string(),
      api_key: z.string(),
      timestamp: z.number().int(),
      folder: z.string(),
      signature: z.string(),
      upload_url: z.string().describe('Takes a form with file, api_key, timestamp, signature and folder'),
    }),
  },
  'POST /api/uploads': {
    tag: 'uploads',
    summary: 'Takes an image in the image host’s own form; it is re-encoded, and nothing but the picture is kept',
    multipart: true,
    body: z.object({
      file: z.file({ error: texts.failed }),
      api_key: z.string(),
      timestamp: z.coerce.number().int(),
      signature: z.string(),
      folder: folder.default(UPLOAD_FOLDER),
    }),
    status: 200,
    response: z.object({ secure_url: z.string() }),
  },
} as const satisfies Calls;
