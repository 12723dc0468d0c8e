/** Troubles that the server finds a way around: nobody is refused for them, so only the log and the metrics tell. */
export type Incident =
  /** A statement with the saves of several students failed, and each took its turn. */
  | 'gathered-write-failed'
  /** The clock of this machine shows an earlier time than it did: sessions under way go on. */
  | 'clock-went-back';

type Listener = (incident: Incident, error?: unknown) => void;

export class Incidents {
  readonly #listeners: Listener[] = [];

  hear(listener: Listener): void {
    this.#listeners.push(listener);
  }

  note(incident: Incident, error?: unknown): void {
    for (const listener of this.#listeners) listener(incident, error);
  }
}
