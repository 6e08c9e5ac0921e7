import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { pairLevels } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { matches } from './competition.ts';
import { editions } from './editions.ts';
import { places } from './geography.ts';
import { referees } from './referees.ts';

const answers = ['yes', 'no'] as const;

/** Absence of a pair, in minutes since the first midnight of the edition. */
interface StoredAbsence {
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

/** Two approved referees who lead matches together, or a single one. */
export const refereePairs = pgTable(
  'referee_pairs',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    firstRefereeId: integer()
      .notNull()
      .references(() => referees.id, { onDelete: 'cascade' }),
    /** null: a single referee. */
    secondRefereeId: integer().references(() => referees.id, { onDelete: 'cascade' }),
    level: text({ enum: pairLevels }).notNull(),
    /** For each referee, in minor units: fee per match, and travel to the tournament. */
    fee: integer().notNull().default(0),
    travel: integer().notNull().default(0),
    /** Maximal matches per day; null: as in the settings. */
    mostPerDay: integer(),
    wish: text(),
    absences: jsonb().$type<readonly StoredAbsence[]>().notNull().default([]),
    /** Clubs whose matches they do not lead, besides those that they act for. */
    clubIds: jsonb().$type<readonly number[]>().notNull().default([]),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('referee_pairs_edition').on(table.editionId),
    uniqueIndex('referee_pairs_first').on(table.firstRefereeId),
    uniqueIndex('referee_pairs_second').on(table.secondRefereeId),
    oneOf('referee_pairs_level_known', table.level, pairLevels),
    atLeast('referee_pairs_amounts', 0, [table.fee, table.travel]),
    atLeast('referee_pairs_counted', 1, [table.mostPerDay, table.revision]),
  ],
);

/** The wanted pair of a match, what the pair was notified of and what it has answered. */
export const appointments = pgTable(
  'appointments',
  {
    matchId: integer()
      .primaryKey()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** The pair that the organiser wants; null: none. */
    pairId: integer().references(() => refereePairs.id, { onDelete: 'set null' }),
    /** The pair that was notified last, with time and hall. */
    toldPairId: integer().references(() => refereePairs.id, { onDelete: 'set null' }),
    toldStartsAt: instant(),
    toldPlaceId: integer().references(() => places.id, { onDelete: 'set null' }),
    /** Time and hall that the pair knew before the match was moved. */
    wasStartsAt: instant(),
    wasPlaceId: integer().references(() => places.id, { onDelete: 'set null' }),
    askedAt: instant(),
    remindedAt: instant(),
    answer: text({ enum: answers }),
    answeredAt: instant(),
    /** Why the pair declined. */
    note: text(),
    /** Pairs that have declined. */
    refusedBy: jsonb().$type<readonly number[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('appointments_pair').on(table.pairId),
    index('appointments_told').on(table.toldPairId),
    oneOf('appointments_answer_known', table.answer, answers),
  ],
);
