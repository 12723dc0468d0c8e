import { expect, it } from 'vitest';
import { duration } from './duration';

it.each([
  [5400, '1 h 30 min'],
  [7200, '2 h'],
  [0, '0 min'],
  [3599, '1 h'],
  [7199.6, '2 h'],
])('%d seconds are %s', (seconds, text) => expect(duration(seconds)).toBe(text));
