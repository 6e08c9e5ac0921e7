import type { BracketMatch, BracketSeat, Competition, MatchSide } from './competition.ts';
import { isBegun, placeholderOf, placeholderOfSeat } from './competition.ts';

/** Whether the team of a seat was named from the start. A seat without team and source is a bye and waits for nobody. */
export function isNamedSeat(seat: BracketSeat): boolean {
  return seat.teamId !== null && placeholderOfSeat(seat) === null;
}

/**
 * The sides of a group's matches on which the team of a named seat is going to play: those that name it from the start and have not
 * begun. They follow the seat when it is given to another team (rule BR21).
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

/** Sides of a group's matches whose team was named from the start, although no seat of the group has it. */
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
