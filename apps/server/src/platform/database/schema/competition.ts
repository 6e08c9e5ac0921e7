import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CancelledMatch } from '@sevenmetre/rules/tournament';
import { matchRulings, rosterRoles, sides, walkovers } from '@sevenmetre/rules/vocabulary';
import type { MatchClock } from '@sevenmetre/sync';
import { atLeast, between, bothOrNeither, oneOf } from './checks.ts';
import { teamCategories, teams } from './clubs.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { places } from './geography.ts';
import { matchStages, roundLevels } from './match-reference.ts';
import { participants } from './people.ts';
import { referees } from './referees.ts';

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
    /** Its label in the plan, which is stable across new plans; null: not from a plan. */
    planKey: text(),
    label: text().notNull(),
    playoffCategory: text(),
    carriesOver: boolean().notNull().default(false),
    /** Place of the groups whose teams are compared here; null: an ordinary group. */
    comparedPlace: integer(),
    closedByHand: boolean().notNull().default(false),
    weight: integer().notNull(),
  },
  (table) => [
    uniqueIndex('groups_label').on(table.editionId, table.label),
    uniqueIndex('groups_source').on(table.editionId, table.sourceId),
    uniqueIndex('groups_plan_key').on(table.editionId, table.planKey),
    index('groups_category').on(table.categoryId),
    atLeast('groups_compared_place', 1, [table.comparedPlace]),
  ],
);

/**
 * A seat in a group with the statistics of its team; the numbers are derived from matches in the same
 * transaction.
 */
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
    /** Lots of one draw have the same instant; lots of different draws are not compared. */
    lotDrawnAt: instant(),
    /** Points that a ruling has taken from the team in this group, and why; `points` are without them. */
    deductedPoints: integer().notNull().default(0),
    deductionReason: text(),
    /** Set by hand, so that it follows no table; without a team: left empty by hand. */
    byHand: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('group_teams_seat').on(table.groupId, table.seat),
    index('group_teams_team').on(table.teamId),
    index('group_teams_predecessor').on(table.predecessorGroupId),
    atLeast('group_teams_places', 1, [table.seat, table.standings, table.predecessorStandings]),
    bothOrNeither('group_teams_whole_predecessor', table.predecessorGroupId, table.predecessorStandings),
    atLeast('group_teams_tally', 0, [table.games, table.wins, table.ties, table.losses]),
    between('group_teams_deduction', table.deductedPoints, 0, 99),
    atLeast('group_teams_goals', 0, [
      table.goalsScored,
      table.goalsConceded,
      table.goalsCountScored,
      table.goalsCountConceded,
    ]),
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
    /** Its key in the plan, which is stable across new plans; null: not from a plan. */
    planKey: text(),
    groupId: integer().references(() => groups.id),
    homeTeamId: integer().references(() => teams.id),
    awayTeamId: integer().references(() => teams.id),
    homePredecessorGroupId: integer().references(() => groups.id),
    homePredecessorStandings: integer(),
    awayPredecessorGroupId: integer().references(() => groups.id),
    awayPredecessorStandings: integer(),
    /** The team of that side was set by hand, so that it follows no table. */
    homeByHand: boolean().notNull().default(false),
    awayByHand: boolean().notNull().default(false),
    homeScore: integer(),
    awayScore: integer(),
    homeGoalsCount: integer().notNull().default(0),
    awayGoalsCount: integer().notNull().default(0),
    /** Cards and fair-play numbers by the counting events; none with a walkover. */
    homeCards: integer().notNull().default(0),
    awayCards: integer().notNull().default(0),
    homeFairPlay: integer().notNull().default(0),
    awayFairPlay: integer().notNull().default(0),
    homeHalfTimeScore: integer(),
    awayHalfTimeScore: integer(),
    walkOver: text({ enum: walkovers }),
    /** Ruling of an organiser; null: none. */
    ruling: text({ enum: matchRulings }),
    /** The organiser's result against the events; it counts until it is removed. */
    officialHomeScore: integer(),
    officialAwayScore: integer(),
    officialReason: text(),
    startsAt: instant(),
    placeId: integer().references(() => places.id),
    /** Key of the court, if it is not the first one of the hall. */
    court: text(),
    /** The match was removed by a new plan: it keeps its number and address, and is not played. */
    cancelledAt: instant(),
    /** Data of the match before the cancellation; null: not cancelled. */
    cancelled: jsonb().$type<CancelledMatch>(),
    stageId: integer()
      .notNull()
      .references(() => matchStages.id),
    stageStartedAt: instant(),
    /** The newest row of `match_clocks`; null: none. */
    clock: jsonb().$type<MatchClock>(),
    startedAt: instant(),
    endedAt: instant(),
    /** Times that an import made up from the schedule because its folder had none; null: none was made up. */
    madeUpStart: instant(),
    madeUpEnd: instant(),
    approvedAt: instant(),
    /** Seconds of one half. */
    halfLength: integer().notNull(),
    streamUrl: text(),
    endedInShootout: boolean().notNull().default(false),
    endedInExtraTime: boolean().notNull().default(false),
    beingChecked: boolean().notNull().default(false),
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Incremented by every write to the match or its events. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('matches_number').on(table.editionId, table.matchNumber),
    uniqueIndex('matches_plan_key').on(table.editionId, table.planKey),
    index('matches_group').on(table.groupId),
    index('matches_place').on(table.placeId, table.startsAt),
    index('matches_home').on(table.homeTeamId),
    index('matches_away').on(table.awayTeamId),
    atLeast('matches_numbers', 1, [
      table.matchNumber,
      table.halfLength,
      table.homePredecessorStandings,
      table.awayPredecessorStandings,
    ]),
    bothOrNeither(
      'matches_whole_home_predecessor',
      table.homePredecessorGroupId,
      table.homePredecessorStandings,
    ),
    bothOrNeither(
      'matches_whole_away_predecessor',
      table.awayPredecessorGroupId,
      table.awayPredecessorStandings,
    ),
    atLeast('matches_scores', 0, [
      table.homeScore,
      table.awayScore,
      table.homeGoalsCount,
      table.awayGoalsCount,
      table.homeHalfTimeScore,
      table.awayHalfTimeScore,
    ]),
    atLeast('matches_cards', 0, [table.homeCards, table.awayCards]),
    atLeast('matches_fair_play', 0, [table.homeFairPlay, table.awayFairPlay]),
    atLeast('matches_official_scores', 0, [table.officialHomeScore, table.officialAwayScore]),
    bothOrNeither('matches_whole_official_score', table.officialHomeScore, table.officialAwayScore),
    oneOf('matches_walk_over_known', table.walkOver, walkovers),
    oneOf('matches_ruling_known', table.ruling, matchRulings),
    atLeast('matches_revision_counted', 0, [table.revision]),
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

/** The lineup: persons in the roster of one match, by side. */
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
    index('match_participants_team').on(table.teamId),
    oneOf('match_participants_side_known', table.side, sides),
    oneOf('match_participants_role_known', table.role, rosterRoles),
    between('match_participants_jersey', table.jerseyNumber, 0, 99),
  ],
);
