const POLYNOMIAL = 0x1021;

/** CRC-16/CCITT-FALSE over bits. Starting from ones, so that a strip read as all white does not check. */
export function crc16(bits: readonly boolean[]): number {
  let remainder = 0xffff;
  for (const bit of bits) {
    const carry = ((remainder >> 15) & 1) !== (bit ? 1 : 0);
    remainder = (remainder << 1) & 0xffff;
    if (carry) remainder ^= POLYNOMIAL;
  }
  return remainder;
}
