import { type Violation, checkPlan } from '@sevenmetre/engine/check';
import { type ScheduleProblem, evaluate, problemName } from '@sevenmetre/engine/evaluate';
import type { Happening } from '@sevenmetre/engine/repair';
import type { Schedule, ScheduleInput } from '@sevenmetre/engine/schedule';
import { type RepairTask, publishedInput } from './repair-task.ts';

/**
 * Problems that the published schedule had before the change. A match on a court that is closed now is not
 * included; one that was published outside the court's hours is, and so is one that has begun there.
 * @param now minutes since the first midnight of the edition
 */
export function knownProblems(
  problems: readonly ScheduleProblem[],
  { matches, categories }: Pick<ScheduleInput, 'matches' | 'categories'>,
  { happenings, now }: { readonly happenings: readonly Happening[]; readonly now: number },
): ReadonlySet<string> {
  const lengths = new Map(categories.map(({ id, duration }) => [id, duration]));
  const durations = new Map(matches.map(({ key, category }) => [key, lengths.get(category) ?? 0]));
  const isNew = ({ code, params, matches: [match = ''], halls }: ScheduleProblem): boolean => {
    const start = params['at'] ?? 0;
    const end = start + (durations.get(match) ?? 0);
    return (
      code === 'hallClosed' &&
      start >= now &&
      happenings.some(
        (one) => one.kind === 'hallClosed' && halls.includes(one.hall) && start < one.to && end > one.from,
      )
    );
  };
  return new Set(problems.filter((problem) => !isNew(problem)).map(problemName));
}

/** Rules that a schedule breaks and that were not broken before the change, with the teams of then. */
export function newlyBroken(task: RepairTask, schedule: Schedule): ScheduleProblem[] {
  const { input, published, happenings, options } = task;
  const asked = { happenings, now: options.now };
  const known = knownProblems(evaluate(publishedInput(task), new Map(published)), input, asked);
  return evaluate(input, schedule).filter((problem) => problem.isBroken && !known.has(problemName(problem)));
}

/**
 * Rules of docs/rules/plan.md that a schedule breaks by the independent checker, and that were not broken
 * before the change. A match that begins on a court that is closed now counts as newly broken.
 */
export function newViolations(task: RepairTask, schedule: Schedule): Violation[] {
  const { input, published, happenings, options } = task;
  const before = new Map(published);
  const duration = new Map(input.categories.map((rules) => [rules.id, rules.duration]));
  const lengthOf = new Map(input.matches.map(({ key, category }) => [key, duration.get(category) ?? 0]));
  const isLost = ({ rule, matches: [key = ''] }: Violation): boolean => {
    const place = before.get(key);
    if (rule !== 'PL2' || !place || place.start < options.now) return false;
    const end = place.start + (lengthOf.get(key) ?? 0);
    return happenings.some(
      (one) => one.kind === 'hallClosed' && one.hall === place.hall && place.start < one.to && end > one.from,
    );
  };
  const known = new Set(
    checkPlan(publishedInput(task), before)
      .filter((violation) => !isLost(violation))
      .map((violation) => JSON.stringify(violation)),
  );
  return checkPlan(input, schedule).filter((violation) => !known.has(JSON.stringify(violation)));
}

/** How the evaluation names the rules of docs/rules/plan.md. */
const codesOf: Readonly<Record<string, readonly ScheduleProblem['code'][]>> = {
  PL1: ['unplaced'],
  PL2: ['hallClosed'],
  PL3: ['hallTaken'],
  PL4: ['courtTooSmall', 'resin', 'hallNotAllowed'],
  PL5: ['hours', 'dayNotAllowed'],
  PL6: ['pin'],
  PL7: ['rest', 'travel'],
  PL9: ['order'],
  PL10: ['rest', 'travel'],
  PL11: ['dayMax'],
  PL12: ['pathDayMax'],
};

/** Violations that the checker finds and that none of the problems which are shown says. */
export function unsaidViolations(
  violations: readonly Violation[],
  shown: readonly ScheduleProblem[],
): Violation[] {
  return violations.filter(
    ({ rule, matches }) =>
      !shown.some(
        (problem) =>
          (codesOf[rule] ?? []).includes(problem.code) &&
          problem.matches.some((key) => matches.includes(key)),
      ),
  );
}
