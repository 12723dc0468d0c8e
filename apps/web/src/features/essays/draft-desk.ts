import { call } from '../../lib/api';
import { isUnseen, type LocalDraft, readDraft, type Sheet, writeDraft } from '../../offline/essay-drafts';
import type { SavingState } from '../../offline/saving-state';

/** Another device's text, which this one has not seen. */
interface OtherText {
  text: string;
  updated_at: string;
}

interface DeskState {
  draft: LocalDraft;
  saving: SavingState;
  other: OtherText | undefined;
}

/**
 * The text on a sheet: on this device with every letter, on the server when asked to send. Before the first sending it
 * looks at what the server holds, so that the text of another device is never overwritten unseen.
 */
export class DraftDesk {
  topic = '';
  private state: DeskState;
  private compared = false;
  private busy = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly userId: number,
    private readonly sheet: Sheet,
  ) {
    const draft = readDraft(userId, sheet);
    this.state = { draft, saving: draft.unsent ? 'on-device' : 'saved', other: undefined };
  }

  readonly current = (): DeskState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** "salvo" is no longer true from the first letter on. */
  readonly write = (text: string): void => {
    this.keep({ text, savedAt: new Date().toISOString(), unsent: true });
    if (this.state.saving === 'saved') this.change({ saving: 'saving' });
  };

  readonly send = async (): Promise<void> => {
    if (this.busy || this.state.other) return;
    this.busy = true;
    try {
      if (!this.compared) await this.compare();
      if (this.state.draft.unsent && !this.state.other) await this.put();
    } catch {
      if (this.state.draft.unsent) this.change({ saving: 'on-device' });
    } finally {
      this.busy = false;
    }
  };

  /** Settles which of two texts goes on; the other one was on the screen. */
  readonly choose = (which: 'here' | 'other'): void => {
    const { other, draft } = this.state;
    if (!other) return;
    this.change({ other: undefined });
    this.keep({ text: which === 'other' ? other.text : draft.text, unsent: true, base: other.updated_at });
    void this.send();
  };

  private async compare(): Promise<void> {
    const { draft: held } = await call('GET /api/essays/draft', { query: this.sheet });
    this.compared = true;
    const { draft } = this.state;
    if (!isUnseen(held, draft)) return;
    if (draft.unsent) this.change({ other: held });
    else this.keep({ text: held.text, savedAt: held.updated_at, base: held.updated_at });
  }

  private async put(): Promise<void> {
    const { text } = this.state.draft;
    this.change({ saving: 'saving' });
    const body = { ...this.sheet, topic: this.topic, text };
    const { draft: held } = await call('PUT /api/essays/draft', { body });
    const unsent = this.state.draft.text !== text;
    this.keep({ unsent, base: held.updated_at });
    if (!unsent) this.change({ saving: 'saved' });
  }

  private keep(changes: Partial<LocalDraft>): void {
    const draft = { ...this.state.draft, ...changes };
    writeDraft(this.userId, this.sheet, draft);
    this.change({ draft });
  }

  private change(changes: Partial<DeskState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}
