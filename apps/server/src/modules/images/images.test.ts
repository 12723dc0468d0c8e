import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeBmp } from './bmp.js';
import { encodeImage, NotAnImage, PHONE_BYTES_MAX } from './encode.js';

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

/** A bitmap two pixels wide and two high: red and blue above, blue and red below. */
function aBitmap(bits: 1 | 4 | 8 | 24 | 32, topDown = false): Buffer {
  const colours = bits <= 8 ? 2 ** bits : 0;
  const stride = Math.ceil((2 * bits) / 32) * 4;
  const start = 54 + colours * 4;
  const bytes = Buffer.alloc(start + stride * 2);
  bytes.write('BM');
  bytes.writeUInt32LE(start, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(2, 18);
  bytes.writeInt32LE(topDown ? -2 : 2, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bits, 28);
  if (bits <= 8) bytes.set([0, 0, 255, 0, 255, 0, 0, 0], 54); // palette: red, blue (stored blue, green, red)
  const rows = topDown ? ['rb', 'br'] : ['br', 'rb'];
  rows.forEach((row, y) => {
    [...row].forEach((colour, x) => {
      const at = start + stride * y;
      if (bits <= 8) {
        const shift = 8 - bits * ((x % (8 / bits)) + 1);
        bytes[at + Math.floor((x * bits) / 8)] =
          (bytes[at + Math.floor((x * bits) / 8)] ?? 0) | ((colour === 'r' ? 0 : 1) << shift);
      } else bytes.set(colour === 'r' ? [0, 0, 255] : [255, 0, 0], at + (x * bits) / 8);
    });
  });
  return bytes;
}

describe('bitmaps', () => {
  it.each([1, 4, 8, 24, 32] as const)('of %i bits are read, whichever row comes first', (bits) => {
    for (const topDown of [false, true]) {
      const pixels = decodeBmp(aBitmap(bits, topDown));
      expect(pixels).toMatchObject({ width: 2, height: 2 });
      expect([...(pixels?.data ?? [])]).toEqual([...RED, ...BLUE, ...BLUE, ...RED]);
    }
  });

  it('that are cut short are not', () => {
    expect(decodeBmp(aBitmap(24).subarray(0, 60))).toBeUndefined();
  });
});

describe('pictures', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } });

  it('are re-encoded by what they are, not by their name', async () => {
    for (const bytes of [
      await picture(300, 100).png().toBuffer(),
      await picture(300, 100).jpeg().toBuffer(),
      await picture(300, 100).gif().toBuffer(),
    ]) {
      const { large, small } = await encodeImage(bytes);
      expect(await sharp(large.bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 100 });
      expect(small).toBeNull();
    }
    const { large } = await encodeImage(aBitmap(24));
    expect(large).toMatchObject({ width: 2, height: 2 });
  });

  it('get a second, smaller copy when a phone cannot show them whole', async () => {
    const { large, small } = await encodeImage(await picture(1400, 700).png().toBuffer());
    expect([large.width, small?.width, small?.height]).toEqual([1400, 720, 360]);
  });

  it('cost a phone no more than the limit, however noisy', { timeout: 30_000 }, async () => {
    const raw = { width: 800, height: 800, channels: 3 } as const;
    const { small } = await encodeImage(
      await sharp(randomBytes(800 * 800 * 3), { raw })
        .jpeg()
        .toBuffer(),
    );
    expect(small?.bytes.length).toBeLessThanOrEqual(PHONE_BYTES_MAX);
  });

  it('that are none are refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const cut = (await picture(300, 100).png().toBuffer()).subarray(0, 90);
    for (const bytes of [Buffer.from('<html>'), Buffer.alloc(0), svg, cut]) {
      await expect(encodeImage(bytes)).rejects.toThrow(NotAnImage);
    }
  });
});
