/** Values that change slowly over a picture: worked out at every eighth pixel, and straight enough in between. */
const STEP = 8;

export class SlowField {
  readonly #columns: number;
  readonly #channels: readonly Float32Array[];

  constructor(width: number, height: number, channels: number, valuesAt: (x: number, y: number) => readonly number[]) {
    this.#columns = Math.ceil(width / STEP) + 1;
    const rows = Math.ceil(height / STEP) + 1;
    this.#channels = Array.from({ length: channels }, () => new Float32Array(this.#columns * rows));
    for (let at = 0; at < this.#columns * rows; at++) {
      const values = valuesAt((at % this.#columns) * STEP, Math.floor(at / this.#columns) * STEP);
      values.forEach((value, channel) => {
        this.#channels[channel][at] = value;
      });
    }
  }

  /** A channel's values along a row of pixels. */
  row(channel: number, y: number, into: Float32Array): void {
    const values = this.#channels[channel];
    const above = Math.floor(y / STEP) * this.#columns;
    const share = (y % STEP) / STEP;
    const between = (at: number) => values[at] * (1 - share) + values[at + this.#columns] * share;
    let right = between(above);
    for (let x = 0; x < into.length; x += STEP) {
      const left = right;
      right = between(above + x / STEP + 1);
      for (let step = 0; step < STEP; step++) into[x + step] = left + ((right - left) * step) / STEP;
    }
  }
}
