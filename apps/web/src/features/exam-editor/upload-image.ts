import { FILE_MAX_BYTES, IMAGE_TYPES } from '@gabarita/contract/constants';
import * as messages from '@gabarita/contract/messages';
import { call } from '../../lib/api';
import { keys, readText } from '../../lib/storage';

const { uploads: texts } = messages;

/** What one can tell about a file before it travels; undefined when it may be sent. */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) return texts.formatInvalid;
  return size > FILE_MAX_BYTES ? texts.tooLarge : undefined;
}

/**
 * Sends an image straight to where images are kept (section 7) and answers its address. The permission comes first: it
 * says where that is, the school's image host or our own server.
 */
export async function uploadImage(
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string> {
  const { upload_url, api_key, timestamp, signature, folder } = await call('POST /api/uploads/cloudinary/signature', {
    body: {},
  });
  const form = new FormData();
  const fields = { file, api_key, timestamp: String(timestamp), signature, folder };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { secure_url } = await post(upload_url, form, onProgress, signal);
  if (typeof secure_url !== 'string') throw new Error(texts.failed);
  return secure_url;
}

/** By XMLHttpRequest, because `fetch` does not say how much has been sent. */
function post(
  url: string,
  form: FormData,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(texts.failed));
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    // The token is ours alone: the image host gets the signature, and nothing else.
    if (url.startsWith('/')) request.setRequestHeader('Authorization', `Bearer ${readText(keys.token) ?? ''}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = bodyOf(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(body);
      return reject(new Error(typeof body.message === 'string' && request.status < 500 ? body.message : texts.failed));
    };
    request.onerror = fail;
    request.onabort = fail;
    if (signal.aborted) return fail();
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
