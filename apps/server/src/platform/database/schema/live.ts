import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SnapshotChange } from '@sevenmetre/rules/snapshot';
import { atLeast, between } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';
import { users } from './people.ts';

/**
 * One row. Locked last inside every writing transaction, so versions are gapless and in commit order
 * (a sequence is neither: a reader would skip rows).
 */
export const liveState = pgTable(
  'live_state',
  {
    id: integer().primaryKey(),
    epoch: text().notNull(),
    v: integer().notNull(),
    /** `v` of the last change of structure or of rosters: what writers keep in memory holds until it grows. */
    referenceV: integer().notNull().default(0),
  },
  (table) => [
    between('live_state_one_row', table.id, 1, 1),
    atLeast('live_state_counted', 0, [table.v, table.referenceV]),
  ],
);

/** What each version changed; publishers of all instances read it in order. */
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
    /** null: nobody who has an account, or has it still. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: integer().notNull(),
    /** Of what is done to a list of an edition; the log outlives the edition. */
    editionId: integer(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
  },
  (table) => [index('audit_subject').on(table.subjectType, table.subjectId)],
);
