/**
 * Solves `matrix · x = right` for each right side by elimination with pivots; null when the matrix is singular.
 * The arguments are overwritten.
 */
export function solveInPlace(matrix: number[][], ...rights: number[][]): number[][] | null {
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    const pivot = pivotRow(matrix, column);
    // Written so that not-a-number, too, counts as singular.
    if (!(Math.abs(matrix[pivot][column]) >= 1e-12)) return null;
    swap(matrix, pivot, column);
    for (const right of rights) swap(right, pivot, column);
    for (let row = column + 1; row < size; row++) {
      const factor = matrix[row][column] / matrix[column][column];
      if (factor === 0) continue;
      for (let at = column; at < size; at++) matrix[row][at] -= factor * matrix[column][at];
      for (const right of rights) right[row] -= factor * right[column];
    }
  }
  for (const right of rights) substituteBack(matrix, right);
  return rights;
}

function pivotRow(matrix: number[][], column: number): number {
  let best = column;
  for (let row = column + 1; row < matrix.length; row++) {
    if (Math.abs(matrix[row][column]) > Math.abs(matrix[best][column])) best = row;
  }
  return best;
}

function substituteBack(upper: number[][], right: number[]): void {
  for (let row = upper.length - 1; row >= 0; row--) {
    for (let at = row + 1; at < upper.length; at++) right[row] -= upper[row][at] * right[at];
    right[row] /= upper[row][row];
  }
}

function swap<T>(list: T[], a: number, b: number): void {
  const kept = list[a];
  list[a] = list[b];
  list[b] = kept;
}
