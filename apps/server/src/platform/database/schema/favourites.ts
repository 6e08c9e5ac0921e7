import { boolean, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { teams } from './clubs.ts';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** A team that an account follows, or followed: removals are kept, so that they override older devices. */
export const userFavourites = pgTable(
  'user_favourite',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    followed: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.teamId] })],
);
