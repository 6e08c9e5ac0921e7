import { type ScheduleProblem, evaluate, problemName } from '@sevenmetre/engine/evaluate';
import { repair } from '@sevenmetre/engine/repair';
import { answerQuestions } from '../../../platform/work/index.ts';
import { knownProblems, newViolations, unsaidViolations } from './known-problems.ts';
import { type RepairTask, publishedInput } from './repair-task.ts';
import type { FoundPlan, FoundPlans } from './start-repair.ts';

/* Entry point of the threads of `startRepair`. */
answerQuestions(findPlans);

/** A plan is shown only if the checker, which shares no code, finds no rule that it breaks without saying so. */
function findPlans(task: RepairTask): FoundPlans {
  const { input, published: places, happenings, options } = task;
  const published = new Map(places);
  const before = evaluate(publishedInput(task), published);
  const known = knownProblems(before, input, { happenings, now: options.now });
  const locked = new Set(options.locked);
  const otherTeams = new Set(task.otherTeams.map(({ match }) => match));
  const plans = repair(input, published, happenings, { ...options, locked, otherTeams });
  return plans.flatMap((plan): FoundPlan[] => {
    const problems = evaluate(input, plan.schedule);
    const broken = problems.filter((problem) => problem.isBroken && !known.has(problemName(problem)));
    if (unsaidViolations(newViolations(task, plan.schedule), broken).length > 0) return [];
    return [
      {
        aim: plan.aim,
        placements: [...plan.schedule],
        broken,
        hallChanges: hallChanges(problems) - hallChanges(before),
      },
    ];
  });
}

function hallChanges(problems: readonly ScheduleProblem[]): number {
  return problems.filter(({ code }) => code === 'hallChange').length;
}
