/** What the server said of the time left, and what the device's two clocks showed when it arrived, in milliseconds. */
export interface ServerReading {
  readonly remainingMs: number;
  readonly monotonic: number;
  readonly wall: number;
}

export interface DeviceNow {
  readonly monotonic: number;
  readonly wall: number;
}

/**
 * Time left on a running session, on the device.
 *
 * Elapsed is the larger of two differences, because each fails alone: the monotonic clock restarts with the page, and the
 * wall clock can be moved by the student. Neither may give time away.
 */
export function remainingMs(lastReading: ServerReading, now: DeviceNow): number {
  const monotonic = now.monotonic - lastReading.monotonic;
  const wall = now.wall - lastReading.wall;
  return Math.max(0, lastReading.remainingMs - Math.max(monotonic, wall, 0));
}
