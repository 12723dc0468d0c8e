import { SHEET_PHOTO_DAYS } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import { fileStore } from '../../files/file-store.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { findRelation } from '../exams/access.js';
import { isStaffOf } from '../exams/policy.js';
import { deleteRecognitionsBefore, findRecognition, forgetDiscardedPhotos, listDiscardedPhotos } from './repository.js';

const DAY_MS = 86_400_000;

/** The photo of a reading, for who sent it, whose sheet it is, and staff of the exam; for anybody else there is none. */
export async function readPhotoOf({ db, config }: Services, person: Person, id: number): Promise<Buffer> {
  const recognition = await findRecognition(db, id);
  if (!recognition) throw new AppError('not-found');
  const involved = [recognition.user_id, recognition.student_id].includes(person.id);
  if (!involved && !isStaffOf(person, await findRelation(db, person, recognition.exam_id))) {
    throw new AppError('not-found');
  }
  const bytes = await fileStore(config, 'photos').read(recognition.photo);
  if (!bytes) throw new AppError('not-found');
  return bytes;
}

/** Photos are kept for 90 days, and go with the account or the exam they belong to. */
export async function discardOldPhotos({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  await deleteRecognitionsBefore(db, new Date(clock.now().getTime() - SHEET_PHOTO_DAYS * DAY_MS));
  const photos = await listDiscardedPhotos(db);
  if (photos.length === 0) return;
  const store = fileStore(config, 'photos');
  for (const photo of photos) await store.remove(photo);
  await forgetDiscardedPhotos(db, photos);
}
