import type { Letter } from '@gabarita/enem';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Event, FaultyWorld } from './faulty-world.test-builder.js';
import { isConflict } from './held-question.js';
import { conflicts, shown } from './journal.js';

const RUNS = 2_000;
const DEVICES = 3;
const QUESTIONS = 3;
/** Long enough for three devices to get in each other's way. */
const LIFE = { minLength: 20, maxLength: 100, size: 'max' } as const;

const device = fc.nat(DEVICES - 1);
const which = fc.nat(20);
const choice = fc.constantFrom<Letter | null>('A', 'B', 'C', 'D', 'E', null);
const of = <K extends Event['kind']>(...kinds: K[]) => fc.constantFrom(...kinds);

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: of('answer'), device, question: fc.nat(QUESTIONS - 1), choice }) },
  { weight: 5, arbitrary: fc.record({ kind: of('save'), device }) },
  { weight: 2, arbitrary: fc.record({ kind: of('reload', 'take over', 'take over, reply lost'), device }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: of('request arrives', 'request arrives twice', 'request is lost'), which }),
  },
  { weight: 5, arbitrary: fc.record({ kind: of('reply arrives', 'reply is lost'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('server restarts', 'snapshot is taken', 'snapshot is restored') }),
  },
);

const happened = new Map<string, number>();

function lifeOf(events: Event[]): FaultyWorld {
  const world = new FaultyWorld();
  for (const one of events) {
    world.happen(one);
    happened.set(one.kind, (happened.get(one.kind) ?? 0) + 1);
  }
  world.settle();
  return world;
}

describe('whatever happens to network, pages, devices and server', () => {
  it('what the student last saw as answered is what the server ends up with, or a conflict is shown', () => {
    fc.assert(
      fc.property(fc.array(event, LIFE), (events) => {
        const world = lifeOf(events);
        for (const [question, choice] of world.lastSeen) {
          const held = world.server.held.get(question);
          const kept = held?.versions.map((version) => version.choice);
          expect(kept).toContain(choice);
          if (kept?.[0] !== choice) expect(isConflict(held)).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  it('every device ends up showing what the server holds, its conflicts too', () => {
    fc.assert(
      fc.property(fc.array(event, LIFE), (events) => {
        const world = lifeOf(events);
        for (const journal of world.devices) {
          if (!journal) continue;
          expect(journal.pending).toEqual([]);
          for (const [question, held] of world.server.held) expect(shown(journal, question)).toEqual(held);
          const disputed = [...world.server.held].filter(([, held]) => isConflict(held)).map(([question]) => question);
          expect([...conflicts(journal)].sort()).toEqual(disputed.sort());
        }
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  it('a student with one device never sees a conflict', () => {
    const alone = event.filter((one) => !('device' in one) || (one.device === 0 && !one.kind.startsWith('take over')));
    fc.assert(
      fc.property(fc.array(alone, LIFE), (events) => {
        const world = lifeOf(events);
        for (const [question, choice] of world.lastSeen) {
          expect(world.server.held.get(question)?.versions.map((version) => version.choice)).toEqual([choice]);
        }
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  afterAll(() => {
    const ordinary = ['answer', 'save', 'request arrives', 'reply arrives', 'snapshot is taken'];
    const faults = [...happened].filter(([kind]) => !ordinary.includes(kind));
    const total = faults.reduce((sum, [, times]) => sum + times, 0);
    const each = faults.map(([kind, times]) => `${times} × ${kind}`).join(', ');
    console.info(`exam-clock: ${3 * RUNS} lives, ${happened.get('answer')} answers, ${total} faults (${each})`);
  });
});
