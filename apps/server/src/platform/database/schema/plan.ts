import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
const drawStates = ['announced', 'opened', 'running', 'revealed'] as const;

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

/** Of `plan_commands`: undoes or redoes another command. */
export const isUndoStep = sql`change ->> 'kind' in ('undo', 'redo')`;

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
    index('plan_commands_undo').on(table.editionId, table.number).where(isUndoStep),
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
    /** What happened, when a change of the running tournament was published. */
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
    /** 32 bits without a sign. */
    seed: bigint({ mode: 'number' }).notNull(),
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
