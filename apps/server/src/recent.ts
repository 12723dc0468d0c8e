/** A map that forgets what was put in longest ago when it grows over its size. */
export class Recent<Key, Value> {
  readonly #kept = new Map<Key, Value>();

  constructor(private readonly size: number) {}

  get(key: Key): Value | undefined {
    return this.#kept.get(key);
  }

  set(key: Key, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.size && oldest !== undefined) this.#kept.delete(oldest);
  }

  delete(key: Key): void {
    this.#kept.delete(key);
  }
}
