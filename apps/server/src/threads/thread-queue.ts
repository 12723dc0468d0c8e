/** For whom: a person, or the address of somebody who has not signed in. */
type Who = number | string | undefined;

interface Waiting {
  who: Who;
  begin: () => void;
}

export interface Turn {
  end(): void;
}

/** Who works next: in the order of arrival, but nobody's second task before another person's first. */
export class ThreadQueue {
  private readonly line: Waiting[] = [];
  private readonly atWork: Who[] = [];

  constructor(private readonly places: number) {}

  get waiting(): number {
    return this.line.length;
  }

  get running(): number {
    return this.atWork.length;
  }

  waitingOf(who: Who): number {
    return this.line.filter((other) => other.who === who).length;
  }

  /** Resolves when there is a place; fails when a signal comes first. */
  turn(who: Who, signal?: AbortSignal): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.line.splice(this.line.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        who,
        begin: () => {
          signal?.removeEventListener('abort', leave);
          this.atWork.push(who);
          resolve({ end: () => this.leaveWork(who) });
        },
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', leave, { once: true });
      this.line.push(waiting);
      this.fill();
    });
  }

  private leaveWork(who: Who): void {
    this.atWork.splice(this.atWork.indexOf(who), 1);
    this.fill();
  }

  private fill(): void {
    while (this.atWork.length < this.places && this.line.length > 0) {
      const fair = this.line.findIndex(({ who }) => who === undefined || !this.atWork.includes(who));
      this.line.splice(Math.max(0, fair), 1)[0]?.begin();
    }
  }
}
