import { sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Identity that an NDJSON import may set; integers keep public answers small (a UUID triples them compressed). */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** An instant in UTC, to the millisecond: PGlite and PostgreSQL then agree with JavaScript's Date. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);
export const updatedAt = createdAt;
