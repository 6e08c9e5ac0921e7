import type { BracketMatch, BracketSeat, Competition, MatchSide } from './competition.ts';
import { isBegun, placeholderOf, placeholderOfSeat } from './competition.ts';

/** Whether the seat has a team and no source. A seat without both is a bye. */
export function isNamedSeat(seat: BracketSeat): boolean {
  return seat.teamId !== null && placeholderOfSeat(seat) === null;
}

/**
 * The sides that change with a seat without a source: those of its team, without a source, in matches that
 * have not begun. They follow the seat when it gets another team (rule BR21).
 */
export function sidesOfNamedSeat(
  competition: Competition,
  { competitionGroupId, teamId }: NamedSeat,
): MatchSide[] {
  const matches = competition.matchesOfGroup.get(competitionGroupId) ?? [];
  return matches
    .filter((match) => !isBegun(competition, match))
    .flatMap(namedSides)
    .filter(({ match, side }) => (side === 'home' ? match.homeTeamId : match.awayTeamId) === teamId);
}

type NamedSeat = Pick<BracketSeat, 'competitionGroupId' | 'teamId'>;

/** Sides without a source whose team has no seat in the group. */
export function namedSidesWithoutSeat(competition: Competition, groupId: number): MatchSide[] {
  const seated = new Set((competition.seatsOfGroup.get(groupId) ?? []).map(({ teamId }) => teamId));
  return (competition.matchesOfGroup.get(groupId) ?? []).flatMap(namedSides).filter(({ match, side }) => {
    const teamId = side === 'home' ? match.homeTeamId : match.awayTeamId;
    return teamId !== null && !seated.has(teamId);
  });
}

function namedSides(match: BracketMatch): MatchSide[] {
  const sides = [
    { match, side: 'home' },
    { match, side: 'away' },
  ] as const;
  return sides.filter(({ side }) => placeholderOf(match, side) === null);
}
