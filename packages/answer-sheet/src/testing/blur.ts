/** Two box blurs across and two down: near enough to a lens out of focus. */
export function blurred(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  if (reach < 1) return values;
  let current = values;
  for (let round = 0; round < 2; round++) {
    current = blurredDown(blurredAcross(current, width, height, reach), width, height, reach);
  }
  return current;
}

function blurredAcross(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const blurry = new Float32Array(values.length);
  for (let start = 0; start < width * height; start += width) {
    const at = (x: number) => values[start + Math.max(0, Math.min(width - 1, x))];
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += at(x);
    for (let x = 0; x < width; x++) {
      blurry[start + x] = sum / (2 * reach + 1);
      sum += at(x + reach + 1) - at(x - reach);
    }
  }
  return blurry;
}

/** All columns at the same time: memory is read along the rows, as it lies. */
function blurredDown(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const blurry = new Float32Array(values.length);
  const sums = new Float64Array(width);
  const add = (y: number, sign: number) => {
    const start = Math.max(0, Math.min(height - 1, y)) * width;
    for (let x = 0; x < width; x++) sums[x] += sign * values[start + x];
  };
  for (let y = -reach; y <= reach; y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) blurry[y * width + x] = sums[x] / (2 * reach + 1);
    add(y + reach + 1, 1);
    add(y - reach, -1);
  }
  return blurry;
}
