import type { Match, Seat, SeatSource } from '../tournament.ts';

/**
 * In a group of two with one match, an empty side without a source is one of the two seats: the first seat is
 * at home, unless it is the other side.
 */
export function inferSides(matches: readonly Match[], seats: readonly Seat[]): Match[] {
  const pairs = new Map<string, Seat[]>();
  for (const seat of seats) {
    const pair = pairs.get(seat.group);
    if (pair) pair.push(seat);
    else pairs.set(seat.group, [seat]);
  }
  const played = new Map<string, number>();
  for (const { group } of matches) if (group !== null) played.set(group, (played.get(group) ?? 0) + 1);
  return matches.map((match) => {
    const ofGroup = match.group === null ? [] : (pairs.get(match.group) ?? []);
    const [first, second] = ofGroup.toSorted((one, other) => one.seat - other.seat);
    if (!first || !second || ofGroup.length > 2 || played.get(match.group ?? '') !== 1) return match;
    return inferIn(match, first, second);
  });
}

function inferIn(match: Match, first: Seat, second: Seat): Match {
  const isTurned = isSide(second, match.home, match.homeSeat) || isSide(first, match.away, match.awaySeat);
  const [home, away] = isTurned ? [second, first] : [first, second];
  return {
    ...match,
    homeSeat: match.homeSeat ?? (match.home === null ? home.from : null),
    awaySeat: match.awaySeat ?? (match.away === null ? away.from : null),
  };
}

function isSide(seat: Seat, team: string | null, source: SeatSource | null): boolean {
  if (team !== null) return seat.team === team;
  if (source === null || seat.from === null) return false;
  return source.group === seat.from.group && source.standing === seat.from.standing;
}
