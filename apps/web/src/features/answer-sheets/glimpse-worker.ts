/** Looks for the sheet in pictures of the camera, off the main thread: the very code that reads it on the server. */
import { type Glimpse, glimpseSheet } from '@gabarita/answer-sheet/reader';

export interface CameraPicture {
  width: number;
  height: number;
  /** Red, green, blue and opacity in turn, as a canvas gives them. */
  colours: Uint8ClampedArray;
}

export type CameraGlimpse = Glimpse;

addEventListener('message', ({ data: { width, height, colours } }: MessageEvent<CameraPicture>) => {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const from = at * 4;
    pixels[at] = 0.299 * (colours[from] ?? 0) + 0.587 * (colours[from + 1] ?? 0) + 0.114 * (colours[from + 2] ?? 0);
  }
  postMessage(glimpseSheet({ width, height, pixels }));
});
