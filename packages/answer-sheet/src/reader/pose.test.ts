import { expect, it } from 'vitest';
import { layoutFor } from '../layout/layouts.js';
import type { MarkerSighting } from './marker-decoding.js';
import { findPose } from './pose.js';

type Corner = readonly [x: number, y: number];

function sighting(corner: number, likeness: number, a: Corner, b: Corner, c: Corner, d: Corner): MarkerSighting {
  const at = ([x, y]: Corner) => ({ x, y });
  return { layout: layoutFor(90), corner, corners: [at(a), at(b), at(c), at(d)], likeness, paper: 200, ink: 30 };
}

// Taken from a photo that shows the right half of a sheet.
const right = [
  sighting(1, 1, [344, 88], [420, 80], [426, 159], [350, 167]),
  sighting(2, 1, [432, 1377], [504, 1372], [508, 1441], [436, 1447]),
];
const lettersAndDots = [
  sighting(0, 0.856, [286, 234], [291, 239], [274, 241], [277, 234]),
  sighting(0, 0.853, [210, 811], [215, 817], [193, 816], [200, 810]),
  sighting(0, 0.846, [51, 413], [45, 408], [66, 408], [61, 414]),
  sighting(0, 0.839, [288, 993], [281, 988], [302, 987], [297, 993]),
  sighting(3, 0.808, [201, 1280], [214, 1279], [214, 1288], [201, 1290]),
  sighting(3, 0.729, [178, 955], [189, 955], [191, 964], [178, 963]),
];

it('takes no letter or dot for the marker that is missing, however well it fits', () => {
  expect(findPose([...right, ...lettersAndDots])?.markers).toEqual(right);
});
