import { crc16 } from './crc16.js';

/** What a sheet says about itself in its strip. */
export interface SheetCode {
  readonly layout: number;
  /** Whether the sheet has bubbles for the student's number. */
  readonly numbered: boolean;
  /** Which sheet this is; 0 to 134,217,727. */
  readonly serial: number;
  readonly questions: number;
}

const FIELDS = { layout: 4, numbered: 1, serial: 27, questions: 8 } as const;
const CHECK_BITS = 16;
export const STRIP_CELLS = FIELDS.layout + FIELDS.numbered + FIELDS.serial + FIELDS.questions + CHECK_BITS;
export const MAX_SERIAL = 2 ** FIELDS.serial - 1;

/** The strip's cells from left to right, black ones true: a 32-bit id (layout, numbered, serial), the number of questions and a CRC-16. */
export function encodeSheetCode(code: SheetCode): boolean[] {
  const data = [
    ...toBits(code.layout, FIELDS.layout),
    code.numbered,
    ...toBits(code.serial, FIELDS.serial),
    ...toBits(code.questions, FIELDS.questions),
  ];
  return [...data, ...toBits(crc16(data), CHECK_BITS)];
}

/** The code of a strip, or null when its check does not hold: a strip is right or it is nothing. */
export function decodeSheetCode(cells: readonly boolean[]): SheetCode | null {
  if (cells.length !== STRIP_CELLS) return null;
  const data = cells.slice(0, -CHECK_BITS);
  if (crc16(data) !== fromBits(cells.slice(-CHECK_BITS))) return null;
  const numberedAt = FIELDS.layout;
  const serialAt = numberedAt + FIELDS.numbered;
  const questionsAt = serialAt + FIELDS.serial;
  return {
    layout: fromBits(data.slice(0, numberedAt)),
    numbered: data[numberedAt] === true,
    serial: fromBits(data.slice(serialAt, questionsAt)),
    questions: fromBits(data.slice(questionsAt)),
  };
}

function toBits(value: number, width: number): boolean[] {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** width) {
    throw new RangeError(`${value} does not fit in ${width} bits`);
  }
  return Array.from({ length: width }, (_, place) => Math.floor(value / 2 ** (width - 1 - place)) % 2 === 1);
}

function fromBits(bits: readonly boolean[]): number {
  return bits.reduce((value, bit) => value * 2 + (bit ? 1 : 0), 0);
}
