/**
 * The name of an entry within its session: which device wrote it (its epoch) and its place among that device's entries.
 * A device never uses a sequence twice, and no two devices are given the same epoch; `isHeld` sees to those that share one.
 */
export interface Stamp {
  readonly epoch: number;
  readonly seq: number;
}

/** Whether one of the stamps is of the same device and not older. Entries of different devices have no order. */
export const isSeen = (entry: Stamp, stamps: readonly Stamp[]): boolean =>
  stamps.some(({ epoch, seq }) => epoch === entry.epoch && seq >= entry.seq);

/** The last stamp of each epoch. */
export function lastOfEach(stamps: readonly Stamp[]): Stamp[] {
  const last = new Map<number, Stamp>();
  for (const { epoch, seq } of stamps) {
    if (seq > (last.get(epoch)?.seq ?? 0)) last.set(epoch, { epoch, seq });
  }
  return [...last.values()].sort((one, other) => one.epoch - other.epoch);
}
