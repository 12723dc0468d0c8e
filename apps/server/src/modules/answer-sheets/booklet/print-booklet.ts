import { messages } from '@gabarita/contract';
import { AppError, fieldError } from '../../../app-error.js';
import { fileStore } from '../../../files/file-store.js';
import type { Person } from '../../../http/person.js';
import type { Services } from '../../../services.js';
import type { SharedWork } from '../../../threads/shared-work.js';
import { findRelation } from '../../exams/access.js';
import { askedIn } from '../../exams/paper.js';
import { isStaffOf } from '../../exams/policy.js';
import { DRAWING } from '../printing/drawing.js';
import { listTurmaNames } from '../repository.js';
import type { BookletQuestion } from './booklet.js';
import { readPictures } from './pictures.js';

/** Of those who ask for the same booklet at the same time, one waits for a thread and all get its PDF. */
export type SharedBooklets = SharedWork<Uint8Array>;

/** An exam to sit on paper, as a PDF. */
export async function printBooklet(
  { db, config, threads }: Services,
  shared: SharedBooklets,
  { person, examId, gone }: { person: Person; examId: number; gone: AbortSignal },
): Promise<Buffer> {
  const relation = await findRelation(db, person, examId);
  if (!isStaffOf(person, relation)) throw new AppError('access.denied');
  const { title, start_time, duration_minutes, essay_topic } = relation.exam;
  const questions = (await askedIn(db, examId)).map(
    ({ position, context, statement, alternatives }): BookletQuestion => ({
      number: position,
      context,
      statement,
      alternatives: alternatives.map(({ letter, text, image }) => ({ letter, text, image })),
    }),
  );
  if (questions.length === 0 && !essay_topic) throw fieldError('id', messages.answerSheets.noBooklet);
  const booklet = {
    title,
    turmas: await listTurmaNames(db, examId),
    when: start_time && inWords(start_time, config.timeZone),
    minutes: duration_minutes,
    questions,
    topic: essay_topic,
  };
  // Known by what is printed: whoever has just changed a question does not get the booklet of a moment ago.
  const pdf = await shared.ask(JSON.stringify([examId, booklet]), gone, async (signal) => {
    const pictures = await readPictures(fileStore(config, 'images'), questions);
    return threads.run(DRAWING, { booklet, pictures }, { personId: person.id, signal });
  });
  return Buffer.from(pdf);
}

const inWords = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment);
