import type { TieBreaker } from '../vocabulary/index.ts';
import type { Punished, Tally } from './input.ts';
import type { ReasonCriterion } from './placing.ts';
import { type CountedFixture, emptyTally, tallies, unpunished } from './tally.ts';

export interface DrawnLot {
  readonly lot: number;
  readonly drawnAt: string | null;
}

/** Input of the ordering; all contained fixtures count. */
export interface OrderContext {
  readonly fixtures: readonly CountedFixture[];
  readonly overall: ReadonlyMap<number, Tally>;
  /** Absent: none. */
  readonly punished: ReadonlyMap<number, Punished>;
  readonly lots: ReadonlyMap<number, DrawnLot>;
  readonly withdrawn: ReadonlySet<number>;
  /** Teams of different groups are compared: values are divided by the number of matches. */
  readonly perMatch?: boolean;
}

export type Criterion = TieBreaker | 'withdrawn';

/** Result of one criterion for teams that were tied before. */
export interface Split {
  readonly criterion: ReasonCriterion;
  /** Best first; tied teams are together, by ascending id. */
  readonly classes: readonly (readonly number[])[];
  readonly values: ReadonlyMap<number, number | null>;
  readonly rows: ReadonlyMap<number, Tally>;
  readonly headToHead: boolean;
}

/** Criteria whose smallest value is best. */
const smallestFirst: ReadonlySet<Criterion> = new Set<Criterion>([
  'lots',
  'withdrawn',
  'fewerCards',
  'fairPlay',
]);

/** Applies a criterion to these teams: head-to-head ones count only their matches against each other. */
export function split(tied: readonly number[], criterion: Criterion, context: OrderContext): Split {
  const headToHead = isHeadToHead(criterion);
  const rows = headToHead ? tallies(tied, context.fixtures, true) : context.overall;
  const values = new Map(tied.map((id) => [id, valueOf(id, criterion, rows, context)]));
  if (criterion === 'lots' && !allDrawn(tied, context.lots)) {
    return { criterion, headToHead, rows, values, classes: [byId(tied)] };
  }
  const direction = smallestFirst.has(criterion) ? 1 : -1;
  return { criterion, headToHead, rows, values, classes: classesOf(tied, values, direction) };
}

/** Result if nothing separates these teams. */
export function undecidedSplit(tied: readonly number[], { overall }: OrderContext): Split {
  const values = new Map(tied.map((id) => [id, null]));
  return { criterion: 'undecided', classes: [byId(tied)], values, rows: overall, headToHead: false };
}

export function byId(ids: readonly number[]): number[] {
  return [...ids].sort((a, b) => a - b);
}

function isHeadToHead(criterion: ReasonCriterion): boolean {
  return (
    criterion === 'headToHeadPoints' ||
    criterion === 'headToHeadDifference' ||
    criterion === 'headToHeadGoals'
  );
}

function valueOf(
  teamId: number,
  criterion: Criterion,
  rows: ReadonlyMap<number, Tally>,
  context: OrderContext,
): number | null {
  const row = rows.get(teamId) ?? emptyTally;
  const measured = (sum: number) => (context.perMatch ? ofOneMatch(sum, row) : sum);
  const punished = context.punished.get(teamId) ?? unpunished;
  const punishments = (sum: number) => (context.perMatch && row.games === 0 ? Infinity : measured(sum));
  switch (criterion) {
    case 'points':
    case 'headToHeadPoints':
      return measured(row.points);
    case 'headToHeadDifference':
    case 'overallDifference':
      return measured(row.goalsScored - row.goalsConceded);
    case 'headToHeadGoals':
    case 'overallGoals':
      return measured(row.goalsScored);
    case 'fewerCards':
      return punishments(punished.cards);
    case 'fairPlay':
      return punishments(punished.fairPlay);
    case 'lots':
      return context.lots.get(teamId)?.lot ?? null;
    case 'withdrawn':
      return context.withdrawn.has(teamId) ? 1 : 0;
  }
}

/** A team without matches is last. */
function ofOneMatch(sum: number, { games }: Tally): number {
  return games === 0 ? -Infinity : sum / games;
}

/** Lots decide a tie once all of its teams have one from the same draw. */
function allDrawn(tied: readonly number[], lots: OrderContext['lots']): boolean {
  const draws = new Set(tied.map((id) => lots.get(id)?.drawnAt));
  return draws.size === 1 && !draws.has(undefined);
}

function classesOf(
  tied: readonly number[],
  values: ReadonlyMap<number, number | null>,
  direction: 1 | -1,
): number[][] {
  const levels = new Map<number, number[]>();
  for (const id of byId(tied)) {
    const value = values.get(id) ?? 0;
    const level = levels.get(value);
    if (level) level.push(id);
    else levels.set(value, [id]);
  }
  return [...levels.entries()].sort(([a], [b]) => direction * (a - b)).map(([, level]) => level);
}
