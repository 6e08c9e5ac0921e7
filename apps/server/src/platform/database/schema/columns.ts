import { sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

/**
 * Identity that an NDJSON import may set; integers keep public answers small (UUIDs triple their compressed
 * size).
 */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** An instant in UTC with milliseconds, which both PGlite and PostgreSQL map exactly to JavaScript's Date. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);
export const updatedAt = createdAt;
