import type { DrawRules, DrawTeam } from './draw-input.ts';
import { forbiddenCost } from './draw-input.ts';

/** What an exact search has found. */
interface CheapestDraw {
  /** Group of each team, if it is cheaper than the known draw; null: nothing cheaper was found. */
  readonly groupOf: readonly number[] | null;
  readonly cost: number;
  /** No draw costs less. Equal to the cost of the cheapest draw where the search came to its end. */
  readonly bound: number;
}

/** Teams of one club, country, region or last year's group: each pair of them in a group costs the same. */
interface Origin {
  readonly weight: number;
  readonly counts: Int32Array;
  left: number;
}

/**
 * Looks for the cheapest draw by branch and bound, pot by pot. The bound spreads the teams of each origin that are not
 * drawn yet over the places that are left.
 * @param known the cost of a draw; Infinity: none is known
 * @param nodes how many partial draws may be looked at: some 300,000 a second with eight groups
 */
export function cheapestDraw(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  rules: DrawRules,
  { known, nodes }: { readonly known: number; readonly nodes: number },
): CheapestDraw {
  return new Search(teams, sizes, rules).run(known, nodes);
}

class Search {
  private readonly teams: readonly DrawTeam[];
  private readonly sizes: readonly number[];
  /** Pot by pot; in a pot, pinned teams first, then those of the largest origins. */
  private readonly order: readonly number[];
  private readonly originsOf: readonly (readonly Origin[])[];
  private readonly origins: readonly Origin[];
  private readonly places: Int32Array;
  private readonly groupOf: number[];
  private readonly takenBy: readonly Int32Array[];
  private best: readonly number[] | null = null;
  private cost = Infinity;
  private left = 0;
  /** The least bound of what was not looked at. */
  private open = Infinity;

  constructor(teams: readonly DrawTeam[], sizes: readonly number[], rules: DrawRules) {
    this.teams = teams;
    this.sizes = sizes;
    this.originsOf = originsOf(teams, sizes.length, rules);
    this.origins = [...new Set(this.originsOf.flat())];
    this.places = Int32Array.from(sizes);
    this.groupOf = teams.map(() => -1);
    this.takenBy = Array.from({ length: Math.max(0, ...sizes) }, () => new Int32Array(sizes.length).fill(-1));
    const size = (team: number): number =>
      (this.originsOf[team] ?? []).reduce((sum, { left, weight }) => sum + left * weight, 0);
    this.order = [...teams.keys()].toSorted(
      (a, b) =>
        (teams[a]?.pot ?? 0) - (teams[b]?.pot ?? 0) ||
        Number(teams[b]?.pin !== undefined) - Number(teams[a]?.pin !== undefined) ||
        size(b) - size(a),
    );
  }

  run(known: number, nodes: number): CheapestDraw {
    this.cost = known;
    this.left = nodes;
    const rest = this.unavoidableRest();
    this.place(0, 0);
    const bound = Math.min(this.cost, Math.max(rest, this.open));
    return { groupOf: this.best, cost: this.cost, bound };
  }

  /** @param spent cost of the teams that are drawn */
  private place(index: number, spent: number): void {
    const least = spent + this.unavoidableRest();
    if (least >= this.cost) return;
    const team = this.order[index];
    if (team === undefined) {
      this.cost = spent;
      this.best = [...this.groupOf];
      return;
    }
    if (this.left <= 0) {
      this.open = Math.min(this.open, least);
      return;
    }
    this.left -= 1;
    const choices = this.choicesOf(team).toSorted((a, b) => a.rise + a.rest - (b.rise + b.rest));
    for (const { group, rise } of choices) {
      this.move(team, group, 1);
      this.place(index + 1, spent + rise);
      this.move(team, group, -1);
    }
  }

