import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from './checks.ts';
import { teamCategories } from './clubs.ts';
import { createdAt, id, instant } from './columns.ts';
import { editions } from './editions.ts';
import { users } from './people.ts';

const editionId = () =>
  integer()
    .notNull()
    .references(() => editions.id, { onDelete: 'cascade' });
const author = () => integer().references(() => users.id, { onDelete: 'set null' });

const runStates = ['running', 'stopped', 'done', 'interrupted'] as const;
const drawStates = ['announced', 'opened', 'running', 'revealed', 'stopped', 'setAside'] as const;
const amendmentKinds = ['changed', 'undone'] as const;

/** One row per edition, locked by every change of its plan. */
export const planDrafts = pgTable(
  'plan_drafts',
  {
    editionId: editionId().primaryKey(),
    /** Number of the last command. */
    revision: integer().notNull().default(0),
    /** The log begins after this command; the plan before it was replaced as a whole. */
    beganAt: integer().notNull().default(0),
    /** The last published version that the draft contains; null: none. */
    baseVersion: integer(),
    /** Incremented by every save of settings and teams. */
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

/** Condition on `plan_commands`: undoes or redoes another command. */
export const isUndoStep = sql`change ->> 'kind' in ('undo', 'redo')`;

export const planCommands = pgTable(
  'plan_commands',
  {
    editionId: editionId(),
    number: integer().notNull(),
    at: instant().notNull(),
    userId: author(),
    /** The last command that the author had seen. */
    revision: integer().notNull(),
    change: jsonb().$type<unknown>().notNull(),
    clientKey: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.number] }),
    uniqueIndex('plan_commands_client_key').on(table.editionId, table.clientKey),
    index('plan_commands_undo').on(table.editionId, table.number).where(isUndoStep),
    atLeast('plan_commands_numbered', 1, [table.number]),
  ],
);

/**
 * The plan after a command. The log can be folded from here, unless something before it is undone or redone
 * later.
 */
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
    /** Numbers of its changes. */
    summary: jsonb().$type<unknown>().notNull(),
    /** The older version that was published again; null: the draft was published. */
    restores: integer(),
    /** The cause, if it was a change of the running tournament. */
    change: jsonb().$type<unknown>(),
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
    /** Unsigned 32 bits. */
    seed: bigint({ mode: 'number' }).notNull(),
    /** Maximal number of moves. */
    moves: integer().notNull(),
    /** Revision of the draft at the start. */
    revision: integer().notNull(),
    progress: jsonb().$type<unknown>().notNull(),
    /** Placements of the best schedule so far, written every few seconds. */
    best: jsonb().$type<unknown>(),
    /** The process that runs it: runs of dead processes are interrupted. */
    process: text().notNull(),
    /** Number of the command that stored its result in the draft. */
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

/** Attempts of the public draw of a category. Rows are never deleted: every attempt stays public. */
export const draws = pgTable(
  'draws',
  {
    categoryId: integer()
      .notNull()
      .references(() => teamCategories.id, { onDelete: 'cascade' }),
    /** Of the attempt, from 1. */
    number: integer().notNull(),
    state: text({ enum: drawStates }).notNull(),
    /** SHA-256 of the secret, published before the draw. */
    secretHash: text().notNull(),
    /** The secret, encrypted with the server's key. */
    sealedSecret: text().notNull(),
    /** Published when the attempt is over; null before, or if the key was lost. */
    secret: text(),
    /** Numbers drawn in the hall, to combine with the secret, and who drew them. */
    hallNumbers: jsonb().$type<number[]>(),
    numbersBy: text(),
    /** All balls in order, encrypted with the server's key, once the seed is known. */
    sealedBalls: text(),
    /** The balls that were shown, when the attempt is over. */
    balls: jsonb().$type<unknown>(),
    /** Number of shown steps: two for each ball. */
    shown: integer().notNull().default(0),
    announcedAt: instant().notNull(),
    /** Numbers are refused before. */
    numbersFrom: instant().notNull(),
    startedAt: instant(),
    revealedAt: instant(),
    /** Stopped, or set aside after the reveal, with the public reason. */
    endedAt: instant(),
    endReason: text(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.number] }),
    oneOf('draws_state_known', table.state, drawStates),
    atLeast('draws_shown_counted', 0, [table.shown]),
    atLeast('draws_numbered', 1, [table.number]),
  ],
);

/** Versions of teams, pots, groups and rules, each published with its hash. The last one is drawn. */
export const drawInputs = pgTable(
  'draw_inputs',
  {
    categoryId: integer().notNull(),
    number: integer().notNull(),
    version: integer().notNull(),
    at: instant().notNull(),
    hash: text().notNull(),
    input: jsonb().$type<unknown>().notNull(),
    /** The format of the groups. */
    format: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.number, table.version] }),
    foreignKey({
      columns: [table.categoryId, table.number],
      foreignColumns: [draws.categoryId, draws.number],
    }).onDelete('cascade'),
    atLeast('draw_inputs_numbered', 1, [table.version]),
  ],
);

/** Changes of the groups of a revealed draw by organisers, with their public reasons. */
export const drawAmendments = pgTable(
  'draw_amendments',
  {
    id: id(),
    categoryId: integer().notNull(),
    number: integer().notNull(),
    at: instant().notNull(),
    userId: author(),
    kind: text({ enum: amendmentKinds }).notNull(),
    reason: text(),
    /** All groups after it, with the ids and names of their teams. */
    groups: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    index('draw_amendments_draw').on(table.categoryId, table.number),
    foreignKey({
      columns: [table.categoryId, table.number],
      foreignColumns: [draws.categoryId, draws.number],
    }).onDelete('cascade'),
    oneOf('draw_amendments_kind_known', table.kind, amendmentKinds),
  ],
);
