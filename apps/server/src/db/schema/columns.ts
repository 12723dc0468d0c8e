import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Columns that most tables have, written alike in all of them. */

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true });
