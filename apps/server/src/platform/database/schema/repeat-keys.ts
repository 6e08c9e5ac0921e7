import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Repeat keys of forms that were stored. Never deleted, so that a form left open for weeks is not stored twice.
 */
export const repeatKeys = pgTable(
  'repeat_keys',
  {
    /** What the key belongs to, such as `payment:12` for payments of a club. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the body; null: stored by a release that did not keep it, so that any body is a repeat. */
    bodyHash: text(),
    /** The record that the form created; without a foreign key, since records of several tables have keys. */
    recordId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
