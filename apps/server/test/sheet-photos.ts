import { LETTERS, layoutFor } from '@gabarita/answer-sheet';
import { CAREFUL, drawPage, fillIn, fillInNumber, photograph, Random } from '@gabarita/answer-sheet/testing';
import sharp from 'sharp';

interface SheetInPhoto {
  serial?: number;
  questions?: number;
  /** Letters in a row; a dash is a blank. */
  marked: string;
  /** The student's number, on a sheet without a name. */
  number?: string;
}

/** A careful photo of a filled-in sheet, as a phone would send it. */
export async function aSheetPhoto({ serial = 77, questions, marked, number }: SheetInPhoto): Promise<Buffer> {
  const random = new Random(5);
  const count = questions ?? marked.length;
  const page = drawPage({ questions: count, serial, numbered: number !== undefined }, 5);
  const answers = Array.from({ length: count }, (_, place) => {
    const letters = LETTERS.filter((letter) => letter === marked[place]);
    return { letters, kind: letters.length === 0 ? ('blank' as const) : ('full' as const) };
  });
  fillIn(page, layoutFor(count), answers, random);
  if (number !== undefined) fillInNumber(page, number, random);
  const { width, height, pixels } = photograph(page, { ...CAREFUL, megapixels: 1.3 }, random);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .withExif({ IFD0: { Make: 'Telefone', Copyright: 'Ana' } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
