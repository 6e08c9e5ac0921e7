import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SnapshotChange } from '@sevenmetre/rules/snapshot';
import { atLeast, between } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';
import { users } from './people.ts';

/**
 * One row. Locked last in every writing transaction, so that versions are gapless and in commit order; a
 * sequence is neither, so that readers would skip rows.
 */
export const liveState = pgTable(
  'live_state',
  {
    id: integer().primaryKey(),
    epoch: text().notNull(),
    v: integer().notNull(),
    /** `v` of the last change of structure or rosters; caches of writers are valid until it grows. */
    referenceV: integer().notNull().default(0),
    /** `Database.identity` and id of this table where the epoch began; null: of a release that did not store it. */
    home: text(),
    /** Identifies this portal in all answers; a restored database keeps it. null: set at the next start. */
    portalId: text(),
  },
  (table) => [
    between('live_state_one_row', table.id, 1, 1),
    atLeast('live_state_counted', 0, [table.v, table.referenceV]),
  ],
);

/** Changes of each version; publishers of all instances read them in order. */
export const changes = pgTable('changes', {
  v: integer().primaryKey(),
  change: jsonb().$type<SnapshotChange>().notNull(),
  createdAt: createdAt(),
});

export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant().notNull(),
    /** null: no account, or a deleted one. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: integer().notNull(),
    /** Edition of a changed list; without a foreign key, since the log is kept longer than the edition. */
    editionId: integer(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
  },
  (table) => [index('audit_subject').on(table.subjectType, table.subjectId)],
);
