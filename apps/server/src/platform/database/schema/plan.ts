import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { atLeast, between, bothOrNeither, oneOf } from './checks.ts';
import { teamCategories, teams } from './clubs.ts';
import { createdAt, id, instant } from './columns.ts';
import { editions } from './editions.ts';
import { places } from './geography.ts';
import { users } from './people.ts';

const editionId = () =>
  integer()
    .notNull()
    .references(() => editions.id, { onDelete: 'cascade' });
const author = () => integer().references(() => users.id, { onDelete: 'set null' });

const courtSizes = ['full', 'small'] as const;
const weightSteps = ['low', 'normal', 'high'] as const;
const runStates = ['running', 'stopped', 'done', 'interrupted'] as const;
const drawStates = ['announced', 'opened', 'running', 'revealed'] as const;
/** Minutes of a day, and of the longest edition. */
const [day, edition] = [1440, 1440 * 60];

/**
 * Where one match is played. A hall without a row has one court with every default. The key names the court in plans: the id of its
 * hall, with `/2` for its second court, so that it is the same before and after the first save.
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
    /** Where finals are played. */
    main: boolean().notNull(),
    /** Whether matches are planned on it. */
    active: boolean().notNull(),
    /** Minutes from one start to the next; null: the longest slot of the categories that play here. */
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

/** When a court is open on a day of the edition, counted from 0. Minutes since midnight; both null: closed. */
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

/** When a court is not free on a day, although it is open. Minutes since midnight. */
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

/** Minutes between two halls, both directions, where an organiser knows better than the distance of their coordinates. */
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

/** How a category is planned; null: the default. */
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
    /** Days by system name of the round level; a level that is missing may be on every day. */
    days: jsonb().$type<Record<string, number[]>>(),
    /** Keys of the only courts that it plays on; empty: all. */
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

/** What an organiser keeps of a team for the plan. Minutes since the first midnight of the edition. */
export const teamWishes = pgTable(
  'team_wishes',
  {
    teamId: integer()
      .primaryKey()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Its strength in the draw, 1 is the best. */
    seed: integer(),
    /** Its place at the last edition, where the product does not know it. */
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

/** Coaches given by hand beside those found in rosters; one name is one person in an edition. */
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

/** How much a wish of the schedule counts, where it is not `normal`. */
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

/** One row an edition, locked by everything that changes its plan. */
export const planDrafts = pgTable(
  'plan_drafts',
  {
    editionId: editionId().primaryKey(),
    /** Number of the last command. */
    revision: integer().notNull().default(0),
    /** The log begins after this command; what was before it has been replaced as a whole. */
    beganAt: integer().notNull().default(0),
    /** The last published version that the draft contains; null: none. */
    baseVersion: integer(),
    /** Grows with every save of settings and teams. */
    settingsRevision: integer().notNull().default(0),
    /** Minutes; null: the default. */
    afterGroup: integer(),
    afterTravel: integer(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    atLeast('plan_drafts_counted', 0, [
      table.revision,
      table.beganAt,
      table.settingsRevision,
      table.afterGroup,
      table.afterTravel,
    ]),
  ],
);

export const planCommands = pgTable(
  'plan_commands',
  {
    editionId: editionId(),
    number: integer().notNull(),
    at: instant().notNull(),
    userId: author(),
    /** The last command that its author had seen. */
    revision: integer().notNull(),
    change: jsonb().$type<unknown>().notNull(),
    clientKey: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.number] }),
    uniqueIndex('plan_commands_client_key').on(table.editionId, table.clientKey),
    atLeast('plan_commands_numbered', 1, [table.number]),
  ],
);

/** The plan after a command. The log can be folded from it as long as nothing before it is undone or redone later. */
export const planSnapshots = pgTable(
  'plan_snapshots',
  {
    editionId: editionId(),
    number: integer().notNull(),
    document: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.number] })],
);

/** A published plan; never changed. */
export const planVersions = pgTable(
  'plan_versions',
  {
    editionId: editionId(),
    number: integer().notNull(),
    at: instant().notNull(),
    userId: author(),
    reason: text(),
    hash: text().notNull(),
    document: jsonb().$type<unknown>().notNull(),
    scope: jsonb().$type<unknown>().notNull(),
    /** What it changed, in numbers. */
    summary: jsonb().$type<unknown>().notNull(),
    /** The version that was published again; null: the draft was published. */
    restores: integer(),
    clientKey: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.number] }),
    uniqueIndex('plan_versions_client_key').on(table.editionId, table.clientKey),
    atLeast('plan_versions_numbered', 1, [table.number]),
  ],
);

/** A search for a better schedule. */
export const planRuns = pgTable(
  'plan_runs',
  {
    id: id(),
    editionId: editionId(),
    state: text({ enum: runStates }).notNull(),
    userId: author(),
    seed: integer().notNull(),
    /** The budget. */
    moves: integer().notNull(),
    /** Revision of the draft that it began from. */
    revision: integer().notNull(),
    progress: jsonb().$type<unknown>().notNull(),
    /** Placements of the best schedule so far, written every few seconds. */
    best: jsonb().$type<unknown>(),
    /** The process that runs it: a run of a process that is gone is interrupted. */
    process: text().notNull(),
    /** Number of the command that took its result into the draft. */
    command: integer(),
    startedAt: createdAt(),
    updatedAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('plan_runs_one_at_a_time')
      .on(table.editionId)
      .where(sql`state = 'running'`),
    oneOf('plan_runs_state_known', table.state, runStates),
  ],
);

/** The public draw of a category. */
export const draws = pgTable(
  'draws',
  {
    categoryId: integer()
      .primaryKey()
      .references(() => teamCategories.id, { onDelete: 'cascade' }),
    state: text({ enum: drawStates }).notNull(),
    /** SHA-256 of the secret, published before the draw. */
    secretHash: text().notNull(),
    /** Nobody gets it before the last ball. */
    secret: text().notNull(),
    /** Teams with pots, groups and rules: what the balls follow from. Frozen when the draw is opened. */
    input: jsonb().$type<unknown>(),
    inputHash: text(),
    /** The format that the groups belong to. */
    format: jsonb().$type<unknown>(),
    /** Numbers that were drawn in the hall, combined with the secret, and by whom. */
    hallNumbers: jsonb().$type<number[]>(),
    numbersBy: text(),
    /** All balls, in order, from the moment that the seed is known. */
    balls: jsonb().$type<unknown>(),
    /** Steps that have been shown: two for each ball. */
    shown: integer().notNull().default(0),
    announcedAt: instant().notNull(),
    openedAt: instant(),
    startedAt: instant(),
    revealedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    oneOf('draws_state_known', table.state, drawStates),
    atLeast('draws_shown_counted', 0, [table.shown]),
  ],
);
