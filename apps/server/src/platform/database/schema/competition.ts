import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { rosterRoles, sides, stageCodes, walkovers } from '@sevenmetre/rules/vocabulary';
import type { AheadTimes, HeldChange } from '@sevenmetre/sync';
import { teamCategories, teams } from './clubs.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { places } from './geography.ts';
import { participants } from './people.ts';
import { referees } from './referees.ts';

export const matchStages = pgTable('match_stages', {
  id: id(),
  code: text({ enum: stageCodes }).notNull().unique(),
  nameCs: text().notNull(),
  nameEn: text().notNull(),
  shortNameCs: text().notNull(),
  shortNameEn: text().notNull(),
  stageType: text().notNull(),
  /** Seconds; a match's own half length goes before it. */
  duration: integer(),
  startTime: integer(),
  weight: integer().notNull(),
});

export const eventTypes = pgTable('event_types', {
  id: id(),
  code: text().notNull().unique(),
  nameCs: text().notNull(),
  nameEn: text().notNull(),
  category: text({ enum: ['goal', 'shootout', 'suspension', 'card', 'other'] }).notNull(),
  shortName: text().notNull(),
  penaltyMatchStop: boolean().notNull().default(false),
  /** Seconds off the court. */
  penaltyDuration: integer().notNull().default(0),
  scoreIncrease: integer().notNull().default(0),
  secondaryParticipantAllowed: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  weight: integer().notNull(),
});

export const roundLevels = pgTable('round_levels', {
  id: id(),
  systemName: text().notNull().unique(),
  nameCs: text().notNull(),
  nameEn: text().notNull(),
  isBracket: boolean().notNull(),
  weight: integer().notNull(),
});

export const groups = pgTable(
  'groups',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => teamCategories.id),
    roundLevelId: integer()
      .notNull()
      .references(() => roundLevels.id),
    sourceId: text(),
    label: text().notNull(),
    playoffCategory: text(),
    carriesOver: boolean().notNull().default(false),
    closedByHand: boolean().notNull().default(false),
    weight: integer().notNull(),
  },
  (table) => [
    uniqueIndex('groups_label').on(table.editionId, table.label),
    uniqueIndex('groups_source').on(table.editionId, table.sourceId),
    index('groups_category').on(table.categoryId),
  ],
);

/** A seat in a group with what its team has won there; the numbers are derived from matches in the same transaction. */
export const groupTeams = pgTable(
  'group_teams',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    teamId: integer().references(() => teams.id),
    predecessorGroupId: integer().references(() => groups.id),
    predecessorStandings: integer(),
    standings: integer(),
    games: integer().notNull().default(0),
    wins: integer().notNull().default(0),
    ties: integer().notNull().default(0),
    losses: integer().notNull().default(0),
    points: integer().notNull().default(0),
    goalsScored: integer().notNull().default(0),
    goalsConceded: integer().notNull().default(0),
    goalsCountScored: integer().notNull().default(0),
    goalsCountConceded: integer().notNull().default(0),
    lot: integer(),
  },
  (table) => [
    uniqueIndex('group_teams_seat').on(table.groupId, table.seat),
    index('group_teams_team').on(table.teamId),
    index('group_teams_predecessor').on(table.predecessorGroupId),
  ],
);

