import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { locales } from '@sevenmetre/rules/vocabulary';
import type { News } from '@sevenmetre/rules/notifications';
import { atLeast, between, oneOf } from './checks.ts';
import { teams } from './clubs.ts';
import { createdAt, id, instant } from './columns.ts';

/** One row: the key pair by which push services know this portal. Browsers subscribe with its public half. */
export const pushKeys = pgTable(
  'push_key',
  {
    id: integer().primaryKey(),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [between('push_key_one_row', table.id, 1, 1)],
);

/** A browser that wants to hear of teams. Nobody knows whose it is. */
export const pushSubscriptions = pgTable(
  'push_subscription',
  {
    id: id(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    createdAt: createdAt(),
    lastSuccessAt: instant(),
    /** In a row. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    oneOf('push_subscription_locale_known', table.locale, locales),
    atLeast('push_subscription_failures_counted', 0, [table.failures]),
  ],
);

export const pushChoices = pgTable(
  'push_choice',
  {
    subscriptionId: integer()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    start: boolean().notNull(),
    goals: boolean().notNull(),
    result: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.teamId] }),
    index('push_choice_team').on(table.teamId),
  ],
);

/** One row: up to which version changes have been looked at. Whoever looks holds its lock, so that one process does. */
export const pushCursor = pgTable(
  'push_cursor',
  { id: integer().primaryKey(), epoch: text().notNull(), v: integer().notNull() },
  (table) => [between('push_cursor_one_row', table.id, 1, 1)],
);

/**
 * What followers have been told of a match. Neither this nor a message has a foreign key to the match: to check it, the
 * match's row would be locked, and its reporter would wait.
 */
export const pushTold = pgTable('push_told', {
  matchId: integer().primaryKey(),
  started: boolean().notNull(),
  ended: boolean().notNull(),
  home: integer(),
  away: integer(),
  goals: integer().notNull(),
});

/** When and where followers believe that a match is to be played; without a foreign key for the same reason. */
export const pushPlanned = pgTable('push_planned', {
  matchId: integer().primaryKey(),
  startsAt: instant(),
  placeId: integer(),
});

/** What is to be sent: at most one message of a match waits for a browser, the newest. */
export const pushMessages = pgTable(
  'push_message',
  {
    id: id(),
    subscriptionId: integer()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    matchId: integer().notNull(),
    news: jsonb().$type<News>().notNull(),
    teamIds: jsonb().$type<readonly number[]>().notNull(),
    quiet: boolean().notNull(),
    /** Of the change it tells of; it also says whether a message has been replaced meanwhile. */
    v: integer().notNull(),
    at: instant().notNull(),
    /** Not before then: it failed, or somebody is sending it and is believed to be alive until then. */
    nextAt: instant().notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    unique('push_message_of_match').on(table.subscriptionId, table.matchId),
    index('push_message_next').on(table.nextAt),
  ],
);
