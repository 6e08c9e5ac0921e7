import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { evaluate } from '@sevenmetre/engine/evaluate';
import { capacity, capacityHours, compile, findRemedies, withRemedies } from '@sevenmetre/engine/schedule';
import { scheduleInput } from '../draft/schedule-input.ts';
import { type PlanSources, currentSchedule, planned } from '../planned.ts';

export type Assessment = Pick<PlanOverview, 'capacity' | 'problems'>;

/** Capacity for all matches, remedies for a lack of it, and problems of the placements. */
export function assess(sources: PlanSources): Assessment {
  const plan = planned(sources, sources.document);
  const input = scheduleInput(plan.base, plan.matches);
  const problem = compile(input);
  const found = capacity(problem);
  // Opening hours also move the finals of the main court.
  const inputWith = (settings: PlanSources['settings']) => {
    const { base, matches } = planned({ ...sources, settings }, sources.document);
    return scheduleInput(base, matches);
  };
  return {
    capacity: {
      possible: found.ok,
      matches: plan.matches.length,
      slots: problem.slot.count,
      tightest: found.tightest.slice(0, 5),
      homeless: found.homeless.slice(0, 100),
      crowded: found.crowded,
      groups: found.groups.slice(0, 20),
      ways: found.ways,
      noOrder: found.noOrder,
      hours: capacityHours(found),
      remedies: findRemedies(sources.settings, (changes) =>
        inputWith(withRemedies(sources.settings, changes)),
      ),
    },
    problems: problemsOf(input, currentSchedule(plan)),
  };
}

function problemsOf(...plan: Parameters<typeof evaluate>): Assessment['problems'] {
  const found = evaluate(...plan);
  return {
    broken: found.filter(({ isBroken, code }) => isBroken && code !== 'unplaced').length,
    unplaced: found.filter(({ code }) => code === 'unplaced').length,
    wishes: found.filter(({ isBroken }) => !isBroken).length,
    cost: found.reduce((sum, { cost }) => sum + cost, 0),
  };
}
