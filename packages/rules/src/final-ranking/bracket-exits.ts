import type { RankedGroup } from './input.ts';
import type { Step } from './paths.ts';

export interface BracketExit {
  /**
   * Best final place in the play-off that was left for the team; equal for all who left in the same round.
   */
  readonly position: number;
  /** Whether a match for the place has decided it. */
  readonly isDecided: boolean;
  readonly won: boolean;
  /** Best place of the play-off that the match was played for; 1: its final. */
  readonly base: number;
}

/**
 * Final positions of teams in a play-off (rules FP4, FP8), derived from who played whom, without sources of
 * seats. Names of rounds are needed only for matches for places that no other match leads to: the winner of a
 * match plays on for the better half of the places, the loser for the other.
 */
export class BracketExits {
  readonly #paths: ReadonlyMap<number, readonly Step[]>;
  readonly #heights = new Map<number, number>();
  readonly #bases = new Map<number, number>();

  constructor(groups: readonly RankedGroup[], paths: ReadonlyMap<number, readonly Step[]>) {
    this.#paths = paths;
    const own = new Map<number, number>();
    for (const group of groups.filter(({ isBracket }) => isBracket).toReversed()) {
      const [winner] = decided(group);
      const next = winner === undefined ? null : this.#beside(winner, group, 1);
      own.set(group.id, next ? (own.get(next.id) ?? 0) + 1 : 0);
    }
    for (const group of groups) {
      const peers = groups.filter(
        ({ round, playoff, isBracket }) => isBracket && round === group.round && playoff === group.playoff,
      );
      this.#heights.set(group.id, Math.max(0, ...peers.map(({ id }) => own.get(id) ?? 0)));
    }
    for (const group of groups) if (group.isBracket) this.#bases.set(group.id, this.#baseOf(group));
  }

  /** @param step the last step of the team's path, in a bracket match */
  exit({ group, placing: { teamId } }: Step): BracketExit {
    const base = this.#bases.get(group.id) ?? 1;
    const height = this.#heights.get(group.id) ?? 0;
    const [winner, loser] = decided(group);
    const won = teamId === winner;
    const isDecided = height === 0 && (won || teamId === loser);
    const isOut = teamId === loser || (winner === undefined && height > 0);
    return { position: isOut ? base + 2 ** height : base, isDecided, won, base };
  }

  #baseOf(group: RankedGroup): number {
    if (group.firstPlace != null) return group.firstPlace;
    const bases = group.placings.flatMap(({ teamId }) => {
      const before = this.#beside(teamId, group, -1);
      if (!before) return [];
      const base = this.#bases.get(before.id) ?? 1;
      const [winner] = decided(before);
      return winner === teamId ? base : base + 2 ** (this.#heights.get(before.id) ?? 0);
    });
    return bases.length === 0 ? 1 : Math.min(...bases);
  }

  /** The match of the same play-off that the team played before or after this one. */
  #beside(teamId: number, { id }: RankedGroup, direction: 1 | -1): RankedGroup | null {
    const path = this.#paths.get(teamId) ?? [];
    const at = path.findIndex(({ group }) => group.id === id);
    const found = path[at + direction]?.group;
    return found?.isBracket && found.playoff === path[at]?.group.playoff ? found : null;
  }
}

/** Winner and loser; empty if the match is not decided. */
function decided({ placings }: RankedGroup): number[] {
  if (placings.some(({ tied }) => tied.length > 0)) return [];
  return placings.toSorted((a, b) => a.position - b.position).map(({ teamId }) => teamId);
}
