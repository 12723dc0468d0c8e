import { describe, expect, it } from 'vitest';
import { ExamSignals } from '../../exam-signals.js';
import { LiveStreams } from './live-streams.js';

const watching = (streams: LiveStreams, load: () => Promise<{ now: string }>) =>
  streams.watch({ userId: 7, examId: 1, event: 'roster', load });
const aLook = async () => ({ now: '2026-11-14T12:00:00Z' });

describe('the streams of one person', () => {
  it('are four at most, however many are opened at the same moment', async () => {
    const streams = new LiveStreams(new ExamSignals());
    const opened = await Promise.allSettled(Array.from({ length: 6 }, () => watching(streams, aLook)));
    expect(opened.map(({ status }) => status).sort()).toEqual([
      ...Array<string>(4).fill('fulfilled'),
      ...Array<string>(2).fill('rejected'),
    ]);
    for (const stream of opened) if (stream.status === 'fulfilled') stream.value.destroy();
  });

  it('do not count those that were refused', async () => {
    const streams = new LiveStreams(new ExamSignals());
    const refused = async () => {
      throw new Error('not yours');
    };
    for (let tries = 0; tries < 5; tries++) await expect(watching(streams, refused)).rejects.toThrow('not yours');
    (await watching(streams, aLook)).destroy();
  });
});
