import type { Letter } from '@gabarita/enem';
import { type HeldQuestion, merge } from './held-question.js';
import { type Batch, batches, type Journal, newJournal, received, record, takenOver } from './journal.js';

/** One thing that happens. Numbers are taken modulo what there is, so that any sequence of events makes sense. */
export type Event =
  | { kind: 'answer'; device: number; question: number; choice: Letter | null }
  | { kind: 'save' | 'reload' | 'take over' | 'take over, reply lost'; device: number }
  | { kind: 'request arrives' | 'request arrives twice' | 'request is lost'; which: number }
  | { kind: 'reply arrives' | 'reply is lost'; which: number }
  | { kind: 'server restarts' | 'snapshot is taken' | 'snapshot is restored' };

type Server = { epoch: number; held: ReadonlyMap<number, HeldQuestion> };
type Request = { device: number; page: number; batch: Batch };
type Reply = Request & { held: ReadonlyMap<number, HeldQuestion>; acknowledged: number[] };

/** A student with several devices, a network that loses and reorders, and a server that may wake up in the past. */
export class FaultyWorld {
  server: Server = { epoch: 0, held: new Map() };
  snapshot: Server = this.server;
  devices: (Journal | undefined)[] = [];
  /** Grows with each reload: a reply to a page that is gone is nobody's. */
  pages: number[] = [];
  requests: Request[] = [];
  replies: Reply[] = [];
  /** The last choice the student made at each question, on whichever device. */
  lastSeen = new Map<number, Letter | null>();
  #now = 1_000_000;

  happen(event: Event): void {
    this.#now += 1000;
    if (event.kind === 'answer') this.#answer(event.device, event.question, event.choice);
    else if (event.kind === 'save') this.#save(event.device);
    else if (event.kind === 'reload') this.pages[event.device] = this.#page(event.device) + 1;
    else if ('device' in event) this.#takeOver(event.device, event.kind === 'take over');
    else if (event.kind === 'reply arrives' || event.kind === 'reply is lost') this.#reply(event.kind, event.which);
    else if ('which' in event) this.#request(event.kind, event.which);
    else if (event.kind === 'server restarts') this.requests = [];
    else if (event.kind === 'snapshot is taken') this.snapshot = this.server;
    else this.server = this.snapshot;
  }

  /** The network heals, and every device speaks with the server until none has anything left to say. */
  settle(): void {
    this.requests = [];
    this.replies = [];
    for (let round = 0; round < 6; round++) this.devices.forEach((_, device) => void this.#converse(device));
  }

  #answer(device: number, question: number, choice: Letter | null): void {
    const journal = this.#open(device);
    this.devices[device] = record(journal, question, { choice, annulled: [] }, this.#now);
    this.lastSeen.set(question, choice);
  }

  /** A device that has not been here before takes over; the first one starts the exam. */
  #open(device: number): Journal {
    if (!this.devices[device]) this.#takeOver(device, true);
    const journal = this.devices[device];
    if (!journal) throw new Error('a device that took over has a journal');
    return journal;
  }

  #takeOver(device: number, replyArrives: boolean): void {
    const epoch = Math.max(this.server.epoch + 1, Math.floor(this.#now / 1000));
    this.server = { ...this.server, epoch };
    if (!replyArrives) return;
    const journal = this.devices[device];
    const { held } = this.server;
    this.devices[device] = journal ? takenOver(journal, epoch, held) : newJournal(epoch, 0, held);
  }

  #save(device: number): void {
    const journal = this.devices[device];
    if (!journal) return;
    const page = this.#page(device);
    this.requests.push(...batches(journal).map((batch) => ({ device, page, batch })));
  }

  #request(kind: 'request arrives' | 'request arrives twice' | 'request is lost', which: number): void {
    const place = which % Math.max(1, this.requests.length);
    const request = this.requests[place];
    if (!request) return;
    if (kind !== 'request arrives twice') this.requests.splice(place, 1);
    if (kind !== 'request is lost') this.replies.push(this.#apply(request));
  }

  #apply(request: Request): Reply {
    const held = new Map(this.server.held);
    for (const entry of request.batch.entries) held.set(entry.question, merge(held.get(entry.question), entry));
    this.server = { epoch: Math.max(this.server.epoch, request.batch.epoch), held };
    return { ...request, held, acknowledged: request.batch.entries.map(({ seq }) => seq) };
  }

  #reply(kind: 'reply arrives' | 'reply is lost', which: number): void {
    const place = which % Math.max(1, this.replies.length);
    const [reply] = this.replies.splice(place, 1);
    if (!reply || kind === 'reply is lost') return;
    const journal = this.devices[reply.device];
    if (!journal || reply.page !== this.#page(reply.device)) return;
    this.devices[reply.device] = received(journal, reply.batch, reply.acknowledged, reply.held);
  }

  /** Sends all there is; a device with nothing to send asks what the server holds. */
  #converse(device: number): void {
    const journal = this.devices[device];
    if (!journal) return;
    const outgoing = [...batches(journal), { epoch: journal.epoch, entries: [] }];
    for (const batch of outgoing) {
      this.replies.push(this.#apply({ device, page: this.#page(device), batch }));
      this.#reply('reply arrives', 0);
    }
  }

  #page(device: number): number {
    return this.pages[device] ?? 0;
  }
}
