import { viewedLists } from '@sevenmetre/rules/list-views';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { users } from './people.ts';

/** A saved view of a list of organisers: what it is asked for and which columns it shows. */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    /** Whose view it is; null: of all organisers. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: viewedLists }).notNull(),
    name: text().notNull(),
    /** Parameters of the list's address. */
    question: text().notNull(),
    /** Keys of columns in order; null: the usual ones. */
    columns: text().array(),
    /** Incremented by every save. */
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('list_views_list').on(table.editionId, table.list),
    oneOf('list_views_list_known', table.list, viewedLists),
    atLeast('list_views_revision_counted', 1, [table.revision]),
  ],
);
