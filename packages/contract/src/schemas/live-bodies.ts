import * as z from 'zod';
import { stageCodes, walkovers } from '@sevenmetre/rules/vocabulary';
import { Day, Id, Instant, Links, TimeOfDay } from './common.ts';

export const LiveGroupTeam = z.object({
  id: Id,
  standings: z.int().nullable(),
  games: z.int(),
  wins: z.int(),
  ties: z.int(),
  losses: z.int(),
  points: z.int(),
  goalsScored: z.int(),
  goalsConceded: z.int(),
  goalsCountScored: z.int(),
  goalsCountConceded: z.int(),
  predecessorCompetitionGroupStandings: z.int().nullable(),
  predecessorCompetitionGroupId: Id.nullable(),
  teamId: Id.nullable(),
  competitionGroupId: Id,
});

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

export const LiveBody = z
  .object({ groupTeams: z.array(LiveGroupTeam), matches: z.array(LiveMatch) })
  .meta({ id: 'CompetitionLive' });
export type LiveBody = z.infer<typeof LiveBody>;

/** A team has begun to play on a seat that belongs to another team by now, or to nobody: it stays until an organiser decides. */
const SeatConflict = z.object({
  groupId: Id,
  groupTeamId: Id.nullable(),
  groupLabel: z.string(),
  teamId: Id,
  teamName: z.string(),
  belongsTo: Id.nullable(),
  belongsToName: z.string().nullable(),
  /** The matches that the team has begun there. */
  matchIds: z.array(Id),
});
export type SeatConflict = z.infer<typeof SeatConflict>;

export const MatchEvent = z.object({
  id: Id,
  minute: z.int(),
  second: z.int(),
  createdTimestamp: Instant,
  competitionEventTypeId: Id,
  competitionMatchParticipantId: Id.nullable(),
  competitionMatchStageId: Id,
  competitionMatchStageCode: z.enum(stageCodes),
  secondaryParticipantId: Id.nullable(),
  side: z.enum(['home', 'away']),
  /** Only to those who may write: the key under which the device recorded it. */
  clientKey: z.string().optional(),
});

export const RosterEntry = z.object({
  /** What events call `competitionMatchParticipantId`. */
  id: Id,
  teamId: Id,
  side: z.enum(['home', 'away']),
  isLeader: z.boolean(),
  jerseyNumber: z.int().nullable(),
  /** As far as the edition publishes names; null: the number stands alone. */
  name: z.string().nullable(),
});

export const MatchDetail = z
  .object({
    events: z.array(MatchEvent),
    match: LiveMatch,
    /** What a call has to say beyond the specified fields. */
    meta: z.object({ seatConflicts: z.array(SeatConflict).optional() }).catchall(z.unknown()),
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
