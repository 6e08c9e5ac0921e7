import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { matchRosterStates, sides } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, instant } from './columns.ts';
import { matches } from './competition.ts';
import { places } from './geography.ts';
import { users } from './people.ts';

/** How far the roster of one side of a match has come; without a row it is to be filled. Its people are `match_participants`. */
export const matchRosters = pgTable(
  'match_rosters',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    side: text({ enum: sides }).notNull(),
    state: text({ enum: matchRosterStates }).notNull(),
    /** Grows with every save: who saves on an older one is shown what has changed. */
    revision: integer().notNull(),
    savedAt: instant().notNull(),
    savedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Key of the call that saved it at a table: what the same device saves next may be made on it. */
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

/** In which hall and on which day a reporter may write. */
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
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.placeId, table.day] }),
    index('reporter_assignments_place').on(table.placeId),
  ],
);

/** Calls that change a whole match and have been carried out, by the key of their tap: a repeat changes nothing any more. */
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
