import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { eventCategories } from '@sevenmetre/rules/tournament';
import { stageCodes } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { id } from './columns.ts';

export const matchStages = pgTable(
  'match_stages',
  {
    id: id(),
    code: text({ enum: stageCodes }).notNull().unique(),
    nameCs: text().notNull(),
    nameEn: text().notNull(),
    shortNameCs: text().notNull(),
    shortNameEn: text().notNull(),
    stageType: text().notNull(),
    /** Seconds; overridden by a match's own half length. */
    duration: integer(),
    startTime: integer(),
    weight: integer().notNull(),
  },
  (table) => [
    oneOf('match_stages_code_known', table.code, stageCodes),
    atLeast('match_stages_times', 0, [table.duration, table.startTime]),
  ],
);

export const eventTypes = pgTable(
  'event_types',
  {
    id: id(),
    code: text().notNull().unique(),
    nameCs: text().notNull(),
    nameEn: text().notNull(),
    category: text({ enum: eventCategories }).notNull(),
    shortName: text().notNull(),
    penaltyMatchStop: boolean().notNull().default(false),
    /** Seconds off the court. */
    penaltyDuration: integer().notNull().default(0),
    scoreIncrease: integer().notNull().default(0),
    secondaryParticipantAllowed: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    weight: integer().notNull(),
  },
  (table) => [
    oneOf('event_types_category_known', table.category, eventCategories),
    atLeast('event_types_numbers', 0, [table.penaltyDuration, table.scoreIncrease]),
  ],
);

export const roundLevels = pgTable('round_levels', {
  id: id(),
  systemName: text().notNull().unique(),
  nameCs: text().notNull(),
  nameEn: text().notNull(),
  isBracket: boolean().notNull(),
  weight: integer().notNull(),
});
