import QRCode from 'qrcode';

/** A QR code as the path of an SVG, a unit for each module. The page draws it in its own colours, and loads nothing for it. */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, cell) => [Math.floor(cell / size), cell % size] as const);
  const dark = cells.filter(([row, column]) => modules.get(row, column));
  return { size, path: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('') };
}
