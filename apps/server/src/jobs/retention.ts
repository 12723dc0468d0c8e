import { sweepFiles } from '../files/file-store.js';
import { discardOldPhotos } from '../modules/answer-sheets/photos.js';
import { deleteOldAudit } from '../modules/audit/service.js';
import { deleteExpiredSecrets } from '../modules/auth/service.js';
import { deleteOldInvitations } from '../modules/invitations/mailing.js';
import { deleteOldWindows } from '../modules/throttles/database-throttles.js';
import type { Services } from '../services.js';

/** Whatever has an end in docs/privacy.md that is no account's, turma's or exam's. */
export async function deleteWhatExpired({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  await deleteExpiredSecrets(db, now);
  await deleteOldWindows(db, now);
  await deleteOldInvitations(db, now);
  await deleteOldAudit(db, now);
  await discardOldPhotos({ db, clock, config });
  await sweepFiles(config, now);
}
