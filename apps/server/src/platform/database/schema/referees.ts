import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refereeRegistrationStates, sexes } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { countries, places } from './geography.ts';
import { users } from './people.ts';

export const tshirtSizes = pgTable('tshirt_sizes', {
  id: id(),
  code: text().notNull().unique(),
  /** Whether it can be chosen. */
  isActive: boolean().notNull().default(true),
  weight: integer().notNull(),
});

/**
 * Projects that referees belong to, such as a federation's youth programme; a referee may enter another one.
 */
export const refereeProjects = pgTable('referee_projects', {
  id: id(),
  name: text().notNull().unique(),
  /** Whether it can be chosen. */
  isActive: boolean().notNull().default(true),
  weight: integer().notNull().default(0),
});

/**
 * A referee's registration for one edition. Names, country, sex and halls of an approved one are public;
 * everything else is for the referee and organisers only.
 */
export const referees = pgTable(
  'referees',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    sex: text({ enum: sexes }),
    birthYear: integer(),
    email: text(),
    phone: text(),
    street: text(),
    city: text(),
    zip: text(),
    countryId: integer().references(() => countries.id),
    highestCompetition: text(),
    /** Of the federation; empty: unknown. */
    licenceNumber: text().notNull().default(''),
    colleagueRefereeId: integer().references((): AnyPgColumn => referees.id, { onDelete: 'set null' }),
    /** Name of the requested colleague. */
    colleagueRefereeRequested: text(),
    tshirtSizeId: integer().references(() => tshirtSizes.id),
    refereeProjectId: integer().references(() => refereeProjects.id),
    /** A project that is not in the list. */
    refereeProjectName: text(),
    accommodationPlaceId: integer().references(() => places.id, { onDelete: 'set null' }),
    wantsAccommodation: boolean().notNull().default(false),
    wantsSingleRoom: boolean().notNull().default(false),
    accompanimentPersons: integer().notNull().default(0),
    mealVouchers: integer().notNull().default(0),
    registrationNote: text(),
    arrivalDate: date({ mode: 'string' }),
    departureDate: date({ mode: 'string' }),
    registrationState: text({ enum: refereeRegistrationStates }).notNull().default('new'),
    stateReason: text(),
    /** For organisers only. */
    internalNote: text(),
    agreedToTermsAt: instant(),
    /** Idempotency key of the form. */
    clientKey: text(),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('referees_edition').on(table.editionId),
    index('referees_user').on(table.userId),
    uniqueIndex('referees_client_key').on(table.editionId, table.clientKey),
    atLeast('referees_revision_counted', 1, [table.revision]),
    oneOf('referees_sex_known', table.sex, sexes),
    oneOf('referees_registration_state_known', table.registrationState, refereeRegistrationStates),
    atLeast('referees_numbers', 0, [table.accompanimentPersons, table.mealVouchers]),
  ],
);

export const refereeHalls = pgTable(
  'referee_halls',
  {
    refereeId: integer()
      .notNull()
      .references(() => referees.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    placeId: integer()
      .notNull()
      .references(() => places.id),
  },
  (table) => [primaryKey({ columns: [table.refereeId, table.day, table.placeId] })],
);
