import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { lodgingKinds } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { teams } from './clubs.ts';
import { createdAt, id } from './columns.ts';
import { editions } from './editions.ts';
import { places } from './geography.ts';
import { extraPersonGroups } from './orders.ts';
import { referees } from './referees.ts';

/** A gym, classroom or room with beds. */
export const lodgings = pgTable(
  'lodgings',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    placeId: integer()
      .notNull()
      .references(() => places.id),
    kind: text({ enum: lodgingKinds }).notNull(),
    label: text().notNull(),
    capacity: integer().notNull(),
    note: text(),
  },
  (table) => [
    uniqueIndex('lodgings_label').on(table.editionId, table.placeId, table.label),
    oneOf('lodgings_kind_known', table.kind, lodgingKinds),
    atLeast('lodgings_capacity', 0, [table.capacity]),
  ],
);

/** Beds of a lodging allotted to a team, to extra persons or to a referee: exactly one of them. */
export const lodgingAllotments = pgTable(
  'lodging_allotments',
  {
    id: id(),
    lodgingId: integer()
      .notNull()
      .references(() => lodgings.id, { onDelete: 'cascade' }),
    teamId: integer().references(() => teams.id, { onDelete: 'cascade' }),
    extraPersonGroupId: integer().references(() => extraPersonGroups.id, { onDelete: 'cascade' }),
    refereeId: integer().references(() => referees.id, { onDelete: 'cascade' }),
    persons: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lodging_allotments_lodging').on(table.lodgingId),
    index('lodging_allotments_team').on(table.teamId),
    index('lodging_allotments_extra').on(table.extraPersonGroupId),
    index('lodging_allotments_referee').on(table.refereeId),
    atLeast('lodging_allotments_persons', 1, [table.persons]),
    check(
      'lodging_allotments_one_guest',
      sql`num_nonnulls(${table.teamId}, ${table.extraPersonGroupId}, ${table.refereeId}) = 1`,
    ),
  ],
);
