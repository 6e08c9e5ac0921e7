import type { BracketMatch, BracketSeat } from '@sevenmetre/rules/bracket';
import type {
  GroupTeam,
  Match,
  PublicMatchEvent,
  Punishments,
  RecordedClock,
} from '@sevenmetre/rules/tournament';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import type { groupTeams, matches } from '../../platform/database/schema/index.ts';
import type { MatchEventRow } from './match-event.repository.ts';
import { inZone, utcText } from './zone-time.ts';

export type MatchRow = typeof matches.$inferSelect;
export type GroupTeamRow = typeof groupTeams.$inferSelect;

const utcTextOrNull = (instant: Date | null): string | null => (instant === null ? null : utcText(instant));

/**
 * The public form of a match, field by field, so that a new column stays private until it is added here.
 * @param timeZone IANA name of the tournament's zone, for `day` and `time`
 */
export function toSnapshotMatch(row: MatchRow, timeZone: string): Match {
  return {
    ...playedBy(row),
    matchNumber: row.matchNumber,
    homeHalfTimeScore: row.homeHalfTimeScore,
    awayHalfTimeScore: row.awayHalfTimeScore,
    endedInShootout: row.endedInShootout,
    ...(row.endedInExtraTime && { endedInExtraTime: true }),
    ...(row.ruling === null ? {} : { ruling: row.ruling }),
    ...(row.cancelled === null ? {} : { cancelled: row.cancelled }),
    corrected: row.officialHomeScore !== null && row.officialAwayScore !== null,
    beingChecked: row.beingChecked,
    ...(row.startsAt === null ? { day: null, time: null } : inZone(row.startsAt, timeZone)),
    startsAt: utcTextOrNull(row.startsAt),
    placeId: row.placeId,
    stageStartedAt: utcTextOrNull(row.stageStartedAt),
    clock: clockOfStage(row),
    startedAt: utcTextOrNull(row.startedAt),
    endedAt: utcTextOrNull(row.endedAt),
    halfLength: row.halfLength,
    streamUrl: row.streamUrl,
    revision: row.revision,
  };
}

/** The clock without device and key. null if it was recorded in another stage. */
function clockOfStage({ clock, stageId }: MatchRow): RecordedClock | null {
  if (clock === null || clock.stageId !== stageId) return null;
  const { seconds, running, at } = clock;
  return { seconds, running, at };
}

/** Columns that the rules of tables and seats use. */
export function toBracketMatch(row: MatchRow): BracketMatch {
  return { ...playedBy(row), homeByHand: row.homeByHand, awayByHand: row.awayByHand };
}

function playedBy(row: MatchRow): Omit<BracketMatch, 'homeByHand' | 'awayByHand'> {
  return {
    id: row.id,
    competitionGroupId: row.groupId,
    homeTeamId: row.homeTeamId,
    awayTeamId: row.awayTeamId,
    homeTeamCompetitionGroupId: row.homePredecessorGroupId,
    awayTeamCompetitionGroupId: row.awayPredecessorGroupId,
    homeTeamCompetitionStandings: row.homePredecessorStandings,
    awayTeamCompetitionStandings: row.awayPredecessorStandings,
    homeScore: row.homeScore,
    awayScore: row.awayScore,
    homeGoalsCount: row.homeGoalsCount,
    awayGoalsCount: row.awayGoalsCount,
    walkOver: row.walkOver,
    ...punishmentsOf(row),
    competitionMatchStageId: row.stageId,
  };
}

/** Only if there are any, so that most rows stay short. */
function punishmentsOf({ homeCards, awayCards, homeFairPlay, awayFairPlay }: MatchRow): Punishments {
  const punishments = { homeCards, awayCards, homeFairPlay, awayFairPlay };
  return Object.values(punishments).every((count) => count === 0) ? {} : punishments;
}

/** The public form of an event: without user and device. */
export function toPublicEvent(row: MatchEventRow, stageCode: StageCode): PublicMatchEvent {
  return {
    id: row.id,
    minute: row.minute,
    second: row.second,
    createdTimestamp: utcText(row.createdTimestamp),
    competitionEventTypeId: row.eventTypeId,
    competitionMatchParticipantId: row.participantId,
    competitionMatchStageId: row.stageId,
    competitionMatchStageCode: stageCode,
    secondaryParticipantId: row.secondaryParticipantId,
    side: row.side,
  };
}

/** The public form of a seat with its standing. */
export function toSnapshotGroupTeam(row: GroupTeamRow): GroupTeam {
  return {
    ...seatOf(row),
    standings: row.standings,
    games: row.games,
    wins: row.wins,
    ties: row.ties,
    losses: row.losses,
    points: row.points,
    goalsScored: row.goalsScored,
    goalsConceded: row.goalsConceded,
    goalsCountScored: row.goalsCountScored,
    goalsCountConceded: row.goalsCountConceded,
  };
}

/** Columns that the rules of tables and seats use. */
export function toBracketSeat(row: GroupTeamRow): BracketSeat {
  return { ...seatOf(row), byHand: row.byHand };
}

function seatOf(row: GroupTeamRow): Omit<BracketSeat, 'byHand'> & Pick<GroupTeam, 'deductionReason'> {
  return {
    id: row.id,
    competitionGroupId: row.groupId,
    seat: row.seat,
    teamId: row.teamId,
    predecessorCompetitionGroupId: row.predecessorGroupId,
    predecessorCompetitionGroupStandings: row.predecessorStandings,
    lot: row.lot,
    ...(row.lotDrawnAt === null ? {} : { lotDrawnAt: utcText(row.lotDrawnAt) }),
    ...(row.deductedPoints === 0
      ? {}
      : { deducted: row.deductedPoints, deductionReason: row.deductionReason ?? '' }),
    ...(row.byHand && row.teamId === null ? { nobody: true as const } : {}),
  };
}