  /** Groups of a team with what it costs there, and what its origins still cost then. */
  private choicesOf(team: number): { group: number; rise: number; rest: number }[] {
    const { pot = 0, pin, notIn } = this.teams[team] ?? {};
    const taken = this.takenBy[pot] ?? new Int32Array();
    const origins = this.originsOf[team] ?? [];
    const isPinned = new Set(
      this.teams.flatMap((one) => (one.pot === pot && one.pin ? [one.pin.group] : [])),
    );
    const empty = new Set<number>();
    return [...this.sizes.keys()].flatMap((group) => {
      const size = this.sizes[group] ?? 0;
      if (size <= pot || (taken[group] ?? 0) >= 0 || (pin ? pin.group !== group : isPinned.has(group)))
        return [];
      // Empty groups of one size are alike, as long as nobody has to be, or may not be, in one of them.
      if (this.isAlike && this.places[group] === size) {
        if (empty.has(size)) return [];
        empty.add(size);
      }
      const forbidden = notIn?.includes(group) ? forbiddenCost : 0;
      const rise = origins.reduce(
        (sum, { weight, counts }) => sum + weight * (counts[group] ?? 0),
        forbidden,
      );
      this.move(team, group, 1);
      const rest = origins.reduce((sum, origin) => sum + this.unavoidable(origin), 0);
      this.move(team, group, -1);
      return [{ group, rise, rest }];
    });
  }

  private get isAlike(): boolean {
    return this.teams.every(({ pin, notIn }) => pin === undefined && (notIn?.length ?? 0) === 0);
  }

  /** Puts a team into a group (1), or takes it out again (-1). */
  private move(team: number, group: number, sign: 1 | -1): void {
    const taken = this.takenBy[this.teams[team]?.pot ?? 0];
    this.groupOf[team] = sign === 1 ? group : -1;
    if (taken) taken[group] = sign === 1 ? team : -1;
    this.places[group] = (this.places[group] ?? 0) - sign;
    for (const origin of this.originsOf[team] ?? []) {
      origin.counts[group] = (origin.counts[group] ?? 0) + sign;
      origin.left -= sign;
    }
  }

  private unavoidableRest(): number {
    return this.origins.reduce((sum, origin) => sum + this.unavoidable(origin), 0);
  }

  /** The least cost of the pairs that the teams of an origin which are not drawn yet add. */
  private unavoidable({ weight, counts, left }: Origin): number {
    const added = new Int32Array(counts.length);
    let pairs = 0;
    for (let team = 0; team < left; team += 1) {
      let [best, fewest] = [-1, Infinity];
      for (let group = 0; group < counts.length; group += 1) {
        const own = (counts[group] ?? 0) + (added[group] ?? 0);
        if ((added[group] ?? 0) < (this.places[group] ?? 0) && own < fewest) [best, fewest] = [group, own];
      }
      if (best < 0) break;
      added[best] = (added[best] ?? 0) + 1;
      pairs += fewest;
    }
    return pairs * weight;
  }
}

/** For each team its origins with more than one team. Rules without a cost are left out. */
function originsOf(teams: readonly DrawTeam[], groups: number, rules: DrawRules): Origin[][] {
  const found = new Map<string, Origin>();
  const club = rules.sameClub === 'forbidden' ? forbiddenCost : rules.sameClub;
  const lists = teams.map((team) => {
    const country = team.country === rules.exemptCountry ? null : team.country;
    const names = [
      ['club', team.club, club],
      ['last', team.lastGroup, rules.metLastYear],
      ['region', team.region, rules.sameRegion],
      ['country', country, rules.sameCountry],
    ] as const;
    return names.flatMap(([rule, name, weight]) => {
      if (name === null || weight === 0) return [];
      const key = `${rule} ${name}`;
      const origin = found.get(key) ?? { weight, counts: new Int32Array(groups), left: 0 };
      found.set(key, origin);
      origin.left += 1;
      return [origin];
    });
  });
  return lists.map((list) => list.filter(({ left }) => left > 1));
}
