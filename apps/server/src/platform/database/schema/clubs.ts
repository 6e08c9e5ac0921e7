import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  genders,
  locales,
  registrationStates,
  teamStates,
  withdrawnPolicies,
} from '@sevenmetre/rules/vocabulary';
import type { TieBreaker } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { countries, places, regions } from './geography.ts';
import { pricelistItems, serviceLevels } from './price-list.ts';

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
    /** Whether clubs can register for it; its present teams stay. */
    isActive: boolean().notNull().default(true),
    /** Number of teams that are accepted automatically; null: unlimited. */
    capacity: integer(),
    /** null: the edition's criteria. */
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
    /** Why it was declined, as the organiser wrote it. */
    stateReason: text(),
    street: text(),
    city: text(),
    zip: text(),
    tin: text(),
    vatin: text(),
    invoiceSubjectName: text(),
    /** Whether invoices have another address than the club. */
    differentInvoiceAddress: boolean().notNull().default(false),
    invoiceStreet: text(),
    invoiceCity: text(),
    invoiceZip: text(),
    invoiceCountryId: integer().references(() => countries.id),
    arrivalDate: date({ mode: 'string' }),
    departureDate: date({ mode: 'string' }),
    tournamentContactFirstName: text(),
    tournamentContactLastName: text(),
    tournamentContactPhone: text(),
    registrationNote: text(),
    /** For organisers only. */
    internalNote: text(),
    /** The club's language in mails. */
    locale: text({ enum: locales }).notNull().default('en'),
    agreedToTermsAt: instant(),
    /** Digits that identify a payment of this club; unique in an edition. */
    variableSymbol: text(),
    /** Idempotency key of the form. */
    clientKey: text(),
    /** Incremented by every save; detects saves based on an older revision. */
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('clubs_source').on(table.editionId, table.sourceId),
    uniqueIndex('clubs_variable_symbol').on(table.editionId, table.variableSymbol),
    uniqueIndex('clubs_client_key').on(table.editionId, table.clientKey),
    index('clubs_state').on(table.editionId, table.registrationState),
    oneOf('clubs_locale_known', table.locale, locales),
    atLeast('clubs_revision_counted', 1, [table.revision]),
    oneOf('clubs_registration_state_known', table.registrationState, registrationStates),
  ],
);

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
    /** Policy for its results after its withdrawal; null: the edition's. */
    withdrawnPolicy: text({ enum: withdrawnPolicies }),
    serviceLevelId: integer().references(() => serviceLevels.id),
    /** Package of nights and meals. */
    bundlePricelistItemId: integer().references(() => pricelistItems.id),
    bundlePersons: integer().notNull().default(0),
    /** Persons with a lunch on Monday. */
    handballPersons: integer().notNull().default(0),
    vipPartyPersons: integer().notNull().default(0),
    singleRoomPersons: integer().notNull().default(0),
    placeId: integer().references(() => places.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('teams_source').on(table.editionId, table.sourceId),
    index('teams_club').on(table.clubId),
    index('teams_category').on(table.categoryId),
    oneOf('teams_state_known', table.state, teamStates),
    oneOf('teams_withdrawn_policy_known', table.withdrawnPolicy, withdrawnPolicies),
    index('teams_package').on(table.bundlePricelistItemId),
    atLeast('teams_number_counted', 1, [table.teamNumber]),
    atLeast('teams_persons', 0, [
      table.bundlePersons,
      table.handballPersons,
      table.vipPartyPersons,
      table.singleRoomPersons,
    ]),
  ],
);
