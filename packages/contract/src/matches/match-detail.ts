import { walkovers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Links, TimeOfDay } from '../common.ts';
import { MatchEvent } from '../match-events/match-event.ts';
import { StandingSignature } from '../match-events/schemas.ts';

export const LiveMatch = z.object({
  id: Id,
  homeTeamId: Id.nullable(),
  awayTeamId: Id.nullable(),
  homeTeamCompetitionGroupId: Id.nullable(),
  awayTeamCompetitionGroupId: Id.nullable(),
  homeTeamCompetitionStandings: z.int().nullable(),
  awayTeamCompetitionStandings: z.int().nullable(),
  matchNumber: z.int(),
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
  homeGoalsCount: z.int(),
  awayGoalsCount: z.int(),
  walkOver: z.enum(walkovers).nullable(),
  day: Day.nullable(),
  time: TimeOfDay.nullable(),
  placeId: Id.nullable(),
  competitionGroupId: Id.nullable(),
  competitionMatchStageId: Id,
  /** Seconds of regular play, both halves. */
  matchLength: z.int(),
  streamUrl: z.string().nullable(),
  endedInShootout: z.boolean(),
  meta: z.record(z.string(), z.unknown()),
});
export type SeatConflict = z.infer<typeof SeatConflict>;

export const RosterEntry = z.object({
  /** `competitionMatchParticipantId` of events. */
  id: Id,
  teamId: Id,
  side: z.enum(['home', 'away']),
  isLeader: z.boolean(),
  jerseyNumber: z.int().nullable(),
  /** As far as the edition publishes names; null: number only. */
  name: z.string().nullable(),
});

/**
 * A team has begun to play on a seat that another team or none should have, or a walkover was given against the empty seat: it stays until
 * an organiser decides.
 */
const SeatConflict = z.object({
  groupId: Id,
  groupTeamId: Id.nullable(),
  groupLabel: z.string(),
  /** null: the seat is empty. */
  teamId: Id.nullable(),
  teamName: z.string().nullable(),
  belongsTo: Id.nullable(),
  belongsToName: z.string().nullable(),
  /** Matches that the team has begun there. */
  matchIds: z.array(Id),
});

export const MatchDetail = z
  .object({
    events: z.array(MatchEvent),
    match: LiveMatch,
    /** Additional data beyond the specified fields. */
    meta: z
      .object({
        seatConflicts: z.array(SeatConflict).optional(),
        /** For writers only; absent: not in this answer. */
        signatures: z.array(StandingSignature).optional(),
      })
      .catchall(z.unknown()),
    referees: z.array(
      z.object({ id: Id, firstName: z.string(), lastName: z.string(), countryCode: z.string().nullable() }),
    ),
    roster: z.array(RosterEntry),
    /** Only in answers to a signed-in writer; public answers are the same bytes for everybody. */
    links: Links.optional(),
  })
  .meta({ id: 'MatchDetail' });
export type MatchDetail = z.infer<typeof MatchDetail>;

export const MatchLiveBody = MatchDetail.pick({ match: true, events: true }).meta({ id: 'MatchLive' });
