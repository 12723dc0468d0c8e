import type { CallParsed, NotificationView } from '@gabarita/contract';
import type { Db } from '../../db/database.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { countUnreadOf, listNotifications, markRead, type NotificationRow } from './repository.js';

export async function findNotifications(
  { db }: Services,
  person: Person,
  { cursor, limit }: CallParsed<'GET /api/notifications', 'query'>,
) {
  const [before] = decodeCursor(cursor, ['id']) ?? [];
  const found = await listNotifications(db, person.id, { before, limit: limit + 1 });
  const { rows, next } = paged(found, limit, (row) => [row.id]);
  return { next, notifications: rows.map(notificationView) };
}

export const countUnread = async (db: Db, person: Person) => ({ unread: await countUnreadOf(db, person.id) });

export async function readNotifications({ db, clock }: Services, person: Person, ids: number[] | undefined) {
  await markRead(db, person.id, ids, clock.now());
  return countUnread(db, person);
}

/** Far more than anybody is told in a life of exams: the export leaves nothing out. */
const ALL = 100_000;

export async function ownNotifications({ db }: Services, person: Person): Promise<NotificationView[]> {
  return (await listNotifications(db, person.id, { before: undefined, limit: ALL })).map(notificationView);
}

const notificationView = ({ created_at, read_at, ...row }: NotificationRow): NotificationView => ({
  ...row,
  created_at: created_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
});
