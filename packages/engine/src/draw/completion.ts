import type { DrawRules, DrawTeam } from './draw-input.ts';
import { type Random, resumeRandom, shuffled } from '../random/index.ts';

/** Constants of a public draw. Teams are indexes into the list. */
export interface DrawFrame {
  readonly teams: readonly DrawTeam[];
  readonly sizes: readonly number[];
  /** Whether two teams of one club may not meet in a group. */
  readonly isClubForbidden: boolean;
  /** Teams of each pot. */
  readonly pots: readonly (readonly number[])[];
}

/** Teams in groups; modified in place while a completion is searched. */
export interface DrawState {
  /** By team; -1: not drawn. */
  readonly groupOf: Int32Array;
  /** Clubs of each group. */
  readonly clubs: string[][];
}

export function frameOf(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  rules: Pick<DrawRules, 'sameClub'>,
): DrawFrame {
  const pots: number[][] = Array.from({ length: Math.max(0, ...sizes) }, () => []);
  for (const [index, { pot }] of teams.entries()) pots[pot]?.push(index);
  return { teams, sizes, isClubForbidden: rules.sameClub === 'forbidden', pots };
}

export function emptyState({ teams, sizes }: DrawFrame): DrawState {
  return { groupOf: new Int32Array(teams.length).fill(-1), clubs: sizes.map(() => []) };
}

export function put({ teams }: DrawFrame, state: DrawState, team: number, group: number): void {
  state.groupOf[team] = group;
  state.clubs[group]?.push(teams[team]?.club ?? '');
}

/** Groups that take a team of a pot and have none yet. */
export function openGroups({ pots, sizes }: DrawFrame, { groupOf }: DrawState, pot: number): number[] {
  const taken = new Set((pots[pot] ?? []).map((team) => groupOf[team]));
  return [...sizes.keys()].filter((group) => (sizes[group] ?? 0) > pot && !taken.has(group));
}

export function reasonAgainst(
  { teams, isClubForbidden }: DrawFrame,
  { clubs }: DrawState,
  index: number,
  group: number,
): 'sameClub' | 'pin' | null {
  const team = teams[index];
  if (!team) return 'pin';
  if ((team.pin && team.pin.group !== group) || team.notIn?.includes(group)) return 'pin';
  return isClubForbidden && clubs[group]?.includes(team.club) ? 'sameClub' : null;
}

/** Number of random orders in which a completion is searched before a group counts as a dead end. */
const attempts = 20;

/** A completion of a draw, or the team without a group in the last order tried. */
export type Completion =
  | { readonly ok: true; readonly groupOf: Int32Array }
  | { readonly ok: false; readonly stuck: number };

/** Searches groups for all remaining teams, without a forbidden pair. */
export function completionOf(frame: DrawFrame, state: DrawState): Completion {
  const drawn = state.groupOf.filter((group) => group >= 0).length;
  const random = warmedUp([drawn, frame.teams.length, frame.sizes.length, 1]);
  let stuck = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const copy = { groupOf: state.groupOf.slice(), clubs: state.clubs.map((clubs) => [...clubs]) };
    const found = complete(frame, copy, random);
    if (found === null) return { ok: true, groupOf: copy.groupOf };
    stuck = found;
  }
  return { ok: false, stuck };
}

/**
 * A completion with a team moved to another group and the team of its pot that is there moved to its own; null where this breaks a
 * rule. It saves most searches: a completion that is known is nearly always one exchange away.
 */
export function exchangedCompletion(
  frame: DrawFrame,
  groupOf: Int32Array,
  team: number,
  group: number,
): Int32Array | null {
  const from = groupOf[team] ?? -1;
  if (from === group) return groupOf;
  const other = frame.pots[frame.teams[team]?.pot ?? 0]?.find((mate) => groupOf[mate] === group);
  if (other === undefined) return null;
  const after = groupOf.slice();
  after[team] = group;
  after[other] = from;
  return fits(frame, after, team) && fits(frame, after, other) ? after : null;
}

function fits({ teams, isClubForbidden }: DrawFrame, groupOf: Int32Array, index: number): boolean {
  const team = teams[index];
  const group = groupOf[index] ?? -1;
  if (!team || (team.pin && team.pin.group !== group) || team.notIn?.includes(group)) return false;
  if (!isClubForbidden) return true;
  return !teams.some(({ club }, mate) => mate !== index && club === team.club && groupOf[mate] === group);
}

/** Draws the rest in place, pot by pot; returns the first team without a group. */
function complete(frame: DrawFrame, state: DrawState, random: Random): number | null {
  for (const [pot, teams] of frame.pots.entries()) {
    const waiting = teams.filter((team) => state.groupOf[team] === -1);
    if (waiting.length === 0) continue;
    const left = shuffled(waiting, random);
    const open = shuffled(openGroups(frame, state, pot), random);
    const choices = left.map((team) =>
      open.filter((group) => reasonAgainst(frame, state, team, group) === null),
    );
    const matched = matching(choices);
    if (!matched.ok) return left[matched.stuck] ?? null;
    matched.chosen.forEach((group, index) => put(frame, state, left[index] ?? 0, group));
  }
  return null;
}

type Matching =
  | { readonly ok: true; readonly chosen: readonly number[] }
  | { readonly ok: false; readonly stuck: number };

/** One different choice for each (augmenting paths), or the first without one. */
function matching(choices: readonly (readonly number[])[]): Matching {
  const holder = new Map<number, number>();
  const assign = (item: number, asked: Set<number>): boolean => {
    const own = choices[item] ?? [];
    const free = own.find((choice) => !holder.has(choice));
    if (free !== undefined) {
      holder.set(free, item);
      return true;
    }
    for (const choice of own) {
      const before = holder.get(choice);
      if (asked.has(choice) || before === undefined) continue;
      asked.add(choice);
      if (!assign(before, asked)) continue;
      holder.set(choice, item);
      return true;
    }
    return false;
  };
  for (const item of choices.keys()) if (!assign(item, new Set())) return { ok: false, stuck: item };
  const chosen = choices.map(() => -1);
  for (const [choice, item] of holder) chosen[item] = choice;
  return { ok: true, chosen };
}

/** Skips the first numbers, which depend on few bits of the seed. */
export function warmedUp(seed: Parameters<typeof resumeRandom>[0]): Random {
  const random = resumeRandom(seed);
  for (let turn = 0; turn < 20; turn += 1) random.next();
  return random;
}
