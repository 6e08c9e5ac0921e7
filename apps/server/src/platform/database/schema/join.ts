import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { locales } from '@sevenmetre/rules/vocabulary';
import { oneOf } from './checks.ts';
import { createdAt, id } from './columns.ts';
import { editions } from './editions.ts';

/** Addresses that get one mail when registration opens. Deleted with that mail, or when the window is over. */
export const joinReminders = pgTable(
  'join_reminders',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('join_reminders_once').on(table.editionId, table.email),
    oneOf('join_reminders_locale_known', table.locale, locales),
  ],
);
