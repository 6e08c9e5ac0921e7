import { courtSizes, weightSteps } from '@sevenmetre/rules/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { atLeast, between, bothOrNeither, oneOf } from './checks.ts';
import { teamCategories, teams } from './clubs.ts';
import { id } from './columns.ts';
import { editions } from './editions.ts';
import { places } from './geography.ts';

const editionId = () =>
  integer()
    .notNull()
    .references(() => editions.id, { onDelete: 'cascade' });

/** Minutes of a day, and of the longest edition. */
const [day, edition] = [1440, 1440 * 60];

/**
 * A court of a hall. A hall without a row has one court with default settings. The key is the id of the hall,
 * with `/2` for its second court, so that it is the same before and after the first save.
 */
export const courts = pgTable(
  'courts',
  {
    editionId: editionId(),
    key: text().notNull(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    /** null: the name of its hall. */
    name: text(),
    size: text({ enum: courtSizes }).notNull(),
    resin: boolean().notNull(),
    seats: integer(),
    /** The court of finals. */
    main: boolean().notNull(),
    /** Whether it is used for planning. */
    active: boolean().notNull(),
    /** Minutes between two starts; null: the longest slot of its categories. */
    slotLength: integer(),
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.key] }),
    oneOf('courts_size_known', table.size, courtSizes),
    atLeast('courts_seats', 0, [table.seats]),
    between('courts_slot_length', table.slotLength, 5, 240),
  ],
);

/**
 * Opening hours of a court on a day of the edition, counted from 0. Minutes since midnight; both null:
 * closed.
 */
export const courtHours = pgTable(
  'court_hours',
  {
    editionId: editionId(),
    court: text().notNull(),
    day: integer().notNull(),
    open: integer(),
    close: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.court, table.day] }),
    bothOrNeither('court_hours_whole', table.open, table.close),
    check('court_hours_in_order', sql`${table.open} < ${table.close}`),
    between('court_hours_of_a_day', table.close, 0, day),
    atLeast('court_hours_counted', 0, [table.day, table.open]),
  ],
);

/** A blocked time of an open court on a day. Minutes since midnight. */
export const courtBlocks = pgTable(
  'court_blocks',
  {
    id: id(),
    editionId: editionId(),
    court: text().notNull(),
    day: integer().notNull(),
    from: integer().notNull(),
    to: integer().notNull(),
    reason: text().notNull(),
  },
  (table) => [
    index('court_blocks_edition').on(table.editionId),
    check('court_blocks_in_order', sql`${table.from} < ${table.to}`),
    atLeast('court_blocks_counted', 0, [table.day, table.from]),
  ],
);

/** Minutes between two halls in both directions, entered by an organiser instead of the default. */
export const travelTimes = pgTable(
  'travel_times',
  {
    editionId: editionId(),
    fromPlaceId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    toPlaceId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    minutes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.fromPlaceId, table.toPlaceId] }),
    check('travel_times_in_order', sql`${table.fromPlaceId} < ${table.toPlaceId}`),
    between('travel_times_minutes', table.minutes, 0, 600),
  ],
);

/** Planning rules of a category; null: the default. */
export const categoryRules = pgTable(
  'category_rules',
  {
    categoryId: integer()
      .primaryKey()
      .references(() => teamCategories.id, { onDelete: 'cascade' }),
    halfMinutes: integer(),
    breakMinutes: integer(),
    slotMinutes: integer(),
    rest: integer(),
    maxPerDay: integer(),
    maxPathPerDay: integer(),
    /** Minutes since midnight. */
    earliest: integer(),
    latestEnd: integer(),
    guarantee: integer(),
    court: text({ enum: ['full', 'any'] }),
    resin: boolean(),
    /** Days by system name of the round level; a missing level may be on any day. */
    days: jsonb().$type<Record<string, number[]>>(),
    /** Keys of the only courts that it may use; empty: all. */
    courts: jsonb().$type<string[]>(),
  },
  (table) => [
    oneOf('category_rules_court_known', table.court, ['full', 'any']),
    atLeast('category_rules_lengths', 1, [
      table.halfMinutes,
      table.slotMinutes,
      table.maxPerDay,
      table.maxPathPerDay,
    ]),
    atLeast('category_rules_counted', 0, [
      table.breakMinutes,
      table.rest,
      table.earliest,
      table.latestEnd,
      table.guarantee,
    ]),
  ],
);

/** Planning data of a team. Minutes since the first midnight of the edition. */
export const teamWishes = pgTable(
  'team_wishes',
  {
    teamId: integer()
      .primaryKey()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Strength in the draw, 1 is the best. */
    seed: integer(),
    /** Place at the last edition, entered if the product does not know it. */
    lastPlace: integer(),
    notBefore: integer(),
    notAfter: integer(),
    reason: text(),
  },
  (table) => [
    atLeast('team_wishes_ranks', 1, [table.seed, table.lastPlace]),
    between('team_wishes_not_before', table.notBefore, 0, edition),
    between('team_wishes_not_after', table.notAfter, 0, edition),
  ],
);

/** Coaches entered by hand, besides those found in rosters; equal names are one person in an edition. */
export const teamCoaches = pgTable(
  'team_coaches',
  {
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.name] })],
);

/** Weight of a wish, if it is not `normal`. */
export const planWeights = pgTable(
  'plan_weights',
  {
    editionId: editionId(),
    wish: text().notNull(),
    step: text({ enum: weightSteps }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.wish] }),
    oneOf('plan_weights_step_known', table.step, weightSteps),
  ],
);
