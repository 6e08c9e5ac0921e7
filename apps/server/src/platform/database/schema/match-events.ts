import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { signatureMoments, signatureRoles, signatureWays } from '@sevenmetre/rules/match';
import type { MatchRecord } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { AheadTimes, HeldChange } from '@sevenmetre/sync';
import { atLeast, between, oneOf } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';
import { matches, matchParticipants } from './competition.ts';
import { eventTypes, matchStages } from './match-reference.ts';
import { users } from './people.ts';

/** An event of a match. Deleted events stay as tombstones, so that late repeats cannot restore them. */
export const matchEvents = pgTable(
  'match_events',
  {
    id: id(),
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** The device's key of the tap; a repeat finds the same row. */
    clientKey: text().notNull(),
    stageId: integer()
      .notNull()
      .references(() => matchStages.id),
    eventTypeId: integer()
      .notNull()
      .references(() => eventTypes.id),
    side: text({ enum: sides }).notNull(),
    /** Minute and second of the match clock, which continues in the second half. */
    minute: integer().notNull(),
    second: integer().notNull(),
    participantId: integer().references(() => matchParticipants.id),
    secondaryParticipantId: integer().references(() => matchParticipants.id),
    revision: integer().notNull().default(1),
    /** Time of the tap by the device, at most the server's time + 2 s. */
    createdTimestamp: instant().notNull(),
    modifiedAt: instant().notNull(),
    device: text().notNull(),
    /** The device's times as received, for disputes about wrong clocks. */
    rawCreatedTimestamp: text(),
    rawModifiedAt: text(),
    /** The newest own time of each device whose clock was ahead, to recognise its repeats. */
    aheadOfClock: jsonb().$type<AheadTimes>().notNull().default({}),
    /** A change that arrived after the approval, applied when the match is reopened. */
    heldChange: jsonb().$type<HeldChange>(),
    deletedAt: instant(),
    /** Arrived after approval: stored, not counted, waits for a super reporter. */
    pending: boolean().notNull().default(false),
    createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    receivedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('match_events_client_key').on(table.matchId, table.clientKey),
    index('match_events_participant').on(table.participantId),
    oneOf('match_events_side_known', table.side, sides),
    between('match_events_minute_of_match', table.minute, 0, 999),
    between('match_events_second_of_minute', table.second, 0, 59),
    atLeast('match_events_revision_counted', 1, [table.revision]),
  ],
);

/** Keys that were deleted before their event arrived, so that it stays deleted. */
export const deletedEventKeys = pgTable(
  'deleted_event_keys',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    clientKey: text().notNull(),
    deletedAt: instant().notNull(),
    deletedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.clientKey] })],
);

/**
 * Starts, stops and corrections of the match clock, all of which are kept: the value at an instant. The
 * newest one applies and is copied into its match.
 */
export const matchClocks = pgTable(
  'match_clocks',
  {
    id: id(),
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** The device's key of the tap; a repeat finds the same row. */
    clientKey: text().notNull(),
    stageId: integer()
      .notNull()
      .references(() => matchStages.id),
    /** Value of the match clock at the instant. */
    seconds: integer().notNull(),
    running: boolean().notNull(),
    /** By the server's clock, at most its time + 2 s. */
    at: instant().notNull(),
    /** Order of precedence: the device's hybrid clock, at most the server's time + 2 s. */
    recordedAt: instant()
      .notNull()
      .default(sql`now()`),
    /** As received, for disputes about wrong clocks. */
    rawAt: text().notNull(),
    device: text().notNull(),
    recordedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    receivedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('match_clocks_client_key').on(table.matchId, table.clientKey),
    atLeast('match_clocks_seconds', 0, [table.seconds]),
  ],
);

/** Approvals of both teams' officials at the table, and remarks for the report. One row per match. */
export const matchReports = pgTable('match_reports', {
  matchId: integer()
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  homeOfficial: text(),
  homeApprovedAt: instant(),
  awayOfficial: text(),
  awayApprovedAt: instant(),
  remarks: text().notNull().default(''),
  protest: text().notNull().default(''),
  injuries: text().notNull().default(''),
  /** null: not counted. */
  spectators: integer(),
});

/** Written reports of blue cards. Never public. */
export const writtenReports = pgTable(
  'written_reports',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Key of the card's event in its match. */
    eventKey: text().notNull(),
    /** '': it follows. */
    text: text().notNull(),
    follows: boolean().notNull(),
    name: text().notNull(),
    writtenAt: instant().notNull(),
    writtenByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.eventKey] })],
);

/** Sealed versions of the record of a match; none is ever changed. */
export const reportVersions = pgTable(
  'report_versions',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** From 1. */
    version: integer().notNull(),
    /** Of the public page: twelve letters and digits. */
    code: text().notNull().unique(),
    /** SHA-256 of the record's canonical text, lower-case hexadecimal. */
    fingerprint: text().notNull(),
    /** What was sealed: people by ids, no names. */
    record: jsonb().notNull().$type<MatchRecord>(),
    sealedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.version] }),
    atLeast('report_versions_counted', 1, [table.version]),
  ],
);

/** Signatures of the record of a match and refusals of them, all of which are kept; the newest of a role and moment stands. */
export const matchSignatures = pgTable(
  'match_signatures',
  {
    id: id(),
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** The device's key of the tap; a repeat finds the same row. */
    clientKey: text().notNull(),
    moment: text({ enum: signatureMoments }).notNull(),
    role: text({ enum: signatureRoles }).notNull(),
    way: text({ enum: signatureWays }).notNull(),
    name: text().notNull(),
    /** Strokes of a drawn one, as `drawingOf` writes them. */
    drawing: text(),
    /** Whether the PIN was right; null: without a PIN. The PIN is not stored. */
    isVerified: boolean(),
    remark: text().notNull(),
    /** The score that was shown; null: before the match. */
    homeScore: integer(),
    awayScore: integer(),
    /** Order of precedence: the device's hybrid clock, at most the server's time + 2 s. */
    recordedAt: instant().notNull(),
    device: text().notNull(),
    recordedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    receivedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('match_signatures_client_key').on(table.matchId, table.clientKey),
    oneOf('match_signatures_moment_known', table.moment, signatureMoments),
    oneOf('match_signatures_role_known', table.role, signatureRoles),
    oneOf('match_signatures_way_known', table.way, signatureWays),
    atLeast('match_signatures_score', 0, [table.homeScore, table.awayScore]),
  ],
);
