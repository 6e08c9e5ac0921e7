import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { between } from './checks.ts';
import { id, instant } from './columns.ts';
import { matchParticipants } from './competition.ts';
import { users } from './people.ts';

/** Decisions of organisers on disqualified people: for how many of the team's next matches they are suspended. Never public. */
export const disciplinaryDecisions = pgTable(
  'disciplinary_decisions',
  {
    id: id(),
    /** The disqualified person in the roster of the match. */
    matchParticipantId: integer()
      .notNull()
      .unique()
      .references(() => matchParticipants.id, { onDelete: 'cascade' }),
    /** 0: may play at once. */
    matches: integer().notNull(),
    /** Whether the person is suspended in the other teams of the club as well (MR16). */
    everyTeam: boolean().notNull().default(false),
    reason: text().notNull(),
    decidedAt: instant().notNull(),
    decidedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [between('disciplinary_decisions_matches', table.matches, 0, 99)],
);
