import { pairKey, sourcesOf } from './carry-over.ts';
import type { BracketGroup, BracketSeat, Competition } from './competition.ts';
import { expectedTeam, seatingAsStored, seatOfSide, seatsInPlay } from './seating.ts';

type SeatPair = readonly [BracketSeat, BracketSeat];

/**
 * Infers from its schedule whether a group carries results over, for imported folders that do not say: some
 * of its pairs met in their earlier group, none of these has a fixture here, and more than half of the other
 * pairs have one. So a group without a schedule, or with a missing fixture of teams that never met, carries
 * nothing over. false for groups of two, which are bracket matches.
 */
export function infersCarryOver(competition: Competition, groupId: number): boolean {
  return infers(competition, groupId, new Set());
}

function infers(competition: Competition, groupId: number, asked: ReadonlySet<number>): boolean {
  const group = competition.groups.get(groupId);
  const seats = seatsInPlay(competition, groupId);
  if (!group || asked.has(groupId)) return false;
  const scheduled = scheduledPairs(competition, groupId);
  const onTheWay = new Set([...asked, groupId]);
  let met = 0;
  let open = 0;
  let others = 0;
  for (const pair of pairsOf(seats)) {
    const hasFixture = scheduled.has(seatPairKey(pair));
    if (!haveMet(competition, group, pair, onTheWay)) {
      others += 1;
      if (!hasFixture) open += 1;
    } else if (hasFixture) return false;
    else met += 1;
  }
  return met > 0 && open * 2 < others;
}

function pairsOf(seats: readonly BracketSeat[]): SeatPair[] {
  return seats.flatMap((first, index) => seats.slice(index + 1).map((second): SeatPair => [first, second]));
}

/** Pairs of seats, by row ids, with a match in the group. */
function scheduledPairs(competition: Competition, groupId: number): Set<string> {
  const seats = seatsInPlay(competition, groupId);
  const stored = seatingAsStored();
  const pairs = new Set<string>();
  for (const match of competition.matchesOfGroup.get(groupId) ?? []) {
    const [home, away] = (['home', 'away'] as const).map((side) => {
      const team = expectedTeam(competition, stored, match, side);
      return (
        seatOfSide(competition, match, side) ?? seats.find((seat) => team !== null && seat.teamId === team)
      );
    });
    if (home && away) pairs.add(seatPairKey([home, away]));
  }
  return pairs;
}

function seatPairKey([first, second]: SeatPair): string {
  return pairKey(first.id, second.id);
}

function haveMet(
  competition: Competition,
  group: BracketGroup,
  pair: SeatPair,
  asked: ReadonlySet<number>,
): boolean {
  const [first, second] = pair;
  const shared = sharedSources(competition, group, pair);
  if (first.teamId === null || second.teamId === null) {
    return shared.some((source) => everybodyMeets(competition, source));
  }
  const teams = [first.teamId, second.teamId] as const;
  return shared.some((source) => teamsMeetIn(competition, source, teams, asked));
}

function sharedSources(competition: Competition, group: BracketGroup, [first, second]: SeatPair): number[] {
  const ofSecond = new Set(sourcesOf(competition, group, second));
  return sourcesOf(competition, group, first).filter((source) => ofSecond.has(source));
}

/** Whether they have a match in that group, or one was carried over into it. */
function teamsMeetIn(
  competition: Competition,
  groupId: number,
  [first, second]: readonly [number, number],
  asked: ReadonlySet<number>,
): boolean {
  const matches = competition.matchesOfGroup.get(groupId) ?? [];
  const wanted = pairKey(first, second);
  const direct = matches.some(
    ({ homeTeamId, awayTeamId }) =>
      homeTeamId !== null && awayTeamId !== null && pairKey(homeTeamId, awayTeamId) === wanted,
  );
  if (direct) return true;
  const group = competition.groups.get(groupId);
  if (!group || !(group.carriesOver || infers(competition, groupId, asked))) return false;
  const seats = seatsInPlay(competition, groupId);
  const firstSeat = seats.find(({ teamId }) => teamId === first);
  const secondSeat = seats.find(({ teamId }) => teamId === second);
  if (!firstSeat || !secondSeat || asked.has(groupId)) return false;
  return haveMet(competition, group, [firstSeat, secondSeat], new Set([...asked, groupId]));
}

/** In a group with all fixtures, all of its teams have met. */
function everybodyMeets(competition: Competition, groupId: number): boolean {
  const seats = seatsInPlay(competition, groupId);
  const pairs = (seats.length * (seats.length - 1)) / 2;
  return pairs > 1 && scheduledPairs(competition, groupId).size === pairs;
}
