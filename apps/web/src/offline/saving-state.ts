/** The four states a student always sees, and in which order they win: a conflict asks for an answer. */
export type SavingState = 'saved' | 'saving' | 'on-device' | 'conflict';

export interface Saving {
  state: SavingState;
  /** False in a private window or on a full disk: nothing survives the tab, so each answer is sent at once. */
  copyOnDevice: boolean;
}
