import type { LiveBody, LiveGroupTeam, LiveMatch } from './live-rows.ts';
import { scheduleIndex } from '../lookups/match-index.ts';
import { matchesOf } from '../lookups/matches-of.ts';
import { seatIndex } from '../lookups/seat-index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { GroupTeam, Match } from '../../tournament/index.ts';
import { publicMatch, publicSeat } from '../lookups/visibility.ts';

/** The body of all standings and matches as specified; matches by day, then time. */
export function liveBody(snapshot: Snapshot): LiveBody {
  return {
    groupTeams: seatsInOrder(snapshot).map((seat) => liveGroupTeam(snapshot, seat)),
    matches: matchesInOrder(snapshot).map((match) => liveMatch(snapshot, match)),
  };
}

/** Seats in the order of the live body: by group. */
export function seatsInOrder(snapshot: Snapshot): GroupTeam[] {
  const { ofGroup } = seatIndex(snapshot.groupTeams);
  return [...ofGroup.keys()]
    .sort((a, b) => a - b)
    .flatMap((group) => ofGroup.get(group) ?? [])
    .flatMap((id) => snapshot.groupTeams.get(id) ?? []);
}

/** Matches by day, then time, then number. */
export function matchesInOrder(snapshot: Snapshot): Match[] {
  return matchesOf(snapshot, scheduleIndex(snapshot.matches).inOrder);
}

/** Field by field, so that equal rows have equal bytes. */
export function liveGroupTeam(snapshot: Snapshot, stored: GroupTeam): LiveGroupTeam {
  const seat = publicSeat(snapshot, stored);
  return {
    id: seat.id,
    standings: seat.standings,
    games: seat.games,
    wins: seat.wins,
    ties: seat.ties,
    losses: seat.losses,
    points: seat.points,
    goalsScored: seat.goalsScored,
    goalsConceded: seat.goalsConceded,
    goalsCountScored: seat.goalsCountScored,
    goalsCountConceded: seat.goalsCountConceded,
    predecessorCompetitionGroupStandings: seat.predecessorCompetitionGroupStandings,
    predecessorCompetitionGroupId: seat.predecessorCompetitionGroupId,
    teamId: seat.teamId,
    competitionGroupId: seat.competitionGroupId,
    ...(seat.deducted === undefined
      ? {}
      : { deducted: seat.deducted, deductionReason: seat.deductionReason ?? '' }),
    ...(seat.nobody ? { nobody: true as const } : {}),
  };
}

/** The public row of a match. */
export function liveMatch(snapshot: Snapshot, stored: Match): LiveMatch {
  return liveMatchRow(publicMatch(snapshot, stored));
}

/** Field by field, so that equal rows have equal bytes. Hides nothing: see `liveMatch`. */
export function liveMatchRow(match: Match): LiveMatch {
  return {
    id: match.id,
    homeTeamId: match.homeTeamId,
    awayTeamId: match.awayTeamId,
    homeTeamCompetitionGroupId: match.homeTeamCompetitionGroupId,
    awayTeamCompetitionGroupId: match.awayTeamCompetitionGroupId,
    homeTeamCompetitionStandings: match.homeTeamCompetitionStandings,
    awayTeamCompetitionStandings: match.awayTeamCompetitionStandings,
    matchNumber: match.matchNumber,
    homeScore: match.homeScore,
    awayScore: match.awayScore,
    homeGoalsCount: match.homeGoalsCount,
    awayGoalsCount: match.awayGoalsCount,
    walkOver: match.walkOver,
    day: match.day,
    time: match.time,
    placeId: match.placeId,
    competitionGroupId: match.competitionGroupId,
    competitionMatchStageId: match.competitionMatchStageId,
    matchLength: 2 * match.halfLength,
    streamUrl: match.streamUrl,
    endedInShootout: match.endedInShootout,
    meta: metaOf(match),
  };
}

/** Data without a field in the specified row; only if present. */
function metaOf(match: Match): Record<string, unknown> {
  const { homeHalfTimeScore, awayHalfTimeScore, stageStartedAt, clock } = match;
  return {
    ...(homeHalfTimeScore === null ? {} : { homeHalfTimeScore, awayHalfTimeScore }),
    ...(stageStartedAt === null ? {} : { stageStartedAt }),
    ...(clock === null ? {} : { clock }),
    ...(match.endedInExtraTime ? { endedInExtraTime: true } : {}),
    ...(match.corrected ? { corrected: true } : {}),
    ...(match.beingChecked ? { beingChecked: true } : {}),
  };
}
