interface Sharing<Result> {
  result: Promise<Result>;
  askers: number;
  stop: AbortController;
}

/** Work that several people ask for at once and that is done once. It stops when the last of them has gone. */
export class SharedWork<Result> {
  private readonly underWay = new Map<string, Sharing<Result>>();

  ask(key: string, gone: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const sharing = this.underWay.get(key) ?? this.begin(key, work);
    sharing.askers += 1;
    gone.addEventListener('abort', () => this.leave(key, sharing), { once: true });
    return sharing.result;
  }

  private begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Sharing<Result> {
    const stop = new AbortController();
    const sharing = { result: work(stop.signal), askers: 0, stop };
    this.underWay.set(key, sharing);
    const end = () => this.end(key, sharing);
    sharing.result.then(end, end);
    return sharing;
  }

  private leave(key: string, sharing: Sharing<Result>): void {
    sharing.askers -= 1;
    if (sharing.askers > 0) return;
    // Whoever asks from now on begins anew: this one is being stopped.
    this.end(key, sharing);
    sharing.stop.abort();
  }

  private end(key: string, sharing: Sharing<Result>): void {
    if (this.underWay.get(key) === sharing) this.underWay.delete(key);
  }
}
