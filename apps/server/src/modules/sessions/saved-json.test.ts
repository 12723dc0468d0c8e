import { calls, type SavedEntries } from '@gabarita/contract';
import { expect, it } from 'vitest';
import { savedJson } from './saved-json.js';

const plain = {
  question_id: 12,
  index: 1,
  epoch: 1_760_000_000,
  seq: 3,
  letter: 'B',
  answer_id: 77,
  annulled: [],
  elapsed_ms: 90_500,
  others: [],
  superseded: [],
} satisfies SavedEntries['held'][number];

const fought = {
  ...plain,
  question_id: 13,
  index: 2,
  letter: null,
  answer_id: null,
  annulled: ['A', 'E'],
  others: [{ epoch: 1_760_000_100, seq: 1, letter: 'C', answer_id: 79, annulled: ['B'], elapsed_ms: 4 }],
  superseded: [{ epoch: 1_750_000_000, seq: 9 }],
} satisfies SavedEntries['held'][number];

it.each([
  { acknowledged: [], refused: [], held: [], remaining_ms: 0 },
  { acknowledged: [4, 5], refused: [6], held: [plain, fought], remaining_ms: 5_400_000 },
] satisfies SavedEntries[])('says every field of a save, and no other', (saved) => {
  const said = JSON.parse(savedJson(saved));
  expect(said).toEqual(saved);
  expect(calls['POST /api/sessions/:id/entries'].response.parse(said)).toEqual(said);
});
