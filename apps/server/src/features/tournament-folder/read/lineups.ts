/** Entries of lineups, one number each, so that two million fit into memory. The team is the player's. */
export class Lineups {
  readonly #pairs = new Set<number>();
  readonly #matchNumbers = new Map<number, number>();
  readonly #matches: number[] = [];
  readonly #playerNumbers = new Map<string, number>();
  readonly #players: string[] = [];

  get size(): number {
    return this.#pairs.size;
  }

  /** false if the player is in the lineup already. */
  add(match: number, player: string): boolean {
    const size = this.#pairs.size;
    this.#pairs.add(
      numberOf(match, this.#matchNumbers, this.#matches) * factor +
        numberOf(player, this.#playerNumbers, this.#players),
    );
    return this.#pairs.size > size;
  }

  has(match: number, player: string): boolean {
    const [matchNumber, playerNumber] = [this.#matchNumbers.get(match), this.#playerNumbers.get(player)];
    if (matchNumber === undefined || playerNumber === undefined) return false;
    return this.#pairs.has(matchNumber * factor + playerNumber);
  }

  *[Symbol.iterator](): Generator<{ readonly match: number; readonly player: string }> {
    for (const pair of this.#pairs) {
      const match = this.#matches[Math.floor(pair / factor)];
      const player = this.#players[pair % factor];
      if (match !== undefined && player !== undefined) yield { match, player };
    }
  }
}

/** Larger than the number of players; the product with a match number is still an exact integer. */
const factor = 2 ** 24;

function numberOf<T>(value: T, numbers: Map<T, number>, values: T[]): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, values.length);
  return values.push(value) - 1;
}
