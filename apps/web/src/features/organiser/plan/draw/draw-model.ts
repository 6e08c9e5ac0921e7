import type { PlanTeam } from '@sevenmetre/contract/plan/schemas';
import {
  type DrawProblem,
  type DrawRules,
  type DrawTeam,
  type DrawnGroups,
  type EntryGroup,
  avoidableProblems,
  entryGroupsOf,
  exchanged,
  groupsOfEntries,
  inSeedOrder,
  evaluateDraw,
  evaluateExchange,
  potsBySeed,
} from '@sevenmetre/engine/draw';
import { planFormat } from '@sevenmetre/engine/formats';
import type { CategoryPlan } from '../category-plan.tsx';

export type BoardTeam = DrawTeam & { readonly name: string };

/** What an organiser has decided by hand. Groups count from 0. */
export interface HandMade {
  readonly pins: Readonly<Record<string, number>>;
  readonly notIn: Readonly<Record<string, readonly number[]>>;
}

export const nothingByHand: HandMade = { pins: {}, notIn: {} };

/** The groups of a format and the teams that are drawn into them, best first. */
export interface DrawFrame {
  readonly groups: readonly EntryGroup[];
  readonly sizes: readonly number[];
  readonly teams: readonly BoardTeam[];
  readonly entries: number;
}

/** null: no format, or one that does not fit. */
export function frameOf({ planned, teams }: CategoryPlan, { pins, notIn }: HandMade): DrawFrame | null {
  const plan = planned && planFormat(planned.format, planned.entries.length);
  if (!planned || !plan?.ok) return null;
  const groups = entryGroupsOf(plan.value);
  const listed = potsBySeed(groups, inSeedOrder(teams).map(drawTeam)).map((team) => ({
    ...team,
    ...(pins[team.id] === undefined ? {} : { pin: { group: pins[team.id] ?? 0 } }),
    ...(notIn[team.id] === undefined ? {} : { notIn: notIn[team.id] ?? [] }),
  }));
  const sizes = groups.map(({ entries }) => entries.length);
  return { groups, sizes, teams: listed, entries: planned.entries.length };
}

function drawTeam({ id, name, clubId, regionCode, countryCode }: PlanTeam) {
  const origin = { club: String(clubId), region: regionCode, country: countryCode, lastGroup: null };
  return { id: String(id), name, ...origin };
}

/** The draw that the plan holds; null: nobody has drawn. */
export function storedGroups(frame: DrawFrame, { planned }: CategoryPlan): DrawnGroups | null {
  const known = new Set(frame.teams.map(({ id }) => id));
  const isWhole = planned?.entries.every((team) => team !== null && known.has(team)) ?? false;
  return planned && isWhole ? groupsOfEntries(frame.groups, planned.entries) : null;
}

export interface Evaluation {
  readonly problems: readonly DrawProblem[];
  /** Those that another draw would not have (DR7). */
  readonly avoidable: readonly DrawProblem[];
  readonly cost: number;
  readonly forbidden: number;
}

export function evaluateGroups({ teams }: DrawFrame, rules: DrawRules, groups: DrawnGroups): Evaluation {
  const problems = evaluateDraw(teams, groups, rules);
  return {
    problems,
    avoidable: avoidableProblems(teams, groups, problems),
    cost: problems.reduce((sum, { cost }) => sum + cost, 0),
    forbidden: problems.filter(({ isForbidden }) => isForbidden).length,
  };
}

/** What it would cost to put a team into another group, in exchange for the team of its pot that is there. */
export interface Price {
  readonly group: number;
  readonly other: BoardTeam;
  readonly rise: number;
  /** What is against the team there, worst first; with its own place the same. */
  readonly problems: readonly DrawProblem[];
  readonly isAllowed: boolean;
}

/** Prices of all groups of a team's pot, the cheapest first. */
export function pricesOf(
  frame: DrawFrame,
  rules: DrawRules,
  groups: DrawnGroups,
  team: BoardTeam,
): readonly Price[] {
  const byId = new Map(frame.teams.map((one) => [one.id, one]));
  const from = groups.findIndex((row) => row.includes(team.id));
  const prices = groups.flatMap((row, group): Price[] => {
    const other = byId.get(row[team.pot] ?? '');
    if (!other || group === from) return [];
    const { rise, problems } = evaluateExchange(frame.teams, groups, rules, [team.id, other.id]);
    const about = problems.filter(({ teams }) => teams.includes(team.id) || teams.includes(other.id));
    const isAllowed =
      !about.some(({ isForbidden }) => isForbidden) && mayBe(team, group) && mayBe(other, from);
    return [{ group, other, rise, problems: about, isAllowed }];
  });
  return prices.toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed) || a.rise - b.rise);
}

function mayBe({ pin, notIn }: BoardTeam, group: number): boolean {
  return (pin === undefined || pin.group === group) && !(notIn ?? []).includes(group);
}

export { exchanged };
