import { emptyTally, type Placing, standings, standingsAcross } from '../standings/index.ts';
import { carriedOverFixtures, fixturesOf, pairKey } from './carry-over.ts';
import {
  type BracketGroup,
  type BracketSeat,
  type Competition,
  isComparison,
  isDecided,
  placeholderOfSeat,
} from './competition.ts';
import {
  expectedTeam,
  isUnopposed,
  lostEmpty,
  type Seating,
  seatingAsStored,
  seatsInPlay,
  teamOfSeat,
} from './seating.ts';

export interface GroupOutcome {
  /**
   * Every match is decided, here or by carried-over results; or the organiser closed the group, or its only
   * team has a bye.
   */
  readonly finished: boolean;
  readonly placings: readonly Placing[];
  /** Final places with their teams. Empty while the group runs. */
  readonly teamAt: ReadonlyMap<number, number>;
  /** Teams in each place if the group ended now; `teamAt` once it is finished. */
  readonly projectedAt: ReadonlyMap<number, number>;
  /**
   * Places of a finished group that wait for the organiser: for a lot, or because their team has withdrawn.
   */
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
  const places = settledPlaces(placings);
  return {
    finished,
    placings,
    teamAt: finished ? places : none,
    projectedAt: finished ? places : projectedPlaces(competition, group, seating, placings),
    waiting: finished
      ? placings
          .filter(({ position, needsLots, withdrawn }) => !places.has(position) && (needsLots || withdrawn))
          .map(({ position }) => position)
      : [],
  };
}

/**
 * The placings of a group by the criteria in force: those for finished groups once every match is decided.
 */
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

function settledPlaces(placings: readonly Placing[]): ReadonlyMap<number, number> {
  const settled = placings.filter(({ tied, withdrawn }) => tied.length === 0 && !withdrawn);
  return new Map(settled.map(({ position, teamId }) => [position, teamId]));
}

/** In a comparison of running groups, the present places of their teams are used. */
function projectedPlaces(
  competition: Competition,
  group: BracketGroup,
  seating: Seating,
  placings: readonly Placing[],
): ReadonlyMap<number, number> {
  if (!isComparison(group)) {
    const projects = allSeated(competition, group.id, seating) && placings.some(({ games }) => games > 0);
    return projects ? settledPlaces(placings) : none;
  }
  const seats = new Map(seating.seats);
  for (const seat of seatsInPlay(competition, group.id)) {
    const from = placeholderOfSeat(seat);
    if (from === null || teamOfSeat(seating, seat) !== null) continue;
    const { projectedAt, placings: ofSource } = groupOutcome(competition, from.groupId, seating);
    const teamId = projectedAt.get(from.standing);
    if (teamId !== undefined) seats.set(seat.id, teamId);
    else if (!isTakenByWithdrawn(ofSource, from.standing)) return none;
  }
  return settledPlaces(groupPlacings(competition, group, false, { ...seating, seats }));
}

/** A withdrawn team is not compared, and its place is not waited for. */
function isTakenByWithdrawn(placings: readonly Placing[], standing: number): boolean {
  return placings.find(({ position }) => position === standing)?.withdrawn === true;
}

/** All groups finish by the same rule: a bracket match is a group of two. */
function isFinished(competition: Competition, group: BracketGroup, seating: Seating): boolean {
  if (group.closedByHand) return true;
  if (isComparison(group)) return isCompared(competition, group.id, seating);
  if (!isComplete(competition, group.id, seating)) return false;
  const matches = competition.matchesOfGroup.get(group.id) ?? [];
  if (matches.length === 0)
    return seatsInPlay(competition, group.id).length <= 1 || haveAllMet(competition, group, seating);
  return matches.every((match) => {
    if (isDecided(competition, match)) return true;
    if (isUnopposed(competition, match, 'home') || isUnopposed(competition, match, 'away')) return true;
    const home = expectedTeam(competition, seating, match, 'home');
    const away = expectedTeam(competition, seating, match, 'away');
    return isOut(competition, home) || isOut(competition, away);
  });
}

