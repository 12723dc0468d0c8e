import { keys, readText, remove, writeText } from '../lib/storage';

/**
 * One tab writes an exam's journal: two of them would give the same sequence number to different answers.
 *
 * Web Locks free themselves when a tab dies. They exist only in a secure context; on a school's plain http a lease in
 * local storage, renewed every second and dead after three, does the same a little later.
 */
export interface WriterLock {
  /** Gives the lock up. */
  release: () => void;
}

type Lost = () => void;

const LEASE_MS = 3000;
const RENEWAL_MS = 1000;

/** Undefined when another tab is writing. `steal` takes it from that tab, which is told through its own `onLost`. */
export function acquireWriterLock(name: string, onLost: Lost, steal = false): Promise<WriterLock | undefined> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? acquireWebLock(locks, name, onLost, steal) : Promise.resolve(acquireLease(name, onLost, steal));
}

function acquireWebLock(locks: LockManager, name: string, onLost: Lost, steal: boolean) {
  return new Promise<WriterLock | undefined>((answer) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return answer(undefined);
      return new Promise<void>((release) => answer({ release }));
    };
    // `steal` and `ifAvailable` exclude each other. A lock that was stolen rejects the promise of its former holder.
    locks.request(name, steal ? { steal: true } : { ifAvailable: true }, hold).catch(onLost);
  });
}

interface Lease {
  holder: string;
  until: number;
}

function acquireLease(name: string, onLost: Lost, steal: boolean): WriterLock | undefined {
  const key = keys.writerLease(name);
  const holder = String(Math.random());
  const held = readLease(key);
  if (held && held.until > Date.now() && !steal) return undefined;

  const renew = () => writeText(key, JSON.stringify({ holder, until: Date.now() + LEASE_MS }));
  const stop = () => {
    clearInterval(timer);
    window.removeEventListener('pagehide', release);
  };
  const release = () => {
    stop();
    if (readLease(key)?.holder === holder) remove(key);
  };
  const timer = setInterval(() => {
    const now = readLease(key);
    if (!now || now.holder === holder) return renew();
    stop();
    onLost();
  }, RENEWAL_MS);
  renew();
  window.addEventListener('pagehide', release);
  return { release };
}

function readLease(key: string): Lease | undefined {
  try {
    const lease: unknown = JSON.parse(readText(key) ?? 'null');
    return isLease(lease) ? lease : undefined;
  } catch {
    return undefined;
  }
}

const isLease = (value: unknown): value is Lease =>
  typeof value === 'object' && value !== null && 'holder' in value && 'until' in value;
