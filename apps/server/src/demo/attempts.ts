import { type Area, DEFAULT_MINUTES } from '@gabarita/enem';
import { eq } from 'drizzle-orm';
import { type Clock, daysAfter, minutesAfter } from '../clock.js';
import type { Db } from '../db/database.js';
import { editions, exams, sessions, settings, turmas } from '../db/schema/index.js';
import { markingKeys } from '../modules/attempts/marking.js';
import { recordAttempt } from '../modules/attempts/record.js';
import { openHeldResults } from '../modules/ranking/jobs.js';
import { type Taken, takenExam } from '../modules/sessions/session.js';
import { sheetOf } from '../modules/sessions/sheet.js';
import { answersBy, type DemoQuestion } from './answers.js';
import { FINISHED_EXAM } from './exams.js';
import { demoStudents, demoTurma } from './people.js';
import { studentIds } from './school.js';
import { demoState } from './state.js';

const SETTING = 'demo-attempts';

/** An exam that is behind some of the students, numbered as in `people.ts`; the first is the one people sign in as. */
interface Past {
  taken: Taken;
  minutes: number;
  turmaId: number | null;
  students: number[];
  /** When the first of them began; the others follow a little later each. */
  from: Date;
}

const EVERYBODY = demoStudents.map((_, place) => place);
/** Student 0 has not done Matemática yet: whoever looks around can, and will rank. */
const PRACTICE: { area: Area; weeksAgo: number; students: number[] }[] = [
  { area: 'linguagens', weeksAgo: 6, students: [0, 1, 5, 11, 14, 21] },
  { area: 'ciencias-natureza', weeksAgo: 4, students: [0, 3, 9, 14, 16] },
  { area: 'matematica', weeksAgo: 3, students: [1, 5, 8, 13, 14, 19] },
];

/** Gives the demonstration's students a past, once: they sat the exam that is over, and practised before it. */
export async function seedDemoAttempts(db: Db, clock: Clock): Promise<void> {
  if ((await demoState(db)) !== 'seeded') return;
  const [known] = await db.select().from(settings).where(eq(settings.key, SETTING));
  if (known) return;
  await db.transaction(async (tx) => {
    const ids = await studentIds(tx);
    for (const past of await pastExams(tx, clock.now())) await sit(tx, past, ids);
    await tx.insert(settings).values({ key: SETTING, value: 'seeded' });
  });
  await openHeldResults({ db, clock });
}

async function pastExams(tx: Db, now: Date): Promise<Past[]> {
  const [turma] = await tx.select({ id: turmas.id }).from(turmas).where(eq(turmas.code, demoTurma.code));
  const [edition] = await tx.select({ id: editions.id }).from(editions).where(eq(editions.source, 'ORIGINAL'));
  const over = await tx.select().from(exams).where(eq(exams.title, FINISHED_EXAM));
  const practice = PRACTICE.map(({ area, weeksAgo, students }) => ({
    taken: {
      exam_id: null,
      edition_id: edition?.id ?? null,
      discipline: area,
      language: area === 'linguagens' ? ('ingles' as const) : null,
      day: null,
    },
    minutes: DEFAULT_MINUTES[area],
    turmaId: null,
    students,
    from: daysAfter(now, -7 * weeksAgo),
  }));
  const sat = over.map(({ id, duration_minutes, start_time }) => ({
    taken: takenExam(id),
    minutes: duration_minutes,
    turmaId: turma?.id ?? null,
    // Somebody is always absent.
    students: EVERYBODY.filter((place) => place !== 17),
    from: start_time ?? now,
  }));
  return [...(edition ? practice : []), ...sat];
}

async function sit(tx: Db, { taken, minutes, turmaId, students, from }: Past, ids: number[]): Promise<void> {
  const questions = await questionsOf(tx, taken);
  for (const [order, place] of students.entries()) {
    const userId = ids[place];
    if (userId === undefined) continue;
    const startedAt = minutesAfter(from, 37 * order);
    const answers = answersBy(abilityOf(place), 1_000 * place + (questions[0]?.id ?? 0), questions);
    const used = [...answers.values()].reduce((sum, { time_spent }) => sum + (time_spent ?? 0), 0);
    const timeSpent = Math.min(60 * minutes, used);
    const at = new Date(startedAt.getTime() + 1_000 * timeSpent);
    const sessionId = await closedSession(tx, { taken, userId, turmaId, minutes, startedAt, at }, questions.length);
    const occasion = { userId, taken, sessionId, turmaId, mode: 'screen' as const, timeSpent, at };
    const plain = { enteredBy: null, mayRank: true, sentOffline: false, idempotencyKey: null };
    await recordAttempt(tx, { ...occasion, ...plain }, answers);
  }
}

/** From −1.4 to 1.8, in no order that the list of names would show. */
const abilityOf = (place: number): number => -1.4 + (3.2 * ((place * 11 + 16) % demoStudents.length)) / 24;

/** Of questions whose difficulty nobody has measured, in turn. */
const DIFFICULTIES = [-0.8, 0.2, 1.2];

async function questionsOf(tx: Db, taken: Taken): Promise<DemoQuestion[]> {
  const sheet = (await sheetOf(tx, taken)).filter(({ available }) => available);
  const ids = sheet.map(({ question_id }) => question_id);
  const keys = await markingKeys(tx, ids, { corrected: new Map(), calibration: null });
  return sheet.flatMap(({ question_id: id, alternatives }, place) => {
    const { key, parameters } = keys.get(id) ?? { key: null, parameters: null };
    const guess = DIFFICULTIES[place % DIFFICULTIES.length] ?? 0;
    return key
      ? [{ id, key, difficulty: parameters?.b ?? guess, letters: alternatives.map(({ letter }) => letter) }]
      : [];
  });
}

interface Sitting {
  taken: Taken;
  userId: number;
  turmaId: number | null;
  minutes: number;
  startedAt: Date;
  at: Date;
}

async function closedSession(tx: Db, sitting: Sitting, total_questions: number): Promise<number> {
  const { taken, userId, turmaId, minutes, startedAt, at } = sitting;
  const [session] = await tx
    .insert(sessions)
    .values({
      ...taken,
      user_id: userId,
      turma_id: turmaId,
      epoch: Math.floor(startedAt.getTime() / 1_000),
      total_questions,
      started_at: startedAt,
      duration_ms: 60_000 * minutes,
      used_ms: at.getTime() - startedAt.getTime(),
      last_contact_at: at,
      due_at: at,
      closed_at: at,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('the session did not come back from the database');
  return session.id;
}
