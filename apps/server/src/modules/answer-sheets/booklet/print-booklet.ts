import { messages } from '@gabarita/contract';
import { AppError, fieldError } from '../../../app-error.js';
import { fileStore } from '../../../files/file-store.js';
import type { Person } from '../../../http/person.js';
import type { Services } from '../../../services.js';
import { findRelation } from '../../exams/access.js';
import { askedIn } from '../../exams/paper.js';
import { isStaffOf } from '../../exams/policy.js';
import { drawInThread } from '../printing/draw-in-thread.js';
import { listTurmaNames } from '../repository.js';
import type { BookletQuestion } from './booklet.js';
import { readPictures } from './pictures.js';

/** An exam to sit on paper, as a PDF. */
export async function printBooklet({ db, config }: Services, person: Person, examId: number): Promise<Buffer> {
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
  return drawInThread({
    booklet: {
      title,
      turmas: await listTurmaNames(db, examId),
      when: start_time && inWords(start_time, config.timeZone),
      minutes: duration_minutes,
      questions,
      topic: essay_topic,
      pictures: await readPictures(fileStore(config, 'images'), questions),
    },
  });
}

const inWords = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment);
