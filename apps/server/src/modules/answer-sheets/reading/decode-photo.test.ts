import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aMovingPicture, pngClaiming } from '../../../../test/bad-pictures.js';
import { decodePhoto } from './decode-photo.js';

/** A picture that is dark on the left half and light on the right. */
function halves(width: number, height: number) {
  const dark = { create: { width: width / 2, height, channels: 3, background: '#202020' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#f0f0f0' } }).composite([
    { input: dark, left: 0, top: 0 },
  ]);
}

async function failureOf(bytes: Uint8Array): Promise<string> {
  const decoded = await decodePhoto(bytes);
  return decoded.ok ? 'decoded' : decoded.reason;
}

describe('decodePhoto', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('gives the grey pixels of a %s', async (format) => {
    const decoded = await decodePhoto(await halves(80, 60).toFormat(format).toBuffer());
    if (!decoded.ok) throw new Error(decoded.reason);
    const { width, height, pixels } = decoded.image;
    expect([width, height, pixels.length]).toEqual([80, 60, 4800]);
    expect(pixels[10]).toBeLessThan(60);
    expect(pixels[70]).toBeGreaterThan(200);
  });

  it('turns a photo that a phone stored on its side', async () => {
    const decoded = await decodePhoto(await halves(80, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    if (!decoded.ok) throw new Error(decoded.reason);
    const { width, height, pixels } = decoded.image;
    expect([width, height]).toEqual([60, 80]);
    expect(pixels[0]).toBeLessThan(60);
    expect(pixels[79 * 60]).toBeGreaterThan(200);
  });

  it('shrinks a large photo to what the reader needs', async () => {
    const decoded = await decodePhoto(await halves(4000, 3000).jpeg({ quality: 50 }).toBuffer());
    if (!decoded.ok) throw new Error(decoded.reason);
    expect([decoded.image.width, decoded.image.height]).toEqual([2000, 1500]);
  });

  it('takes the transparent for white', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } });
    const decoded = await decodePhoto(await clear.png().toBuffer());
    expect(decoded.ok && decoded.image.pixels[0]).toBe(255);
  });
});

describe('a file that is no photo', () => {
  it('is refused when it is empty', async () => {
    expect(await failureOf(new Uint8Array())).toBe('EMPTY_FILE');
  });

  it('is refused when it is a PDF, whatever its name', async () => {
    expect(await failureOf(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'))).toBe(
      'UNSUPPORTED_FORMAT',
    );
  });

  it('is refused when it is of a format that phones do not send here', async () => {
    expect(await failureOf(await halves(8, 8).tiff().toBuffer())).toBe('UNSUPPORTED_FORMAT');
    expect(await failureOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      'UNSUPPORTED_FORMAT',
    );
  });

  it('is refused by its header when it would unpack to 100 megapixels', async () => {
    expect(await failureOf(await pngClaiming(10_000, 10_000))).toBe('IMAGE_TOO_LARGE');
  });

  it('is refused by its header when it is a line of pixels and no page', async () => {
    expect(await failureOf(await pngClaiming(1, 64_000_000))).toBe('ODD_SHAPE');
    expect(await failureOf(await pngClaiming(9_000, 2_000))).toBe('ODD_SHAPE');
  });

  it('is refused when it moves', async () => {
    expect(await failureOf(await aMovingPicture())).toBe('ANIMATED_IMAGE');
  });

  it('is refused when it ends early', async () => {
    const whole = await halves(800, 600).jpeg().toBuffer();
    expect(await failureOf(whole.subarray(0, whole.length / 2))).toBe('CORRUPTED_IMAGE');
  });
});
