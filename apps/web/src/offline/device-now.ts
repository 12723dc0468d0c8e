import type { DeviceNow } from '@gabarita/exam-clock';

/** Both clocks of the device: neither is trusted alone. */
export const deviceNow = (): DeviceNow => ({ monotonic: performance.now(), wall: Date.now() });