export const matches = pgTable(
  'matches',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    matchNumber: integer().notNull(),
    groupId: integer().references(() => groups.id),
    homeTeamId: integer().references(() => teams.id),
    awayTeamId: integer().references(() => teams.id),
    homePredecessorGroupId: integer().references(() => groups.id),
    homePredecessorStandings: integer(),
    awayPredecessorGroupId: integer().references(() => groups.id),
    awayPredecessorStandings: integer(),
    homeScore: integer(),
    awayScore: integer(),
    homeGoalsCount: integer().notNull().default(0),
    awayGoalsCount: integer().notNull().default(0),
    homeHalfTimeScore: integer(),
    awayHalfTimeScore: integer(),
    walkOver: text({ enum: walkovers }),
    /** The organiser's result against the events; everything follows it until it is cleared. */
    officialHomeScore: integer(),
    officialAwayScore: integer(),
    officialReason: text(),
    startsAt: instant(),
    placeId: integer().references(() => places.id),
    stageId: integer()
      .notNull()
      .references(() => matchStages.id),
    stageStartedAt: instant(),
    startedAt: instant(),
    endedAt: instant(),
    approvedAt: instant(),
    /** Seconds of one half. */
    halfLength: integer().notNull(),
    streamUrl: text(),
    endedInShootout: boolean().notNull().default(false),
    beingChecked: boolean().notNull().default(false),
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Grows with every write to the match or its events. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('matches_number').on(table.editionId, table.matchNumber),
    index('matches_group').on(table.groupId),
    index('matches_place').on(table.placeId, table.startsAt),
    index('matches_home').on(table.homeTeamId),
    index('matches_away').on(table.awayTeamId),
  ],
);

export const matchReferees = pgTable(
  'match_referees',
  {
    id: id(),
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    refereeId: integer()
      .notNull()
      .references(() => referees.id),
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex('match_referees_position').on(table.matchId, table.position),
    index('match_referees_referee').on(table.refereeId),
  ],
);

/** The lineup: who stands in the roster of one match, for which side. */
export const matchParticipants = pgTable(
  'match_participants',
  {
    id: id(),
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    participantId: integer()
      .notNull()
      .references(() => participants.id),
    side: text({ enum: sides }).notNull(),
    role: text({ enum: rosterRoles }).notNull(),
    jerseyNumber: integer(),
  },
  (table) => [
    uniqueIndex('match_participants_once').on(table.matchId, table.participantId),
    index('match_participants_participant').on(table.participantId),
  ],
);

/** What happened in a match. A deleted event stays as a tombstone, so that a late repeat cannot revive it. */
export const matchEvents = pgTable(
  'match_events',
  {
    id: id(),
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** The device's own key of the tap; a repeat finds the same row. */
    clientKey: text().notNull(),
    stageId: integer()
      .notNull()
      .references(() => matchStages.id),
    eventTypeId: integer()
      .notNull()
      .references(() => eventTypes.id),
    side: text({ enum: sides }).notNull(),
    /** Minute and second of the match clock; the second half goes on counting. */
    minute: integer().notNull(),
    second: integer().notNull(),
    participantId: integer().references(() => matchParticipants.id),
    secondaryParticipantId: integer().references(() => matchParticipants.id),
    revision: integer().notNull().default(1),
    /** When the device says it was tapped, never later than the server's now + 2 s. */
    createdTimestamp: instant().notNull(),
    modifiedAt: instant().notNull(),
    device: text().notNull(),
    /** The device's times as they arrived, for disputes about a wrong clock. */
    rawCreatedTimestamp: text(),
    rawModifiedAt: text(),
    /** The newest own time of each device whose clock was ahead: a repeat from it is known as one. */
    aheadOfClock: jsonb().$type<AheadTimes>().notNull().default({}),
    /** A change that arrived after approval, applied when the match is reopened. */
    heldChange: jsonb().$type<HeldChange>(),
    deletedAt: instant(),
    /** Arrived after approval: stored, not counted, waits for a super reporter. */
    pending: boolean().notNull().default(false),
    createdByUserId: integer(),
    receivedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('match_events_client_key').on(table.matchId, table.clientKey),
    index('match_events_participant').on(table.participantId),
  ],
);

/** Keys deleted before their event arrived: whatever comes under one of them stays deleted. */
export const deletedEventKeys = pgTable(
  'deleted_event_keys',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    clientKey: text().notNull(),
    deletedAt: instant().notNull(),
    deletedByUserId: integer(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.clientKey] })],
);
