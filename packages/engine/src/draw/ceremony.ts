import { type RandomState, shuffled } from '../random/index.ts';
import {
  type Completion,
  type DrawFrame,
  type DrawState,
  completionOf,
  emptyState,
  exchangedCompletion,
  frameOf,
  openGroups,
  put,
  reasonAgainst,
  warmedUp,
} from './completion.ts';
import type { DrawRules, DrawTeam, DrawnGroups } from './draw-input.ts';

/** A drawn team and its group. */
export interface Ball {
  readonly team: string;
  readonly group: number;
}

/** A group that the next team cannot join. */
interface BlockedGroup {
  readonly group: number;
  /**
   * `sameClub`: of its club; `pin`: decided by the organiser; `keptFor`: with this team in it, the draw could
   * not be completed.
   */
  readonly reason: 'sameClub' | 'pin' | 'keptFor';
  /** For `keptFor`: a team that would get no group. */
  readonly keptFor?: string;
}

export interface DrawnBall extends Ball {
  readonly blocked: readonly BlockedGroup[];
}

/** Possible groups of the next team. */
interface GroupChoice {
  readonly free: readonly number[];
  readonly blocked: readonly BlockedGroup[];
}

/**
 * A public draw, ball by ball: for each pot in turn a team, then one of the groups with which the draw can be
 * completed. Only forbidden pairs and pins count, so that everybody in the hall can follow. The balls depend
 * only on the seed, the teams and their order, so that the draw can be repeated.
 * @param seed 128 bits: hash of the secret and of the numbers drawn in the hall
 * @returns null if no draw satisfies the rules
 */
export function drawInPublic(
  teams: readonly DrawTeam[],
  sizes: readonly number[],
  rules: Pick<DrawRules, 'sameClub'>,
  seed: RandomState,
): DrawnBall[] | null {
  const random = warmedUp(seed);
  const frame = frameOf(teams, sizes, rules);
  const state = emptyState(frame);
  const balls: DrawnBall[] = [];
  let known = anyCompletion(frame, state);
  for (const pot of frame.pots) {
    for (const index of shuffled(pot, random)) {
      const choice = choiceFor(frame, state, known, index);
      const { free, blocked } = choice;
      const group = free[random.below(free.length)];
      if (group === undefined) return null;
      put(frame, state, index, group);
      known = choice.completions.get(group) ?? known;
      balls.push({ team: teams[index]?.id ?? '', group, blocked });
    }
  }
  return balls;
}

function anyCompletion(frame: DrawFrame, state: DrawState): Int32Array | null {
  const found = completionOf(frame, state);
  return found.ok ? found.groupOf : null;
}

/** @param known a completion of the draw so far, if known */
function choiceFor(
  frame: DrawFrame,
  state: DrawState,
  known: Int32Array | null,
  team: number,
): GroupChoice & { completions: ReadonlyMap<number, Int32Array> } {
  const completions = new Map<number, Int32Array>();
  const blocked: BlockedGroup[] = [];
  for (const group of openGroups(frame, state, frame.teams[team]?.pot ?? 0)) {
    const reason = reasonAgainst(frame, state, team, group);
    if (reason !== null) {
      blocked.push({ group, reason });
      continue;
    }
    const found = completionWith(frame, state, known, [team, group]);
    if (found.ok) completions.set(group, found.groupOf);
    else blocked.push({ group, reason: 'keptFor', keptFor: frame.teams[found.stuck]?.id ?? '' });
  }
  return { free: [...completions.keys()], blocked, completions };
}

function completionWith(
  frame: DrawFrame,
  state: DrawState,
  known: Int32Array | null,
  [team, group]: readonly [number, number],
): Completion {
  const near = known && exchangedCompletion(frame, known, team, group);
  if (near) return { ok: true, groupOf: near };
  put(frame, state, team, group);
  const found = completionOf(frame, state);
  state.groupOf[team] = -1;
  state.clubs[group]?.pop();
  return found;
}

/** The groups that result from a public draw. */
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
