/** Rules that a schedule has to keep. */
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

/** Wishes that a schedule meets as well as it can. */
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

/** One thing that is wrong with a schedule. Words for the code live in phrases. */
export interface ScheduleProblem {
  readonly code: BrokenRule | MissedWish;
  readonly isBroken: boolean;
  /** What a wish costs, in tenths of a point; 0 for a broken rule. */
  readonly cost: number;
  /** Minutes, days (from 0) and counts that the words need. */
  readonly params: Readonly<Record<string, number>>;
  readonly matches: readonly string[];
  readonly teams: readonly string[];
  readonly halls: readonly string[];
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
