import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { oneOf } from './checks.ts';
import { clubs } from './clubs.ts';
import { createdAt, id, instant } from './columns.ts';
import { users } from './people.ts';

const invitationStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const;

/**
 * Permissions in a club that are offered to an address. They take effect when the owner of the address
 * accepts. Settled rows are kept for a while, since the limits of invitations count them.
 */
export const clubInvitations = pgTable(
  'club_invitations',
  {
    id: id(),
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** Lower case, trimmed. */
    email: text().notNull(),
    /** Name and phone as the club entered them, for somebody without an account; may be empty. */
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text(),
    /** Hash of the token in the mailed link. */
    tokenHash: text().notNull().unique(),
    clubAdmin: boolean().notNull(),
    teamIds: integer().array().notNull(),
    invitedById: integer().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: invitationStates }).notNull().default('waiting'),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('club_invitations_waiting')
      .on(table.clubId, table.email)
      .where(sql`state = 'waiting'`),
    index('club_invitations_email').on(table.email),
    index('club_invitations_invited_by').on(table.invitedById),
    oneOf('club_invitations_state_known', table.state, invitationStates),
  ],
);
