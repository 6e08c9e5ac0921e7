import { parentPort, workerData } from 'node:worker_threads';
import { type ScheduleProblem, judge } from '@sevenmetre/engine/judge';
import { repair } from '@sevenmetre/engine/repair';
import type { RepairTask } from './repair-task.ts';
import type { FoundPlan, FoundPlans } from './start-repair.ts';

/* The inside of the thread that `startRepair` starts for one question. */
const { input, published: places, happenings, options } = workerData as RepairTask;
const published = new Map(places);
const nameOf = ({ code, matches, teams, halls }: ScheduleProblem) =>
  JSON.stringify([code, matches, teams, halls]);
const hallChanges = (problems: readonly ScheduleProblem[]) =>
  problems.filter(({ code }) => code === 'hallChange').length;

const before = judge(input, published);
const closed = new Set(happenings.flatMap((one) => (one.kind === 'hallClosed' ? [one.hall] : [])));
const isNews = ({ code, halls }: ScheduleProblem) =>
  code === 'hallClosed' && halls.some((hall) => closed.has(hall));
const known = new Set(before.filter((problem) => !isNews(problem)).map(nameOf));
const plans = repair(input, published, happenings, { ...options, locked: new Set(options.locked) });
const found: FoundPlans = plans.map((plan): FoundPlan => {
  const problems = judge(input, plan.schedule);
  return {
    aim: plan.aim,
    placements: [...plan.schedule],
    broken: problems.filter((problem) => problem.isBroken && !known.has(nameOf(problem))),
    hallChanges: hallChanges(problems) - hallChanges(before),
  };
});
parentPort?.postMessage(found);
