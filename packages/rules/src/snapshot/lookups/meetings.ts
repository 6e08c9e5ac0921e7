import { sides } from '../../vocabulary/index.ts';
import type { Match } from '../../tournament/index.ts';
import type { Meeting } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import { headOfTeam } from './heads.ts';
import { matchesOf } from './matches-of.ts';
import { comparePlayingOrder, seatedMatchesOfTeam } from './match-index.ts';
import { isFinished } from './progress.ts';
import { isResultHidden } from './visibility.ts';

/**
 * Approved, played matches of the same two teams in this edition that come before the match in the order of
 * play, newest first. Walkovers and hidden results are left out.
 */
export function meetingsBefore(snapshot: Snapshot, match: Match): Meeting[] {
  return matchesOfPair(snapshot, match)
    .filter((other) => comparePlayingOrder(other, match) < 0 && !isResultHidden(snapshot, other))
    .toReversed()
    .flatMap((other) => meetingOf(snapshot, other, match) ?? []);
}

/** Other matches between the same two seated teams, in the order of play. */
export function matchesOfPair(snapshot: Snapshot, { id, homeTeamId, awayTeamId }: Match): Match[] {
  if (homeTeamId === null || awayTeamId === null) return [];
  const own = seatedMatchesOfTeam(snapshot.matches);
  const ofAway = new Set(own.get(awayTeamId));
  return matchesOf(
    snapshot,
    (own.get(homeTeamId) ?? []).filter((other) => other !== id && ofAway.has(other)),
  );
}

/** From the view of the coming match; null: it has no played result. */
function meetingOf(snapshot: Snapshot, other: Match, coming: Match): Meeting | null {
  const { homeScore, awayScore, walkOver, homeTeamId } = other;
  if (!isFinished(snapshot, other) || walkOver !== null || homeScore === null || awayScore === null)
    return null;
  const isAlike = homeTeamId === coming.homeTeamId;
  const scores = isAlike ? { home: homeScore, away: awayScore } : { home: awayScore, away: homeScore };
  const [home, away] = sides.map((side) => {
    const team = snapshot.teams.get((side === 'home' ? coming.homeTeamId : coming.awayTeamId) ?? 0);
    const { name, numeral } = team ? headOfTeam(snapshot, team) : { name: '', numeral: null };
    return { name: numeral === null ? name : `${name} ${numeral}`, score: scores[side] };
  });
  if (!home || !away) return null;
  return { address: null, year: snapshot.edition.year, matchId: other.id, home, away };
}
