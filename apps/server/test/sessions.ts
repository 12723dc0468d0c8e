import type { CallInput, SessionView } from '@gabarita/contract';
import type { TestPerson } from './people.js';

type GivenEntry = NonNullable<CallInput<'POST /api/sessions/:id/entries'>['body']['entries']>[number];

/** A device on which somebody takes an exam: it numbers its entries and knows its epoch. */
export class Device {
  seq: number;

  constructor(
    readonly person: TestPerson,
    public session: SessionView,
  ) {
    this.seq = session.last_seq;
  }

  /** An entry of this device's journal. */
  entry(question_id: number, letter: string | null, rest: Partial<GivenEntry> = {}): GivenEntry {
    this.seq += 1;
    return { seq: this.seq, question_id, letter: letter as 'A', elapsed_ms: 1_000 * this.seq, ...rest };
  }

  body(entries: GivenEntry[]) {
    return { epoch: this.session.epoch, entries };
  }

  get params() {
    return { id: this.session.id };
  }

  saves(...entries: GivenEntry[]) {
    return this.person.browser.call('POST /api/sessions/:id/entries', {
      params: this.params,
      body: this.body(entries),
    });
  }

  triesToSave(...entries: GivenEntry[]) {
    return this.person.browser.tries('POST /api/sessions/:id/entries', {
      params: this.params,
      body: this.body(entries),
    });
  }

  finishes(...entries: GivenEntry[]) {
    return this.person.browser.call('POST /api/sessions/:id/finish', { params: this.params, body: this.body(entries) });
  }

  async takesOver(): Promise<Device> {
    const { session } = await this.person.browser.call('POST /api/sessions/:id/take-over', { params: this.params });
    return new Device(this.person, session);
  }
}

export async function aDeviceWith(person: TestPerson, body: CallInput<'POST /api/sessions'>['body']): Promise<Device> {
  const { session } = await person.browser.call('POST /api/sessions', { body });
  return new Device(person, session);
}
