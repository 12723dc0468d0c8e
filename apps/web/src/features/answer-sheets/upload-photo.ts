import type { RecognitionView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { ApiError, NetworkError } from '../../lib/api';
import { keys, readText } from '../../lib/storage';

const ADDRESS = `${import.meta.env.VITE_API_BASE ?? '/api'}/answer-sheets/recognize`;
/** Uploading on a bad connection, and waiting for one's turn. */
const PATIENCE_MS = 120_000;

/** Sends a photo to be read. `fetch` cannot say how much of it has left, hence the older way. */
export function uploadPhoto(
  examId: number,
  photo: Blob,
  onProgress: (share: number) => void,
): Promise<RecognitionView> {
  const form = new FormData();
  form.set('exam_id', String(examId));
  form.set('image', photo, 'cartao.jpg');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', ADDRESS);
    request.timeout = PATIENCE_MS;
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${readText(keys.token) ?? ''}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status === 200 && request.response) return resolve(request.response);
      const message: unknown = request.response?.message;
      const text = typeof message === 'string' ? message : messages.answerSheets.recognizeFailed;
      reject(new ApiError(request.status, text, request.response?.errors ?? {}, request.response));
    });
    for (const event of ['error', 'timeout', 'abort'] as const) {
      request.addEventListener(event, () => reject(new NetworkError(event)));
    }
    request.send(form);
  });
}
