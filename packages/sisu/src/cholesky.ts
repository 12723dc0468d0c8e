/** A symmetric positive matrix as L·Lᵀ, kept by rows, to solve with it again and again. */
export class Cholesky {
  readonly #lower: Float64Array;
  readonly #size: number;

  constructor(size: number, entry: (row: number, column: number) => number) {
    this.#size = size;
    this.#lower = new Float64Array(size * size);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column <= row; column++) {
        const rest = entry(row, column) - this.#product(row, column, column);
        this.#lower[row * size + column] = row === column ? Math.sqrt(rest) : rest / this.#at(column, column);
      }
    }
  }

  solve(right: ArrayLike<number>): Float64Array {
    const solution = Float64Array.from(right);
    const size = this.#size;
    for (let row = 0; row < size; row++) {
      let sum = solution[row] as number;
      for (let k = 0; k < row; k++) sum -= this.#at(row, k) * (solution[k] as number);
      solution[row] = sum / this.#at(row, row);
    }
    for (let row = size - 1; row >= 0; row--) {
      let sum = solution[row] as number;
      for (let k = row + 1; k < size; k++) sum -= this.#at(k, row) * (solution[k] as number);
      solution[row] = sum / this.#at(row, row);
    }
    return solution;
  }

  #at(row: number, column: number): number {
    return this.#lower[row * this.#size + column] as number;
  }

  #product(row: number, other: number, until: number): number {
    let sum = 0;
    for (let k = 0; k < until; k++) sum += this.#at(row, k) * this.#at(other, k);
    return sum;
  }
}
