import { describe, expect, it } from 'vitest';
import { ReadingRoom } from './reading-room.js';

const photo = { image: new Blob([new Uint8Array(10)]), questions: 3 };
const refused = { ok: false, reason: 'UNSUPPORTED_FORMAT' };

/** What becomes of a photo that may not even be let in. */
const outcomeOf = async (room: ReadingRoom, reader: number): Promise<unknown> => {
  try {
    return await room.read(reader, photo);
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

describe('the room where photos are read', () => {
  it('reads in the order of arrival and turns away who comes when it is full', async () => {
    const room = new ReadingRoom();
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, reader) => outcomeOf(room, reader)));
    expect(outcomes.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => refused));
    expect(outcomes.at(-1)).toBe('answer-sheets.busy');
    expect(await outcomeOf(room, 1)).toEqual(refused);
    await room.close();
  });

  it('lets nobody fill the queue alone', async () => {
    const room = new ReadingRoom();
    const [flood, other] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => outcomeOf(room, 1))),
      outcomeOf(room, 2),
    ]);
    expect(flood.at(-1)).toBe('answer-sheets.throttled');
    expect(other).toEqual(refused);
    await room.close();
  });
});
