import { type Random, type RandomState, resumeRandom, shuffled } from '../random/index.ts';
import type { DrawRules, DrawTeam, DrawnGroups } from './draw-input.ts';

/** A team that has been drawn, and the group it went to. */
export interface Ball {
  readonly team: string;
  readonly group: number;
}

/** A group that the next team cannot go to. */
export interface BlockedGroup {
  readonly group: number;
  /**
   * `sameClub`: of its club; `pin`: decided by the organiser; `keptFor`: with this team in it, the rest of the pots would have no
   * way to be drawn.
   */
  readonly reason: 'sameClub' | 'pin' | 'keptFor';
}

export interface DrawnBall extends Ball {
  readonly blocked: readonly BlockedGroup[];
}

/** How often a completion is looked for in another order before a group counts as a dead end. */
const attempts = 20;

/**
 * A draw in public, one ball after the other: of each pot in turn a team, then a group among those that leave a way to the end. Only
 * forbidden pairs and pins count here, as everybody can follow in the hall. The balls follow from the seed, the teams and their order
 * alone: whoever knows them can draw again.
 *
 * @param seed 128 bits: what was kept secret and what was drawn in the hall, hashed together
 * @returns null where the rules leave no way to draw at all
 */
export function drawInPublic(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  rules: DrawRules,
  seed: RandomState,
): DrawnBall[] | null {
  const random = warmedUp(seed);
  const balls: DrawnBall[] = [];
  const pots = [...new Set(teams.map(({ pot }) => pot))].toSorted((a, b) => a - b);
  for (const pot of pots) {
    for (const team of shuffled(
      teams.filter((one) => one.pot === pot),
      random,
    )) {
      const { free, blocked } = groupsFor(teams, sizes, rules, balls, team);
      const group = free[random.below(free.length)];
      if (group === undefined) return null;
      balls.push({ team: team.id, group, blocked });
    }
  }
  return balls;
}

/** Where the next team can go, and where not. */
export function groupsFor(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  rules: DrawRules,
  drawn: readonly Ball[],
  team: DrawTeam,
): { readonly free: readonly number[]; readonly blocked: readonly BlockedGroup[] } {
  const placed = new Map(drawn.map((ball) => [ball.team, ball.group]));
  const free: number[] = [];
  const blocked: BlockedGroup[] = [];
  for (const group of sizes.keys()) {
    if ((sizes[group] ?? 0) <= team.pot || isTaken(teams, placed, team.pot, group)) continue;
    const reason = reasonAgainst(teams, rules, placed, team, group);
    if (reason !== null) blocked.push({ group, reason });
    else if (isCompletable(teams, sizes, rules, new Map(placed).set(team.id, group))) free.push(group);
    else blocked.push({ group, reason: 'keptFor' });
  }
  return { free, blocked };
}

/** The groups of a draw in public. */
export function groupsOfBalls(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  balls: readonly Ball[],
): DrawnGroups {
  const pots = Math.max(...sizes);
  const potOf = new Map(teams.map(({ id, pot }) => [id, pot]));
  return sizes.map((_, group) => {
    const row: (string | null)[] = Array.from({ length: pots }, () => null);
    for (const ball of balls) if (ball.group === group) row[potOf.get(ball.team) ?? 0] = ball.team;
    return row;
  });
}

/** Whether the teams that are left can be drawn without a forbidden pair. */
export function isCompletable(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  rules: DrawRules,
  placed: ReadonlyMap<string, number>,
): boolean {
  const random = warmedUp([placed.size, teams.length, sizes.length, 1]);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (completes(teams, sizes, rules, new Map(placed), random)) return true;
  }
  return false;
}

function completes(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  rules: DrawRules,
  placed: Map<string, number>,
  random: Random,
): boolean {
  const pots = [...new Set(teams.map(({ pot }) => pot))].toSorted((a, b) => a - b);
  return pots.every((pot) => {
    const left = shuffled(
      teams.filter((team) => team.pot === pot && !placed.has(team.id)),
      random,
    );
    const free = shuffled(
      [...sizes.keys()].filter((group) => (sizes[group] ?? 0) > pot && !isTaken(teams, placed, pot, group)),
      random,
    );
    const choices = left.map((team) =>
      free.filter((group) => reasonAgainst(teams, rules, placed, team, group) === null),
    );
    const matched = matching(choices);
    if (matched === null) return false;
    matched.forEach((group, index) => placed.set(left[index]?.id ?? '', group));
    return true;
  });
}

/** One choice for each, all different (augmenting paths); null where there is none. */
function matching(choices: readonly (readonly number[])[]): number[] | null {
  const holder = new Map<number, number>();
  const assign = (item: number, asked: Set<number>): boolean => {
    for (const choice of choices[item] ?? []) {
      if (asked.has(choice)) continue;
      asked.add(choice);
      const before = holder.get(choice);
      if (before === undefined || assign(before, asked)) {
        holder.set(choice, item);
        return true;
      }
    }
    return false;
  };
  for (const item of choices.keys()) if (!assign(item, new Set())) return null;
  const chosen = choices.map(() => -1);
  for (const [choice, item] of holder) chosen[item] = choice;
  return chosen;
}

function isTaken(
  teams: readonly DrawTeam[],
  placed: ReadonlyMap<string, number>,
  pot: number,
  group: number,
): boolean {
  return teams.some((team) => team.pot === pot && placed.get(team.id) === group);
}

function reasonAgainst(
  teams: readonly DrawTeam[],
  rules: DrawRules,
  placed: ReadonlyMap<string, number>,
  team: DrawTeam,
  group: number,
): 'sameClub' | 'pin' | null {
  if ((team.pin && team.pin.group !== group) || team.notIn?.includes(group)) return 'pin';
  if (rules.sameClub !== 'forbidden') return null;
  const isMet = teams.some(
    ({ id, club }) => id !== team.id && club === team.club && placed.get(id) === group,
  );
  return isMet ? 'sameClub' : null;
}

function warmedUp(seed: RandomState): Random {
  const random = resumeRandom(seed);
  for (let turn = 0; turn < 20; turn += 1) random.next();
  return random;
}
