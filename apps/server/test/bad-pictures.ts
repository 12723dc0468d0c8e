import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const plain = (background: string) => sharp({ create: { width: 16, height: 16, channels: 3, background } });

/** A small PNG whose header claims another size: what a picture bomb looks like before it is unpacked. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await plain('#202020').png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

export async function aMovingPicture(): Promise<Buffer> {
  const frames = await Promise.all(['#202020', '#f0f0f0'].map((shade) => plain(shade).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
