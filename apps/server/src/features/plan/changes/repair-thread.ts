import { parentPort, workerData } from 'node:worker_threads';
import { type ScheduleProblem, evaluate } from '@sevenmetre/engine/evaluate';
import { repair } from '@sevenmetre/engine/repair';
import { knownProblems, problemName } from './known-problems.ts';
import type { RepairTask } from './repair-task.ts';
import type { FoundPlan, FoundPlans } from './start-repair.ts';

/* The inside of the thread that `startRepair` starts for one question. */
const { input, published: places, happenings, options } = workerData as RepairTask;
const published = new Map(places);
const hallChanges = (problems: readonly ScheduleProblem[]) =>
  problems.filter(({ code }) => code === 'hallChange').length;

const before = evaluate(input, published);
const known = knownProblems(before, input, happenings);
const plans = repair(input, published, happenings, { ...options, locked: new Set(options.locked) });
const found: FoundPlans = plans.map((plan): FoundPlan => {
  const problems = evaluate(input, plan.schedule);
  return {
    aim: plan.aim,
    placements: [...plan.schedule],
    broken: problems.filter((problem) => problem.isBroken && !known.has(problemName(problem))),
    hallChanges: hallChanges(problems) - hallChanges(before),
  };
});
parentPort?.postMessage(found);
