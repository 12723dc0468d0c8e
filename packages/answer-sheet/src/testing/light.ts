import type { Conditions } from './photograph.js';
import type { Random } from './random.js';

/** Brightness factor at each pixel: light from one side, and perhaps the soft shadow of a hand or a phone. */
export function lightField(
  width: number,
  height: number,
  conditions: Conditions,
  random: Random,
): (x: number, y: number) => number {
  const angle = random.between([0, 2 * Math.PI]);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
  const centre = { x: random.between([0.1, 0.9]) * width, y: random.between([0.1, 0.9]) * height };
  const radius = random.between([0.2, 0.5]) * height;
  const softness = random.between([0.01, 0.06]) * height;
  return (x, y) => {
    const side = 0.5 + ((x - width / 2) * dx + (y - height / 2) * dy) / (2 * reach);
    const gradient = conditions.evenness + (1 - conditions.evenness) * side;
    const inShadow = 1 / (1 + Math.exp((Math.hypot(x - centre.x, y - centre.y) - radius) / softness));
    const light = conditions.exposure * gradient * (1 - (1 - conditions.shadow) * inShadow);
    return light ** (1 / 2.2);
  };
}
