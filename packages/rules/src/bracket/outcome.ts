import { type Placing, standings } from '../standings/index.ts';
import { carriedOverFixtures, fixturesOf } from './carry-over.ts';
import { type BracketGroup, type Competition, isDecided } from './competition.ts';
import { expectedTeam, type Seating, seatingAsStored, seatsInPlay, teamOfSeat } from './seating.ts';

export interface GroupOutcome {
  /** Every match is decided, the organiser closed the group, or its only team has a bye. */
  readonly finished: boolean;
  readonly placings: readonly Placing[];
  /** Places that are somebody's for good: the team at each. Empty while the group runs. */
  readonly teamAt: ReadonlyMap<number, number>;
  /** Who would take each place if the group ended as it stands; `teamAt` once it is finished. */
  readonly projectedAt: ReadonlyMap<number, number>;
  /** Places of a finished group that wait for the organiser: for a lot, or since their team has withdrawn. */
  readonly waiting: readonly number[];
}

/** The table of a group and which of its places are decided. */
export function groupOutcome(
  competition: Competition,
  groupId: number,
  seating: Seating = seatingAsStored(),
): GroupOutcome {
  const group = competition.groups.get(groupId);
  if (!group) return { finished: false, placings: [], teamAt: none, projectedAt: none, waiting: [] };
  const finished = isFinished(competition, group, seating);
  const placings = groupPlacings(competition, group, finished, seating);
  const settled = placings.filter(({ tied, withdrawn }) => tied.length === 0 && !withdrawn);
  const places = new Map(settled.map(({ position, teamId }) => [position, teamId]));
  const projects = allSeated(competition, groupId, seating) && placings.some(({ games }) => games > 0);
  return {
    finished,
    placings,
    teamAt: finished ? places : none,
    projectedAt: finished || projects ? places : none,
    waiting: finished
      ? placings.map(({ position }) => position).filter((position) => !places.has(position))
      : [],
  };
}

/** The placings of a group by the list in force: the finished one once every match is decided. */
export function groupStandings(
  competition: Competition,
  groupId: number,
  seating: Seating = seatingAsStored(),
): Placing[] {
  const group = competition.groups.get(groupId);
  if (!group) return [];
  return groupPlacings(competition, group, isFinished(competition, group, seating), seating);
}

const none: ReadonlyMap<number, number> = new Map();

/** Bracket or not, a group is finished in the same way: a bracket match is a group of two. */
function isFinished(competition: Competition, group: BracketGroup, seating: Seating): boolean {
  if (group.closedByHand) return true;
  if (!allSeated(competition, group.id, seating)) return false;
  const matches = competition.matchesOfGroup.get(group.id) ?? [];
  if (matches.length === 0) return seatsInPlay(competition, group.id).length === 1;
  return matches.every((match) => {
    if (isDecided(competition, match)) return true;
    const home = expectedTeam(competition, seating, match, 'home');
    const away = expectedTeam(competition, seating, match, 'away');
    return isOut(competition, home) || isOut(competition, away);
  });
}

/** Nobody waits for a match of a team that has withdrawn. */
function isOut({ withdrawn }: Competition, teamId: number | null): boolean {
  return teamId !== null && withdrawn.has(teamId);
}

function allSeated(competition: Competition, groupId: number, seating: Seating): boolean {
  const seats = seatsInPlay(competition, groupId);
  return seats.length > 0 && seats.every((seat) => teamOfSeat(seating, seat) !== null);
}

function groupPlacings(
  competition: Competition,
  group: BracketGroup,
  finished: boolean,
  seating: Seating,
): Placing[] {
  const teams = seatsInPlay(competition, group.id).flatMap((seat) => {
    const teamId = teamOfSeat(seating, seat);
    return teamId === null ? [] : [{ teamId, lot: seat.lot, lotDrawnAt: seat.lotDrawnAt }];
  });
  return standings({
    ...competition.options,
    ...competition.criteriaOf(group),
    teams,
    fixtures: fixturesOf(competition, group.id, seating),
    carriedOver: carriedOverFixtures(competition, group.id, seating),
    finished,
  });
}
