import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { currencies, protestDecisions } from '@sevenmetre/rules/vocabulary';
import { atLeast, bothOrNeither, oneOf } from './checks.ts';
import { teams } from './clubs.ts';
import { id, instant } from './columns.ts';
import { matches } from './competition.ts';
import { users } from './people.ts';

/** A protest of a team against one of its matches, with the decision, which is final. */
export const protests = pgTable(
  'protests',
  {
    id: id(),
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    /** In minor units of `currency`. */
    fee: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    filedAt: instant().notNull(),
    filedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Until when it has to be decided. */
    dueAt: instant().notNull(),
    /** Deadline of the decision. */
    decision: text({ enum: protestDecisions }),
    decisionReason: text(),
    feeReturned: boolean(),
    decidedAt: instant(),
    decidedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Idempotency key of the form. */
    clientKey: text().notNull(),
  },
  (table) => [
    index('protests_match').on(table.matchId),
    index('protests_team').on(table.teamId),
    uniqueIndex('protests_client_key').on(table.matchId, table.clientKey),
    atLeast('protests_fee', 0, [table.fee]),
    oneOf('protests_currency_known', table.currency, currencies),
    oneOf('protests_decision_known', table.decision, protestDecisions),
    bothOrNeither('protests_whole_decision', table.decision, table.decidedAt),
  ],
);
