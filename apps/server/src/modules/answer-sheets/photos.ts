import { randomUUID } from 'node:crypto';
import { SHEET_PHOTO_DAYS } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import { daysAfter, hoursAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { fileStore } from '../../files/file-store.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { findRelation } from '../exams/access.js';
import { canEdit, isStaffOf } from '../exams/policy.js';
import { teachesStudent } from '../turmas/membership.js';
import {
  announcePhoto,
  deleteRecognitionsBefore,
  findRecognition,
  forgetDiscardedPhotos,
  listDiscardedPhotos,
  type Recognition,
} from './repository.js';

/** The photo of a reading; for whoever may not see it there is none. */
export async function readPhotoOf({ db, config }: Services, person: Person, id: number): Promise<Buffer> {
  const recognition = await findRecognition(db, id);
  if (!recognition || !(await maySeePhoto(db, person, recognition))) throw new AppError('not-found');
  const bytes = await fileStore(config, 'photos').read(recognition.photo);
  if (!bytes) throw new AppError('not-found');
  return bytes;
}

/** Who sent it, whose sheet it is, who may edit the exam, and the student's own teachers where the exam is theirs too. */
async function maySeePhoto(
  db: Db,
  person: Person,
  { user_id, student_id, exam_id }: Pick<Recognition, 'user_id' | 'student_id' | 'exam_id'>,
): Promise<boolean> {
  if (person.id === user_id || person.id === student_id) return true;
  const relation = await findRelation(db, person, exam_id);
  if (canEdit(person, relation.exam)) return true;
  return isStaffOf(person, relation) && teachesStudent(db, person.id, student_id ?? user_id);
}

/** Far longer than writing a file and its row takes. */
const HOURS_ON_ITS_WAY = 1;

/** Keeps a photo and answers its name, which a recognition must take up within the hour: no file outlives a broken request. */
export async function keepPhoto({ db, clock, config }: Services, bytes: Uint8Array): Promise<string> {
  const photo = `${randomUUID()}.jpg`;
  await announcePhoto(db, photo, hoursAfter(clock.now(), HOURS_ON_ITS_WAY));
  await fileStore(config, 'photos').write(photo, Buffer.from(bytes));
  return photo;
}

/** Photos are kept for 90 days, and go with the account or the exam they belong to. */
export async function discardOldPhotos({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  await deleteRecognitionsBefore(db, daysAfter(now, -SHEET_PHOTO_DAYS));
  const photos = await listDiscardedPhotos(db, now);
  if (photos.length === 0) return;
  const store = fileStore(config, 'photos');
  for (const photo of photos) await store.remove(photo);
  await forgetDiscardedPhotos(db, photos);
}
