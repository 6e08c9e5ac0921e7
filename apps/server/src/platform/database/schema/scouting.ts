import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  courtLength,
  courtWidth,
  longestScoutedClock,
  scoutingKinds,
  shotResults,
} from '@sevenmetre/rules/scouting';
import { sides } from '@sevenmetre/rules/vocabulary';
import { between, oneOf } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';
import { matches, matchParticipants } from './competition.ts';
import { places } from './geography.ts';
import { users } from './people.ts';

/** Links with which people without an account scout one match, or the matches of a hall on a day. */
export const scoutingLinks = pgTable(
  'scouting_links',
  {
    id: id(),
    /** null: all matches of the place on the day. */
    matchId: integer().references(() => matches.id, { onDelete: 'cascade' }),
    placeId: integer().references(() => places.id, { onDelete: 'cascade' }),
    /** In the tournament's zone. */
    day: date({ mode: 'string' }),
    /** Hash of the token of the link. */
    tokenHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('scouting_links_match').on(table.matchId),
    index('scouting_links_place').on(table.placeId, table.day),
    check(
      'scouting_links_one_reach',
      sql`(${table.matchId} is not null and ${table.placeId} is null and ${table.day} is null)
        or (${table.matchId} is null and ${table.placeId} is not null and ${table.day} is not null)`,
    ),
  ],
);

/** What a second person notes beside the record of a match. Never part of it. */
export const scoutingEntries = pgTable(
  'scouting_entries',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** The device's key of the tap; a repeat finds the same row. */
    clientKey: text().notNull(),
    kind: text({ enum: scoutingKinds }).notNull(),
    side: text({ enum: sides }).notNull(),
    /** Place of a shot on the attacked half of the court, decimetres. */
    x: integer(),
    y: integer(),
    result: text({ enum: shotResults }),
    /** null: unknown, or one of the two youngest ages. */
    participantId: integer().references(() => matchParticipants.id, { onDelete: 'set null' }),
    /** Match clock. */
    seconds: integer(),
    /** Taken back, for good. */
    undone: boolean().notNull(),
    /** The device's hybrid clock, at most the server's time + 2 s. */
    recordedAt: instant().notNull(),
    device: text().notNull(),
    recordedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The link with which it was noted; null: with an account. */
    linkId: integer().references(() => scoutingLinks.id, { onDelete: 'set null' }),
    receivedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.clientKey] }),
    index('scouting_entries_participant').on(table.participantId),
    index('scouting_entries_link').on(table.linkId),
    oneOf('scouting_entries_kind_known', table.kind, scoutingKinds),
    oneOf('scouting_entries_side_known', table.side, sides),
    oneOf('scouting_entries_result_known', table.result, shotResults),
    between('scouting_entries_x', table.x, 0, courtWidth),
    between('scouting_entries_y', table.y, 0, courtLength),
    between('scouting_entries_seconds', table.seconds, 0, longestScoutedClock),
  ],
);
