import type { Placing, Reason } from './placing.ts';
import { byId, type Criterion, type OrderContext, type Split, split, undecidedSplit } from './split.ts';
import { emptyTally, unpunished } from './tally.ts';

interface Ordered {
  readonly teamId: number;
  readonly path: readonly Split[];
  readonly tied: readonly number[];
}

/** Applies criteria to teams, and records what decided each place (rules ST4, ST5, ST7). */
export function orderTeams(
  teamIds: readonly number[],
  criteria: readonly Criterion[],
  finished: boolean,
  context: OrderContext,
): Placing[] {
  return toPlacings(order(teamIds, criteria, context, []), finished, context);
}

/** Teams that remain tied continue with the rest of the criteria, among themselves. */
function order(
  tied: readonly number[],
  criteria: readonly Criterion[],
  context: OrderContext,
  path: readonly Split[],
): Ordered[] {
  const [first, ...others] = tied;
  if (first === undefined) return [];
  if (others.length === 0) return [{ teamId: first, path, tied: [] }];
  const [criterion, ...rest] = criteria;
  if (criterion === undefined) return leaveLevel(tied, context, path);
  const found = split(tied, criterion, context);
  if (found.classes.length === 1) return order(tied, rest, context, path);
  return found.classes.flatMap((level) => order(level, rest, context, [...path, found]));
}

function leaveLevel(tied: readonly number[], context: OrderContext, path: readonly Split[]): Ordered[] {
  const level = byId(tied);
  const withReason = [...path, undecidedSplit(level, context)];
  return level.map((teamId) => ({ teamId, path: withReason, tied: level.filter((id) => id !== teamId) }));
}

function toPlacings(ordered: readonly Ordered[], finished: boolean, context: OrderContext): Placing[] {
  const positions = new Map(ordered.map(({ teamId }, index) => [teamId, index + 1]));
  const reasons = new Map<Split, Reason>();
  const reasonOf = (found: Split): Reason => {
    const reason = reasons.get(found) ?? toReason(found, positions);
    reasons.set(found, reason);
    return reason;
  };
  return ordered.map(({ teamId, path, tied }, index) => {
    const withdrawn = context.withdrawn.has(teamId);
    const reached = path.map(reasonOf);
    return {
      teamId,
      position: index + 1,
      ...(context.overall.get(teamId) ?? emptyTally),
      ...(context.punished.has(teamId) ? { punished: context.punished.get(teamId) ?? unpunished } : {}),
      reason: reached.at(-1) ?? null,
      path: reached,
      tied,
      needsLots: finished && tied.length > 0 && !withdrawn,
      withdrawn,
    };
  });
}

function toReason(found: Split, positions: ReadonlyMap<number, number>): Reason {
  const position = (teamId: number) => positions.get(teamId) ?? 0;
  const teams = found.classes
    .flat()
    .sort((a, b) => position(a) - position(b))
    .map((teamId) => {
      const row = found.rows.get(teamId) ?? emptyTally;
      const value = found.values.get(teamId) ?? null;
      return {
        teamId,
        position: position(teamId),
        value: value === null || Number.isFinite(value) ? value : null,
        points: row.points,
        difference: row.goalsScored - row.goalsConceded,
        goals: row.goalsScored,
      };
    });
  return { criterion: found.criterion, teams, headToHead: found.headToHead };
}
