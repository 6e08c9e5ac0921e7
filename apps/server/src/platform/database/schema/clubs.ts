import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { genders, registrationStates } from '@sevenmetre/rules/vocabulary';
import type { TieBreaker } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { countries, regions } from './geography.ts';

export const teamCategories = pgTable(
  'team_categories',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    nameCs: text().notNull(),
    nameEn: text().notNull(),
    gender: text({ enum: genders }).notNull(),
    birthDateMin: date({ mode: 'string' }),
    /** Oldest first within a gender. */
    weight: integer().notNull(),
    resultsHidden: boolean().notNull().default(false),
    /** null: the edition's list. */
    tieBreakers: jsonb().$type<TieBreaker[]>(),
    tieBreakersUnfinished: jsonb().$type<TieBreaker[]>(),
  },
  (table) => [
    uniqueIndex('team_categories_code').on(table.editionId, table.code),
    oneOf('team_categories_gender_known', table.gender, genders),
  ],
);

/** A club's registration for one edition. */
export const clubs = pgTable(
  'clubs',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    sourceId: text(),
    name: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    regionId: integer().references(() => regions.id),
    registrationState: text({ enum: registrationStates }).notNull().default('new'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('clubs_source').on(table.editionId, table.sourceId),
    oneOf('clubs_registration_state_known', table.registrationState, registrationStates),
  ],
);

const teamStates = ['accepted', 'waiting', 'withdrawn'] as const;

export const teams = pgTable(
  'teams',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => teamCategories.id),
    sourceId: text(),
    /** null: the club's name with the team number as a Roman numeral. */
    name: text(),
    teamNumber: integer().notNull(),
    state: text({ enum: teamStates }).notNull().default('accepted'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('teams_source').on(table.editionId, table.sourceId),
    index('teams_club').on(table.clubId),
    index('teams_category').on(table.categoryId),
    oneOf('teams_state_known', table.state, teamStates),
    atLeast('teams_number_counted', 1, [table.teamNumber]),
  ],
);
