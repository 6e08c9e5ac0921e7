export interface Pairing {
  readonly round: number;
  readonly home: number;
  readonly away: number;
}

/**
 * A single round robin (circle method); home and away alternate as far as possible.
 * @param seats number of seats; if it is odd, one seat rests in each round
 */
export function roundRobin(seats: number): Pairing[] {
  const even = seats + (seats % 2);
  const pairings: Pairing[] = [];
  for (let round = 0; round < even - 1; round += 1) {
    for (let line = 0; line < even / 2; line += 1) {
      const [one, other] = [seatAt(line, round, even), seatAt(even - 1 - line, round, even)];
      if (one >= seats || other >= seats) continue;
      const isSwitched = (round + line) % 2 === 1;
      pairings.push({ round, home: isSwitched ? other : one, away: isSwitched ? one : other });
    }
  }
  return pairings;
}

/** The first seat stays, the others rotate by one each round. */
function seatAt(position: number, round: number, even: number): number {
  if (position === 0) return 0;
  return ((position - 1 + (even - 1) * even - round) % (even - 1)) + 1;
}
