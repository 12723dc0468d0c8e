interface Waiting {
  personId: number | undefined;
  begin: () => void;
}

export interface Turn {
  end(): void;
}

/** Who works next: in the order of arrival, but nobody's second task before another person's first. */
export class ThreadQueue {
  private readonly line: Waiting[] = [];
  private readonly atWork: (number | undefined)[] = [];

  constructor(private readonly places: number) {}

  get waiting(): number {
    return this.line.length;
  }

  get running(): number {
    return this.atWork.length;
  }

  waitingOf(personId: number): number {
    return this.line.filter((other) => other.personId === personId).length;
  }

  /** Resolves when there is a place; fails when the signal comes first. */
  turn(personId: number | undefined, signal: AbortSignal): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.line.splice(this.line.indexOf(waiting), 1);
        reject(signal.reason);
      };
      const waiting: Waiting = {
        personId,
        begin: () => {
          signal.removeEventListener('abort', leave);
          this.atWork.push(personId);
          resolve({ end: () => this.leaveWork(personId) });
        },
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      this.line.push(waiting);
      this.fill();
    });
  }

  private leaveWork(personId: number | undefined): void {
    this.atWork.splice(this.atWork.indexOf(personId), 1);
    this.fill();
  }

  private fill(): void {
    while (this.atWork.length < this.places && this.line.length > 0) {
      const fair = this.line.findIndex(({ personId }) => personId === undefined || !this.atWork.includes(personId));
      this.line.splice(Math.max(0, fair), 1)[0]?.begin();
    }
  }
}
