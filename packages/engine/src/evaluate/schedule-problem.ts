/** Rules that a schedule must not break. */
export type BrokenRule =
  | 'unplaced'
  | 'hallTaken'
  | 'hallClosed'
  | 'courtTooSmall'
  | 'resin'
  | 'dayNotAllowed'
  | 'hours'
  | 'hallNotAllowed'
  | 'pin'
  | 'rest'
  | 'travel'
  | 'dayMax'
  | 'pathDayMax'
  | 'order';

/** Wishes that a schedule meets as well as possible. */
export type MissedWish =
  | 'hallChange'
  | 'shortRest'
  | 'longWait'
  | 'thirdInDay'
  | 'lunch'
  | 'lateThenEarly'
  | 'coach'
  | 'pathHallChange'
  | 'teamWish';

/** A problem of a schedule. Each code has a phrase. */
export interface ScheduleProblem {
  readonly code: BrokenRule | MissedWish;
  readonly isBroken: boolean;
  /** Cost of a missed wish, in tenths of a point; 0 for a broken rule. */
  readonly cost: number;
  /** Parameters of the phrase: minutes, days (from 0) and counts. */
  readonly params: Readonly<Record<string, number>>;
  readonly matches: readonly string[];
  readonly teams: readonly string[];
  readonly halls: readonly string[];
}

/** Identifies a problem by its content, to find it again in another schedule. */
export function problemName({ code, matches, teams, halls }: ScheduleProblem): string {
  return JSON.stringify([code, matches, teams, halls]);
}

export function broken(
  code: BrokenRule,
  about: Partial<Pick<ScheduleProblem, 'params' | 'matches' | 'teams' | 'halls'>>,
): ScheduleProblem {
  return { code, isBroken: true, cost: 0, params: {}, matches: [], teams: [], halls: [], ...about };
}

export function missed(
  code: MissedWish,
  cost: number,
  about: Partial<Pick<ScheduleProblem, 'params' | 'matches' | 'teams' | 'halls'>>,
): ScheduleProblem {
  return { code, isBroken: false, cost, params: {}, matches: [], teams: [], halls: [], ...about };
}
