import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Picture {
  width: number;
  height: number;
  /** How the picture is packed, as entries of a PDF dictionary. */
  packing: string;
  bytes: Uint8Array;
}

/** What an office scanner makes of a photo: black and white, packed with CCITT Group 4. */
export async function faxed(photo: Buffer): Promise<Picture> {
  const side = 16 * 150;
  const page = sharp(photo).resize(side, side, { fit: 'contain', background: 'white' }).greyscale();
  const tiff = await page
    .threshold(150)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tile: true, tileWidth: side, tileHeight: side })
    .toBuffer();
  const { offset, length, isWhiteZero } = onlyTileOf(tiff);
  const decoding = `/DecodeParms << /K -1 /Columns ${side} /Rows ${side} >>${isWhiteZero ? '' : ' /Decode [1 0]'}`;
  return {
    width: side,
    height: side,
    packing: `/Filter /CCITTFaxDecode /BitsPerComponent 1 /ColorSpace /DeviceGray ${decoding}`,
    bytes: tiff.subarray(offset, offset + length),
  };
}

/** What newer ones make of it: JBIG2, which takes the same Group 4 bits as a region that fills its page. */
export async function jbig2(photo: Buffer): Promise<Picture> {
  const { width, height, packing, bytes } = await faxed(photo);
  const size = [uint32(width), uint32(height), uint32(0), uint32(0)];
  const region = Buffer.concat([...size, Buffer.from([0, USES_GROUP_4]), bytes]);
  return {
    width,
    height,
    packing: packing.replace('CCITTFaxDecode', 'JBIG2Decode').replace(/\/DecodeParms <<.*?>>/, ''),
    bytes: Buffer.concat([
      segment(0, PAGE_INFORMATION, Buffer.concat([...size, Buffer.alloc(3)])),
      segment(1, IMMEDIATE_GENERIC_REGION, region),
    ]),
  };
}

/** Segment types and a flag of ITU-T T.88, 7.3 and 7.4.6. */
const PAGE_INFORMATION = 48;
const IMMEDIATE_GENERIC_REGION = 38;
const USES_GROUP_4 = 1;

/** A segment that refers to no other and belongs to page 1. */
const segment = (number: number, type: number, data: Buffer): Buffer =>
  Buffer.concat([uint32(number), Buffer.from([type, 0, 1]), uint32(data.length), data]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A grey square as JPEG 2000. */
export const jpeg2000: Picture = {
  width: 64,
  height: 64,
  packing: '/Filter /JPXDecode /BitsPerComponent 8 /ColorSpace /DeviceGray',
  bytes: Buffer.from(
    'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAQAAAAEAAAQcHAAAAAAAPY29scgEAAAAAABEAAACbanAyY/9P/1EA' +
      'KQAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAAAQcBAf9SAAwAAAABAAUEBAAB/1wAE0BASEhQSEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBi' +
      'eSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAGgAB/5PPsBAB14lDgICAgID/2Q==',
    'base64',
  ),
};

/** What scanning applications of phones make of it: grey pixels, deflated. */
export async function deflated(photo: Buffer): Promise<Picture> {
  const { data, info } = await sharp(photo).greyscale().raw().toBuffer({ resolveWithObject: true });
  const packing = '/Filter /FlateDecode /BitsPerComponent 8 /ColorSpace /DeviceGray';
  return { width: info.width, height: info.height, packing, bytes: deflateSync(data) };
}

/** Where TIFF's only tile is, by the tags 324 and 325, and whether 0 means white, by tag 262. */
function onlyTileOf(tiff: Buffer) {
  const directory = tiff.readUInt32LE(4);
  const entries = Array.from({ length: tiff.readUInt16LE(directory) }, (_, index) => directory + 2 + 12 * index);
  const tagged = (tag: number) => {
    const entry = entries.find((at) => tiff.readUInt16LE(at) === tag);
    if (entry === undefined) throw new Error(`the TIFF has no tag ${tag}`);
    return tiff.readUInt16LE(entry + 2) === 3 ? tiff.readUInt16LE(entry + 8) : tiff.readUInt32LE(entry + 8);
  };
  return { offset: tagged(324), length: tagged(325), isWhiteZero: tagged(262) === 0 };
}

/** Asks for a password before anything is shown: no word fits these checks, the empty one neither. */
export const LOCK = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`;

/** A PDF of pages with a picture each, or with none, as a word processor would make. */
export function aPdf(pages: readonly (Picture | undefined)[], lock = ''): Buffer {
  const kids = pages.map((_, at) => `${3 + 3 * at} 0 R`);
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`),
    ...pages.flatMap((picture, at) => pageObjects(3 + 3 * at, picture)),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets = objects.map((object, index) => {
    const offset = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = parts.reduce((sum, { length }) => sum + length, 0);
  const size = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`));
  parts.push(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${lock} >>\nstartxref\n${table}\n%%EOF`));
  return Buffer.concat(parts);
}

function pageObjects(number: number, picture: Picture | undefined): Buffer[] {
  const { width, height, packing, bytes } = picture ?? {
    width: 595,
    height: 842,
    packing: '',
    bytes: new Uint8Array(),
  };
  const resources = picture ? `/Resources << /XObject << /Scan ${number + 2} 0 R >> >>` : '';
  const drawing = picture ? `q ${width} 0 0 ${height} 0 0 cm /Scan Do Q` : '100 100 200 300 re S';
  return [
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${resources} /Contents ${number + 1} 0 R >>`,
    ),
    stream('', Buffer.from(drawing)),
    stream(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${packing}`, bytes),
  ];
}

function stream(entries: string, bytes: Uint8Array): Buffer {
  const head = Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`);
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')]);
}
