import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { locales } from '@sevenmetre/rules/vocabulary';
import type { News } from '@sevenmetre/rules/notifications';
import { atLeast, between, oneOf } from './checks.ts';
import { teams } from './clubs.ts';
import { createdAt, id, instant } from './columns.ts';

/**
 * One row: the key pair that identifies this portal to push services. Browsers subscribe with the public key.
 */
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

/** A browser that follows teams. Its user is unknown. */
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
    /** Consecutive failures. */
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

/**
 * One row: the version up to which changes were processed. Locked by the processing process, so that only one
 * does it.
 */
export const pushCursor = pgTable(
  'push_cursor',
  { id: integer().primaryKey(), epoch: text().notNull(), v: integer().notNull() },
  (table) => [between('push_cursor_one_row', table.id, 1, 1)],
);

/**
 * State of a match that followers were notified of. No foreign key to the match, here and in messages: its
 * check would lock the match's row and block the reporter.
 */
export const pushTold = pgTable('push_told', {
  matchId: integer().primaryKey(),
  started: boolean().notNull(),
  ended: boolean().notNull(),
  home: integer(),
  away: integer(),
  goals: integer().notNull(),
});

/** Time and hall of a match as followers know them; without a foreign key for the same reason. */
export const pushPlanned = pgTable('push_planned', {
  matchId: integer().primaryKey(),
  startsAt: instant(),
  placeId: integer(),
});

/** Messages to send: at most one per browser and match, the newest. */
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
    /** Version of its change; also detects a message that was replaced meanwhile. */
    v: integer().notNull(),
    at: instant().notNull(),
    /** Earliest time of the next attempt, after a failure or while a process has claimed the message. */
    nextAt: instant().notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    unique('push_message_of_match').on(table.subscriptionId, table.matchId),
    index('push_message_next').on(table.nextAt),
  ],
);
