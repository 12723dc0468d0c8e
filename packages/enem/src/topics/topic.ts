/** What a student calls a subject. */
export interface Topic {
  /** A slug, unique in all areas and never reused: questions and addresses name it. */
  readonly id: string;
  readonly name: string;
  /** The skills of INEP's matrix (H1 to H30 of its area) that its questions test. */
  readonly skills: readonly number[];
  /** What students type when they look for it. */
  readonly words: readonly string[];
}

/** `words` are separated by commas, to be written and read in one line. */
export const topic = (id: string, name: string, skills: readonly number[], words: string): Topic => ({
  id,
  name,
  skills,
  words: words.split(', '),
});
