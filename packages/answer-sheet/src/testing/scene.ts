import { PAGE, PAGE_CORNERS, type Point } from '../layout/page.js';
import type { Conditions } from './photograph.js';
import type { Random } from './random.js';

type Row = readonly [number, number, number];

/** Of a pixel. */
const CLOSE_ENOUGH = 0.02;

/** A camera before a bent sheet: from millimetres on the page to pixels of the photo, and back. */
export class Scene {
  readonly #rotation: readonly [Row, Row, Row];
  readonly #curl: { readonly height: number; readonly along: Point; readonly waves: number; readonly phase: number };
  readonly #focus: number;
  #distance = 400;
  #centre: Point;

  constructor(width: number, height: number, conditions: Conditions, random: Random) {
    const direction = random.between([0, 2 * Math.PI]);
    this.#rotation = rotation(radians(conditions.tiltDegrees), direction, radians(conditions.rollDegrees));
    const across = random.pick([0, Math.PI / 2, random.between([0, Math.PI])]);
    this.#curl = {
      height: conditions.curl,
      along: { x: Math.cos(across), y: Math.sin(across) },
      waves: random.between([0.6, 1.6]),
      phase: random.between([0, 2 * Math.PI]),
    };
    this.#focus = 0.75 * Math.hypot(width, height);
    this.#centre = { x: width / 2, y: height / 2 };
    this.#frame(width, height, conditions.fill);
  }

  get pixelsPerMm(): number {
    return this.#focus / this.#distance;
  }

  project(onPage: Point): Point {
    const x = onPage.x - PAGE.width / 2;
    const y = onPage.y - PAGE.height / 2;
    const lift = this.#lift(x, y);
    const [across, down, towards] = this.#rotation;
    const scale = this.#focus / (this.#distance - dot(towards, x, y, lift));
    return { x: dot(across, x, y, lift) * scale + this.#centre.x, y: dot(down, x, y, lift) * scale + this.#centre.y };
  }

  /** By Newton's steps from a point nearby, with the slopes at hand: the sheet is bent only a little. */
  unproject(inPhoto: Point, nearby: Point): Point {
    let at = nearby;
    for (let round = 0; round < 8; round++) {
      const here = this.project(at);
      const [missX, missY] = [inPhoto.x - here.x, inPhoto.y - here.y];
      if (Math.hypot(missX, missY) < CLOSE_ENOUGH) break;
      const right = this.project({ x: at.x + 0.5, y: at.y });
      const below = this.project({ x: at.x, y: at.y + 0.5 });
      const [a, b, c, d] = [
        (right.x - here.x) * 2,
        (below.x - here.x) * 2,
        (right.y - here.y) * 2,
        (below.y - here.y) * 2,
      ];
      const slant = a * d - b * c;
      at = {
        x: clamp(at.x + (d * missX - b * missY) / slant, PAGE.width),
        y: clamp(at.y + (a * missY - c * missX) / slant, PAGE.height),
      };
    }
    return at;
  }

  #lift(x: number, y: number): number {
    const { height, along, waves, phase } = this.#curl;
    return height * Math.sin((2 * Math.PI * waves * (x * along.x + y * along.y)) / PAGE.height + phase);
  }

  /** Steps back, and to the side, until the sheet takes up the wanted share of the picture. */
  #frame(width: number, height: number, fill: number): void {
    const bounds = () => {
      const corners = PAGE_CORNERS.map((corner) => this.project(corner));
      const xs = corners.map(({ x }) => x);
      const ys = corners.map(({ y }) => y);
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    };
    for (let round = 0; round < 12; round++) {
      const { left, right, top, bottom } = bounds();
      this.#distance *= (Math.max((right - left) / width, (bottom - top) / height) / fill) ** 0.9;
    }
    const { left, right, top, bottom } = bounds();
    const { x, y } = this.#centre;
    this.#centre = { x: x + width / 2 - (left + right) / 2, y: y + height / 2 - (top + bottom) / 2 };
  }
}

function rotation(tilt: number, direction: number, roll: number): [Row, Row, Row] {
  const [ax, ay] = [tilt * Math.cos(direction), tilt * Math.sin(direction)];
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(ax),
    Math.sin(ax),
    Math.cos(ay),
    Math.sin(ay),
    Math.cos(roll),
    Math.sin(roll),
  ];
  const aboutY: [Row, Row, Row] = [
    [cy, 0, sy],
    [sx * sy, cx, -sx * cy],
    [-cx * sy, sx, cx * cy],
  ];
  const [first, second, third] = aboutY;
  const turned = (a: number, b: number): Row => [
    a * first[0] + b * second[0],
    a * first[1] + b * second[1],
    a * first[2] + b * second[2],
  ];
  return [turned(cz, -sz), turned(sz, cz), third];
}

function dot([a, b, c]: Row, x: number, y: number, z: number): number {
  return a * x + b * y + c * z;
}

function radians(degrees: number): number {
  return (degrees / 180) * Math.PI;
}

/** Points far off the page need no exactness; they only must not run away. */
function clamp(value: number, size: number): number {
  return Math.max(-0.4 * size, Math.min(1.4 * size, value));
}
