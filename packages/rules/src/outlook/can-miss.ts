import type { Scenario } from './ending.ts';
import { gapBetween, type GoalSum, sumBetween } from './goal-gap.ts';
import type { GroupFacts } from './group-facts.ts';
import { goalCount, lotsAreMissing, pointsOfEndings, valueOf } from './places.ts';
import { type AtLeast, canBeMet } from './whole-numbers.ts';

/**
 * Whether there are scores for these endings of the open matches that leave the team below the place. Teams
 * with equal points are examined together, since no score can favour all of them at once.
 */
export function canMiss(
  facts: GroupFacts,
  scenario: Scenario,
  [team, place]: readonly [number, number],
): boolean {
  const points = pointsOfEndings(facts, scenario);
  const others = facts.ids.map((_, index) => index).filter((index) => index !== team);
  const known = possibleScores(facts, scenario);
  return follow({ facts, scenario, points, team, place }, { others, criterion: 0, ahead: 0, known });
}

/** Unknowns per open match: the winner's margin and the loser's goals, alternating. */
function possibleScores({ open }: GroupFacts, { limit }: Scenario): AtLeast[] {
  const atLeast = (unknown: number, times: number, least: number): AtLeast => ({
    times: open.flatMap((_, match) => [2 * match, 2 * match + 1].map((one) => (one === unknown ? times : 0))),
    least,
  });
  const any = open.flatMap((_, match) => [atLeast(2 * match, 1, 1), atLeast(2 * match + 1, 1, 0)]);
  if (!limit) return any;
  const within = atLeast(2 * limit.match, 1, limit.least);
  return [...any, within, ...(limit.most < Infinity ? [atLeast(2 * limit.match, -1, -limit.most)] : [])];
}

interface Question {
  readonly facts: GroupFacts;
  readonly scenario: Scenario;
  readonly points: ReturnType<typeof pointsOfEndings>;
  readonly team: number;
  readonly place: number;
}

/** State while following the list of criteria. */
interface Step {
  /** Teams that are tied with the team so far. */
  readonly others: readonly number[];
  readonly criterion: number;
  /** Number of teams that are certainly ahead. */
  readonly ahead: number;
  /** Assumptions about the scores; they are satisfiable. */
  readonly known: readonly AtLeast[];
}

function follow(question: Question, step: Step): boolean {
  const { facts, team, place } = question;
  const { others, criterion, ahead } = step;
  if (ahead + others.length < place) return false;
  if (ahead >= place) return true;
  const name = facts.criteria[criterion];
  const level = [team, ...others];
  if (name === undefined || lotsAreMissing(facts, name, level)) return true;
  const count = goalCount(name, level);
  if (count?.kind === 'cards' || count?.kind === 'fairPlay') {
    const gaps = others.map((other) => ({
      other,
      ...gapBetween(facts, question.scenario, count, [other, team]),
    }));
    const sure = ahead + gaps.filter(({ least }) => least > 0).length;
    const rest = gaps.filter(({ least, most }) => least <= 0 && most >= 0);
    // No score says how many punishments open matches bring: whoever may be level or ahead can be.
    if (rest.some(({ least, most }) => least !== most)) return sure + rest.length >= place;
    return follow(question, {
      ...step,
      others: rest.map(({ other }) => other),
      criterion: criterion + 1,
      ahead: sure,
    });
  }
  if (count) {
    const sums = others.map((other) => ({
      other,
      sum: sumBetween(facts, question.scenario, count, [other, team]),
    }));
    return split(question, { ...step, others: [], criterion: criterion + 1 }, sums);
  }
  const values = level.map((one) => valueOf(question, one, [name, level]));
  const [own = 0, ...theirs] = values;
  return follow(question, {
    ...step,
    others: others.filter((_, index) => theirs[index] === own),
    criterion: criterion + 1,
    ahead: ahead + theirs.filter((value) => value > own).length,
  });
}

type Rival = { readonly other: number; readonly sum: GoalSum };

/** Assumes each rival in turn to be ahead by goals, tied or behind, if the scores allow it. */
function split(question: Question, step: Step, [rival, ...rest]: readonly Rival[]): boolean {
  if (!rival) return follow(question, step);
  if (step.ahead + step.others.length + 1 + rest.length < question.place) return false;
  const { open, settled } = rival.sum;
  const unknowns = question.facts.open.flatMap((_, match) => {
    const found = open.find((one) => one.match === match);
    return [found?.margins ?? 0, found?.goals ?? 0];
  });
  const opposite = unknowns.map((times) => -times);
  const ahead = { times: unknowns, least: 1 - settled };
  const behind = { times: opposite, least: 1 + settled };
  const level = [
    { times: unknowns, least: -settled },
    { times: opposite, least: settled },
  ];
  const assume = (more: readonly AtLeast[], next: Partial<Step>) => {
    const known = [...step.known, ...more];
    return canBeMet(known) && split(question, { ...step, ...next, known }, rest);
  };
  return (
    assume([ahead], { ahead: step.ahead + 1 }) ||
    assume(level, { others: [...step.others, rival.other] }) ||
    assume([behind], {})
  );
}
