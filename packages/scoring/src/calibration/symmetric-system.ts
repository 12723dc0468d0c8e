export type Vector3 = readonly [number, number, number];

/** The upper triangle of a symmetric 3 × 3 matrix, row by row: xx, xy, xz, yy, yz, zz. */
export type Matrix3 = [number, number, number, number, number, number];

/** The inverse of a positive definite matrix, by cofactors. */
export function invert([xx, xy, xz, yy, yz, zz]: Readonly<Matrix3>): Matrix3 {
  const cxx = yy * zz - yz * yz;
  const cxy = xz * yz - xy * zz;
  const cxz = xy * yz - xz * yy;
  const determinant = xx * cxx + xy * cxy + xz * cxz;
  return [
    cxx / determinant,
    cxy / determinant,
    cxz / determinant,
    (xx * zz - xz * xz) / determinant,
    (xy * xz - xx * yz) / determinant,
    (xx * yy - xy * xy) / determinant,
  ];
}

export function solve(matrix: Readonly<Matrix3>, [x, y, z]: Vector3): Vector3 {
  const [xx, xy, xz, yy, yz, zz] = invert(matrix);
  return [xx * x + xy * y + xz * z, xy * x + yy * y + yz * z, xz * x + yz * y + zz * z];
}
