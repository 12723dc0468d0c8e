/** Pixels as sharp takes them: rows from top to bottom, three bytes (red, green, blue) each. */
export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
}

const UNCOMPRESSED = 0;
export const PIXELS_MAX = 50_000_000;

export const isBmp = (bytes: Buffer): boolean => bytes.length > 54 && bytes.toString('latin1', 0, 2) === 'BM';

/**
 * Decodes the Windows bitmaps that official exams contain: uncompressed, 1 to 32 bits a pixel. libvips does not read
 * them. Undefined for what is not such a file.
 */
export function decodeBmp(bytes: Buffer): RawPixels | undefined {
  if (!isBmp(bytes) || bytes.readUInt32LE(30) !== UNCOMPRESSED) return undefined;
  const width = bytes.readInt32LE(18);
  const storedHeight = bytes.readInt32LE(22);
  const height = Math.abs(storedHeight);
  const bits = bytes.readUInt16LE(28);
  const start = bytes.readUInt32LE(10);
  // Rows are padded to four bytes.
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (width <= 0 || width * height > PIXELS_MAX || start + stride * height > bytes.length) return undefined;
  const colourAt = bits <= 8 ? paletteReader(bytes, bits) : directReader(bits);
  if (!colourAt) return undefined;

  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    // A positive height means that the file starts with the bottom row.
    const row = start + stride * (storedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) {
      const at = colourAt(row, x);
      const to = (y * width + x) * 3;
      data[to] = bytes[at + 2] ?? 0;
      data[to + 1] = bytes[at + 1] ?? 0;
      data[to + 2] = bytes[at] ?? 0;
    }
  }
  return { data, width, height };
}

/** Where in the file the blue, green and red of a pixel stand. */
type ColourAt = (row: number, x: number) => number;

function paletteReader(bytes: Buffer, bits: number): ColourAt | undefined {
  if (![1, 4, 8].includes(bits)) return undefined;
  const palette = 14 + bytes.readUInt32LE(14);
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  return (row, x) => {
    const shift = 8 - bits * ((x % perByte) + 1);
    return palette + 4 * (((bytes[row + Math.floor(x / perByte)] ?? 0) >> shift) & mask);
  };
}

function directReader(bits: number): ColourAt | undefined {
  return bits === 24 || bits === 32 ? (row, x) => row + (x * bits) / 8 : undefined;
}
