import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { matchRosterStates, sides } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, instant } from './columns.ts';
import { matches } from './competition.ts';
import { places } from './geography.ts';
import { users } from './people.ts';

/**
 * State of the roster of one side of a match; without a row it is not filled yet. Its persons are in
 * `match_participants`.
 */
export const matchRosters = pgTable(
  'match_rosters',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    side: text({ enum: sides }).notNull(),
    state: text({ enum: matchRosterStates }).notNull(),
    /** Incremented by every save; detects saves based on an older revision. */
    revision: integer().notNull(),
    savedAt: instant().notNull(),
    savedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /**
     * Key of the call that saved it at a table, so that the next save of the same device can be based on it.
     */
    savedByKey: text(),
    confirmedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.side] }),
    oneOf('match_rosters_side_known', table.side, sides),
    oneOf('match_rosters_state_known', table.state, matchRosterStates),
    atLeast('match_rosters_revision_counted', 1, [table.revision]),
  ],
);

/** Halls and days in which a reporter may write. */
export const reporterAssignments = pgTable(
  'reporter_assignments',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** Ticked at the table; null: not there yet (DU11). */
    presentAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.placeId, table.day] }),
    index('reporter_assignments_place').on(table.placeId),
  ],
);

/** Keys of calls that changed a whole match, so that a repeat changes nothing. */
export const matchCallKeys = pgTable(
  'match_call_keys',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    clientKey: text().notNull(),
    action: text().notNull(),
    doneAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.clientKey] })],
);
