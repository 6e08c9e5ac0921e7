import { type ScheduleProblem, evaluate } from '@sevenmetre/engine/evaluate';
import { repair } from '@sevenmetre/engine/repair';
import { answerQuestions } from '../../../platform/work/index.ts';
import { knownProblems, problemName } from './known-problems.ts';
import type { RepairTask } from './repair-task.ts';
import type { FoundPlan, FoundPlans } from './start-repair.ts';

/* Entry point of the threads of `startRepair`. */
answerQuestions(findPlans);

function findPlans({ input, published: places, happenings, options }: RepairTask): FoundPlans {
  const published = new Map(places);
  const before = evaluate(input, published);
  const known = knownProblems(before, input, { happenings, now: options.now });
  const plans = repair(input, published, happenings, { ...options, locked: new Set(options.locked) });
  return plans.map((plan): FoundPlan => {
    const problems = evaluate(input, plan.schedule);
    return {
      aim: plan.aim,
      placements: [...plan.schedule],
      broken: problems.filter((problem) => problem.isBroken && !known.has(problemName(problem))),
      hallChanges: hallChanges(problems) - hallChanges(before),
    };
  });
}

function hallChanges(problems: readonly ScheduleProblem[]): number {
  return problems.filter(({ code }) => code === 'hallChange').length;
}
