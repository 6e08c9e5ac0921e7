import { type ScheduleProblem, evaluate } from '../evaluate/index.ts';
import {
  type Board,
  type Placement,
  type PricedPlace,
  type Schedule,
  type ScheduleMatch,
  at,
  listAt,
  minutesOfDay,
  pricePlaces,
} from '../schedule/index.ts';

/** Another place of a match, alone or in exchange, and what would change. */
export interface OtherPlace extends Placement {
  readonly swapWith: string | null;
  /** Tenths of a point; negative: cheaper than now. */
  readonly rise: number;
  /** Problems that there would be in addition. */
  readonly added: readonly ScheduleProblem[];
  /** Problems that there would be no longer. */
  readonly gone: readonly ScheduleProblem[];
}

/** Why a match is where it is. */
export interface WhyHere {
  /** Starts of all courts, those that the match may use by its own rules, and those at which no other rule breaks. */
  readonly starts: number;
  readonly permitted: number;
  readonly clean: number;
  /** Of the other clean places, the cheapest ones, which were looked at for missed wishes. */
  readonly looked: number;
  /**
   * Wishes that are missed because of the match, and the cheapest place at which each is met; null: none of those that
   * were looked at.
   */
  readonly missed: readonly { readonly wish: ScheduleProblem; readonly instead: OtherPlace | null }[];
  /** The cheapest other places without a broken rule. */
  readonly cheapest: readonly OtherPlace[];
  /**
   * The best place for the wishes that breaks a rule, with the rule; null: none is better than now. Of a match that has no
   * place and finds none without a broken rule, the place that breaks the fewest.
   */
  readonly forbidden: OtherPlace | null;
}

/** Places that are named, and the matches that are evaluated in all for one answer. */
const [mostNamed, mostEvaluated] = [3, 60_000];

/**
 * Explains the place of a match: what the wishes that it misses would cost the rest of the plan if they were met by
 * one move, and which rules and wishes keep it from other places.
 * @param schedule the one of the board, with places that are no starts
 */
export function whyHere(board: Board, schedule: Schedule, key: string): WhyHere | null {
  const { problem } = board;
  const match = problem.names.matches.indexOf(key);
  if (match < 0) return null;
  const now = evaluate(problem.input, schedule);
  const from = schedule.get(key);
  const own = at(problem.match.permission, match);
  const prices = pricePlaces(board, key).filter(
    ({ hall, start }) => hall !== from?.hall || start !== from.start,
  );
  // Whoever takes the place of another match, which then has none, has not found one.
  const isClean = ({ broken }: PricedPlace): boolean => broken <= (from ? 0 : -1);
  const byCost = prices.toSorted((a, b) => a.rise - b.rise);
  const clean = byCost.filter(isClean);
  const most = Math.max(2 * mostNamed, Math.floor(mostEvaluated / problem.match.count));
  const others = clean.slice(0, most).map((place) => otherPlace(problem.input, schedule, now, key, place));
  const wishes = now.filter((one) => !one.isBroken && isAbout(one, problem.input.matches[match], from));
  const [forbidden] = byCost
    .filter((place) => !isClean(place))
    .slice(0, most)
    .map((place) => otherPlace(problem.input, schedule, now, key, place))
    .toSorted((a, b) => (from ? wishesOf(a) - wishesOf(b) : brokenBy(a) - brokenBy(b) || a.rise - b.rise));
  const isNamed = forbidden !== undefined && (from ? wishesOf(forbidden) < 0 : clean.length === 0);
  return {
    starts: problem.slot.count,
    permitted: listAt(problem.permission.slots, own).length,
    clean: clean.length + (from ? 1 : 0),
    looked: others.length,
    missed: wishes.map((wish) => ({
      wish,
      instead: others.find(({ gone }) => gone.some((one) => isSame(one, wish))) ?? null,
    })),
    cheapest: others.slice(0, mostNamed),
    forbidden: isNamed ? forbidden : null,
  };
}

function otherPlace(
  input: Board['problem']['input'],
  schedule: Schedule,
  now: readonly ScheduleProblem[],
  key: string,
  { hall, start, swapWith, rise }: PricedPlace,
): OtherPlace {
  const from = schedule.get(key);
  const moved = new Map(schedule).set(key, { hall, start });
  if (swapWith !== null && from) moved.set(swapWith, from);
  else if (swapWith !== null) moved.delete(swapWith);
  const then = evaluate(input, moved);
  const before = new Set(now.map(nameOf));
  const after = new Set(then.map(nameOf));
  return {
    hall,
    start,
    swapWith,
    rise,
    added: then.filter((one) => !before.has(nameOf(one))),
    gone: now.filter((one) => !after.has(nameOf(one))),
  };
}

/** How much more the wishes cost, whatever is broken. */
function wishesOf({ added, gone }: OtherPlace): number {
  const sum = (list: readonly ScheduleProblem[]): number => list.reduce((all, { cost }) => all + cost, 0);
  return sum(added) - sum(gone);
}

function brokenBy({ added, gone }: OtherPlace): number {
  const count = (list: readonly ScheduleProblem[]): number => list.filter(({ isBroken }) => isBroken).length;
  return count(added) - count(gone);
}

/** Whether a problem is one of a match: it names it, or the day of one of its teams. */
function isAbout(
  { matches, teams, params }: ScheduleProblem,
  match: ScheduleMatch | undefined,
  place: Placement | undefined,
): boolean {
  if (match === undefined) return false;
  if (matches.length > 0) return matches.includes(match.key);
  const day = place && Math.trunc(place.start / minutesOfDay);
  return params['day'] === day && teams.some((team) => match.teams.includes(team));
}

function isSame(one: ScheduleProblem, other: ScheduleProblem): boolean {
  return nameOf(one) === nameOf(other);
}

/** What a problem is about, with its cost: a wait that grows is another one. */
function nameOf({ code, cost, matches, teams, params }: ScheduleProblem): string {
  return JSON.stringify([code, cost, matches, teams, params['day'] ?? null]);
}
