import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { configurationDataTypes } from '@sevenmetre/rules/vocabulary';
import type { TieBreaker } from '@sevenmetre/rules/vocabulary';
import { oneOf } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';

/** One year's tournament; all rows of the year refer to it. */
export const editions = pgTable(
  'editions',
  {
    id: id(),
    name: text().notNull(),
    year: integer().notNull(),
    city: text(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    timeZone: text().notNull(),
    currencyCode: text().notNull(),
    tieBreakers: jsonb().$type<TieBreaker[]>().notNull(),
    tieBreakersUnfinished: jsonb().$type<TieBreaker[]>().notNull(),
    isCurrent: boolean().notNull().default(false),
    /** When its matches, rosters and registrations were frozen. null: open. */
    closedAt: instant(),
    /** When the names of its participants were erased. */
    namesErasedAt: instant(),
    /** Hash of the imported folder: importing the same folder again changes nothing. */
    sourceHash: text(),
    /** Idempotency key of the form. */
    clientKey: text().unique(),
    /**
     * Prefix of the ids that rows of this edition get in exported folders, so that this portal recognises
     * them and others treat them as new.
     */
    folderKey: text()
      .notNull()
      .default(sql`substr(gen_random_uuid()::text, 1, 8)`),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('editions_name_year').on(table.name, table.year),
    uniqueIndex('editions_one_current')
      .on(table.isCurrent)
      .where(sql`is_current`),
    check('editions_days_in_order', sql`${table.startDate} <= ${table.endDate}`),
  ],
);

/** `editionId` null: applies to all editions. */
export const configurationEntries = pgTable(
  'configuration_entries',
  {
    id: id(),
    editionId: integer().references(() => editions.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    dataType: text({ enum: configurationDataTypes }).notNull(),
    value: text(),
    format: text(),
    labelCs: text().notNull(),
    labelEn: text().notNull(),
    descriptionCs: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    isPublic: boolean().notNull().default(false),
    protected: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('configuration_entries_of_edition').on(table.editionId, table.key),
    uniqueIndex('configuration_entries_of_all')
      .on(table.key)
      .where(sql`edition_id is null`),
    oneOf('configuration_entries_data_type_known', table.dataType, configurationDataTypes),
  ],
);
