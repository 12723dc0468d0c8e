import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, vi } from 'vitest';

/** What a service that is not well does with a request it has taken in. */
const TROUBLES = {
  'never answers': () => undefined,
  'answers a byte at a time': (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '100000' });
    const drip = setInterval(() => response.write('.'), 10);
    response.once('close', () => clearInterval(drip));
  },
  'hangs up half way': (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '100000' }).write('.'.repeat(50_000), () => response.destroy());
  },
};
export type Trouble = keyof typeof TROUBLES;
export const troubles = Object.keys(TROUBLES) as Trouble[];
export const answerInTrouble = (trouble: Trouble, response: ServerResponse) => TROUBLES[trouble](response);

const FASTER = 40;

/** While a service is in trouble, the seconds that we would wait for it pass forty times as fast; a busy test machine has them all. */
export function useShortPatience(isTroubled: () => boolean): void {
  const { timeout } = AbortSignal;
  beforeAll(() => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      timeout.call(AbortSignal, isTroubled() ? ms / FASTER : ms),
    );
  });
  afterAll(() => {
    vi.mocked(AbortSignal.timeout).mockRestore();
  });
}
