/** How the names of all essay sheets begin. */
export const ESSAY_TEXTS = 'redacaoText:';

/**
 * Everything this app keeps in the browser's storage, under the names of section 3 of the specification.
 *
 * Schools share computers, so a record that belongs to a person carries that person's id and is read back for nobody
 * else, and leaving clears all of it, the theme included, but an essay that was not sent. Answers live elsewhere
 * (IndexedDB), under their owner, and are not touched here.
 */
export const keys = {
  token: 'token',
  theme: 'theme',
  /** The last known user: who the app goes on with when the server cannot be reached. */
  user: 'user',
  turmaId: 'turma_id',
  turmaCode: 'turma_code',
  examHistory: 'examHistory',
  globalRanking: 'globalRanking',
  userRankings: 'userRankings',
  examProgress: 'examProgress',
  lastExamResult: 'lastExamResult',
  essayText: (year: number) => `${ESSAY_TEXTS}${year}`,
  essayTopic: (year: number) => `redacaoTopic:${year}`,
  /** The essay of an exam, which belongs to no year. */
  examEssayText: (examId: number) => `${ESSAY_TEXTS}exam-${examId}`,
  /** The sheet of an essay exam under way: theme, and how much time was left when. */
  examEssay: (examId: number) => `redacaoProva:${examId}`,
  /** Milliseconds of writing so far. */
  essayClock: (year: number) => `redacaoTempo:${year}`,
  /** In seconds, everywhere. */
  examTimer: (year: number, discipline: string) => `examTimer:${year}:${discipline}`,
  /** Of the question, in CSS pixels. */
  textSize: 'textSize',
  /** The foreign language somebody takes in Linguagens: the same one from exam to exam. */
  examLanguage: 'examLanguage',
  /** Answers being passed on from paper, by exam and student. */
  answerSheet: (examId: number, studentId: number) => `answerSheet:${examId}:${studentId}`,
  /** Which tab writes an exam, where the browser has no locks for that. */
  writerLease: (name: string) => `writer:${name}`,
  /** Written for a moment by a tab in which somebody leaves, so that the others hear of it. */
  leaving: 'leaving',
  /** The exam being made, until it is sent. */
  examDraft: 'draftExam',
} as const;

/** Kept by the tab, and gone with it. */
const IN_THIS_TAB: ReadonlySet<string> = new Set([keys.examDraft]);
/** Who is signed in. On a shared computer that is the tab's too, and nobody is once the window is closed. */
const OF_THE_SESSION: ReadonlySet<string> = new Set([keys.token, keys.user, keys.turmaId, keys.turmaCode]);

const storeOf = (key: string): Storage =>
  IN_THIS_TAB.has(key) || (OF_THE_SESSION.has(key) && isSharedSession()) ? sessionStorage : localStorage;

/** Whether whoever is signed in said that others use this computer. */
export function isSharedSession(): boolean {
  try {
    return sessionStorage.getItem(keys.token) !== null;
  } catch {
    return false;
  }
}

/** A session begins: nothing stays of the one before, wherever that was kept. */
export function writeToken(token: string, sharedComputer: boolean): void {
  for (const key of OF_THE_SESSION) remove(key);
  try {
    (sharedComputer ? sessionStorage : localStorage).setItem(keys.token, token);
  } catch {
    memory.set(keys.token, token);
  }
}

/** An essay that the server has not got yet stays, under its owner's id, until the owner is back. */
const isUnsentEssay = (key: string): boolean =>
  key.startsWith(ESSAY_TEXTS) && readText(key)?.includes('"unsent":true') === true;

/** Where records go while the browser refuses storage (private window, quota): they last as long as the page. */
const memory = new Map<string, string>();

export function storedKeys(prefix: string): string[] {
  const known = [...memory.keys()];
  try {
    known.push(...Object.keys(localStorage));
  } catch {
    // What the browser refuses to keep is in memory.
  }
  return known.filter((key) => key.startsWith(prefix));
}

export function readText(key: string): string | undefined {
  try {
    return storeOf(key).getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function writeText(key: string, value: string): void {
  try {
    storeOf(key).setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function remove(key: string): void {
  memory.delete(key);
  try {
    const stores = OF_THE_SESSION.has(key) ? [sessionStorage, localStorage] : [storeOf(key)];
    for (const store of stores) store.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

/** A record of this person, or undefined when there is none, it is someone else's, or it is not readable. */
export function readOwned(key: string, userId: number): unknown {
  const record = parse(readText(key));
  return record?.user_id === userId ? record.data : undefined;
}

export function writeOwned(key: string, userId: number, data: unknown): void {
  writeText(key, JSON.stringify({ user_id: userId, data }));
}

/** Forgets the person who used this browser. */
export function clearPersonal(): void {
  memory.clear();
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[store])) {
        if (!isUnsentEssay(key)) window[store].removeItem(key);
      }
    } catch {
      // A store that cannot be opened holds nothing of ours.
    }
  }
}

function parse(text: string | undefined): { user_id?: unknown; data?: unknown } | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
