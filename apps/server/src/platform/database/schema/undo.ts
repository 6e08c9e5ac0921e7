import type { PressChange } from '@sevenmetre/rules/undo';
import { pressKinds } from '@sevenmetre/rules/undo';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from './checks.ts';
import { id, instant } from './columns.ts';
import { users } from './people.ts';

/** Presses of organisers with what was before; deleted when they can no longer be undone. */
export const undoablePresses = pgTable(
  'undoable_presses',
  {
    id: id(),
    /** Without a reference, which would lock the edition after its records, against the order of locks. */
    editionId: integer().notNull(),
    kind: text({ enum: pressKinds }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
    changes: jsonb().$type<readonly PressChange[]>().notNull(),
    undoneAt: instant(),
  },
  (table) => [
    index('undoable_presses_at').on(table.editionId, table.at),
    oneOf('undoable_presses_kind_known', table.kind, pressKinds),
  ],
);