/** Whether all pairs of a group's teams have met in carried-over results. */
function haveAllMet(competition: Competition, group: BracketGroup, seating: Seating): boolean {
  const teams = seatsInPlay(competition, group.id).length;
  const met = carriedOverFixtures(competition, group.id, seating).filter(({ decided }) => decided);
  const pairs = new Set(met.map(({ homeTeamId, awayTeamId }) => pairKey(homeTeamId, awayTeamId)));
  return pairs.size === (teams * (teams - 1)) / 2;
}

/** Whether every compared group has determined its team. */
function isCompared(competition: Competition, groupId: number, seating: Seating): boolean {
  const seats = seatsInPlay(competition, groupId);
  return (
    seats.length > 0 &&
    seats.every((seat) => {
      const from = placeholderOfSeat(seat);
      if (from === null || teamOfSeat(seating, seat) !== null) return true;
      const source = groupOutcome(competition, from.groupId, seating);
      return source.finished && isTakenByWithdrawn(source.placings, from.standing);
    })
  );
}

/** Matches of withdrawn teams are not waited for. */
function isOut({ withdrawn }: Competition, teamId: number | null): boolean {
  return teamId !== null && withdrawn.has(teamId);
}

/**
 * Whether no seat waits for a team: each has one, was left empty by hand, or has lost its only match by an approved walkover while it was
 * empty, so that the other team of a bracket match goes on.
 */
function isComplete(competition: Competition, groupId: number, seating: Seating): boolean {
  const seats = seatsInPlay(competition, groupId);
  if (seats.length === 0) return (competition.seatsOfGroup.get(groupId) ?? []).some(({ nobody }) => nobody);
  const isPair = seats.length === 2;
  const isLost = (seat: BracketSeat) =>
    isPair && lostEmpty(competition, seat).some((match) => isDecided(competition, match));
  return seats.every((seat) => teamOfSeat(seating, seat) !== null || isLost(seat));
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
  const seats = seatsInPlay(competition, group.id).flatMap((seat) => {
    const teamId = teamOfSeat(seating, seat);
    return teamId === null ? [] : [{ seat, teamId }];
  });
  if (isComparison(group)) return comparedPlacings(competition, group, finished, seating, seats);
  const teams = seats.map(({ seat: { lot, lotDrawnAt, deducted }, teamId }) => ({
    teamId,
    lot,
    lotDrawnAt,
    deducted,
  }));
  return standings({
    ...competition.options,
    ...competition.criteriaOf(group),
    teams,
    fixtures: fixturesOf(competition, group.id, seating),
    carriedOver: carriedOverFixtures(competition, group.id, seating),
    finished,
  });
}

interface SeatedTeam {
  readonly seat: BracketSeat;
  readonly teamId: number;
}

/** Results of teams in their own groups, compared by one list of criteria (rules ST16, ST17). */
function comparedPlacings(
  competition: Competition,
  group: BracketGroup,
  finished: boolean,
  seating: Seating,
  seats: readonly SeatedTeam[],
): Placing[] {
  const { withdrawn, comparesSums = false } = competition.options;
  return standingsAcross({
    ...competition.criteriaOf(group),
    teams: seats.map(({ seat, teamId }) => {
      const { lot, lotDrawnAt } = seat;
      const from = placeholderOfSeat(seat)?.groupId;
      const own = from === undefined ? [] : groupStandings(competition, from, seating);
      const placing = own.find((one) => one.teamId === teamId);
      const { games, wins, ties, losses, points, ...goals } = placing ?? emptyTally;
      const { goalsScored, goalsConceded, goalsCountScored, goalsCountConceded } = goals;
      const scored = { goalsScored, goalsConceded, goalsCountScored, goalsCountConceded };
      return {
        teamId,
        lot,
        lotDrawnAt,
        games,
        wins,
        ties,
        losses,
        points,
        ...scored,
        punished: placing?.punished,
      };
    }),
    finished,
    withdrawn: new Set(withdrawn),
    sums: comparesSums,
  });
}
