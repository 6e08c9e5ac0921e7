import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { dataLocales } from '@sevenmetre/rules/vocabulary';
import { oneOf } from './checks.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { editions } from './editions.ts';

export const countries = pgTable('countries', {
  id: id(),
  /** ISO 3166 alpha-2. */
  countryCode: text().notNull().unique(),
  /** Sport code of three letters (IOC, which may differ from ISO, e.g. GER), shown if there is no flag. */
  sportCode: text().notNull().unique(),
  currencyCode: text().notNull(),
  languageCode: text().notNull(),
  createdAt: createdAt(),
});

export const countryTranslations = pgTable(
  'country_translations',
  {
    id: id(),
    countryId: integer()
      .notNull()
      .references(() => countries.id, { onDelete: 'cascade' }),
    locale: text({ enum: dataLocales }).notNull(),
    name: text().notNull(),
    description: text(),
  },
  (table) => [
    uniqueIndex('country_translations_locale').on(table.countryId, table.locale),
    oneOf('country_translations_locale_known', table.locale, dataLocales),
  ],
);

export const regions = pgTable(
  'regions',
  {
    id: id(),
    countryId: integer()
      .notNull()
      .references(() => countries.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    name: text().notNull(),
  },
  (table) => [uniqueIndex('regions_code').on(table.countryId, table.code)],
);

/** Possible uses of a place before the matches; places refer to those that they allow. */
export const trainingTypes = pgTable('training_types', {
  id: id(),
  code: text().notNull().unique(),
  nameCs: text().notNull(),
  nameEn: text().notNull(),
  isActive: boolean().notNull().default(true),
  weight: integer().notNull().default(0),
});

/**
 * A hall is a place of type 1. `editionId` null: shared by all editions; imported tournaments have their own
 * places.
 */
export const places = pgTable(
  'places',
  {
    id: id(),
    editionId: integer().references(() => editions.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    placeType: integer().notNull(),
    address: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    link: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    isActive: boolean().notNull().default(true),
    visibleOnMap: boolean().notNull().default(false),
    defaultRefereeAccommodation: boolean().notNull().default(false),
    allowedTrainingTypesIds: jsonb().$type<number[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('places_of_edition').on(table.editionId, table.code),
    uniqueIndex('places_of_all')
      .on(table.code)
      .where(sql`edition_id is null`),
  ],
);

export const placeTranslations = pgTable(
  'place_translations',
  {
    id: id(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    locale: text({ enum: dataLocales }).notNull(),
    name: text().notNull(),
    description: text(),
  },
  (table) => [
    uniqueIndex('place_translations_locale').on(table.placeId, table.locale),
    oneOf('place_translations_locale_known', table.locale, dataLocales),
  ],
);

export const files = pgTable('files', {
  id: id(),
  /** Key in the file storage; the public URL is derived from it. */
  storageKey: text().notNull().unique(),
  filename: text().notNull(),
  extension: text().notNull(),
  folder: text().notNull(),
  contentType: text(),
  /** Bytes. */
  size: integer(),
  /** Whether everybody may read it; private files are served by the feature that owns them. */
  isPublic: boolean().notNull().default(true),
  createdAt: createdAt(),
});

export const placeFiles = pgTable(
  'place_files',
  {
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.placeId, table.fileId] })],
);
