import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { atLeast } from './checks.ts';
import { clubs } from './clubs.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { files, places } from './geography.ts';
import { users } from './people.ts';
import { pricelistItems } from './price-list.ts';

/** People of a club who belong to none of its teams. */
export const extraPersonGroups = pgTable(
  'extra_person_groups',
  {
    id: id(),
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    bundlePersons: integer().notNull().default(0),
    handballPersons: integer().notNull().default(0),
    vipPartyPersons: integer().notNull().default(0),
    singleRoomPersons: integer().notNull().default(0),
    bundlePricelistItemId: integer().references(() => pricelistItems.id),
    placeId: integer().references(() => places.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('extra_person_groups_club').on(table.clubId),
    index('extra_person_groups_package').on(table.bundlePricelistItemId),
    atLeast('extra_person_groups_persons', 0, [
      table.bundlePersons,
      table.handballPersons,
      table.vipPartyPersons,
      table.singleRoomPersons,
    ]),
  ],
);

/** The user who uploaded a file may add it to a registration, as long as it belongs to none. */
export const uploads = pgTable(
  'uploads',
  {
    fileId: integer()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    uploadedAt: createdAt(),
  },
  (table) => [index('uploads_user').on(table.userId)],
);

/** Files sent with a registration; readable for the club and organisers only. */
export const clubFiles = pgTable(
  'club_files',
  {
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.fileId] })],
);
