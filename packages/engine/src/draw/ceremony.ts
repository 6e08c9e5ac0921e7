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

/** A team that has been drawn, and the group it went to. */
export interface Ball {
  readonly team: string;
  readonly group: number;
}

/** A group that the next team cannot go to. */
interface BlockedGroup {
  readonly group: number;
  /**
   * `sameClub`: of its club; `pin`: decided by the organiser; `keptFor`: with this team in it, the rest of the pots would have no
   * way to be drawn.
   */
  readonly reason: 'sameClub' | 'pin' | 'keptFor';
  /** Of `keptFor`: a team that would find no group. */
  readonly keptFor?: string;
}

export interface DrawnBall extends Ball {
  readonly blocked: readonly BlockedGroup[];
}

/** Groups of the next team. */
interface GroupChoice {
  readonly free: readonly number[];
  readonly blocked: readonly BlockedGroup[];
}

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

/** @param known a completion of the draw so far, if there is one */
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
