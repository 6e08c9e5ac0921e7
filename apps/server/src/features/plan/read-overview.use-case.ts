import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { evaluate } from '@sevenmetre/engine/evaluate';
import {
  type ScheduleInput,
  capacity,
  capacityHours,
  compile,
  findRemedies,
  withRemedies,
} from '@sevenmetre/engine/schedule';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { PlanContext } from './context.ts';
import { scheduleInput } from './draft/schedule-input.ts';
import { type LoadedPlan, currentSchedule, loadPlan, planned, publishedSchedule } from './load-plan.ts';
import { nextSteps } from './next-steps.ts';
import { findPlanEdition } from './plan-edition.ts';
import { stateOf } from './settings/read-teams.use-case.ts';

type Categories = PlanOverview['categories'];

/** How far the plan of the current edition is: capacity with its proof, the state of each category, what to do next. */
export async function readOverview({ database }: PlanContext): Promise<Outcome<PlanOverview>> {
  const plan = await database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    return edition.ok ? done(await loadPlan(edition.value, tx)) : edition;
  });
  // What is computed at length holds no transaction open.
  return plan.ok ? done(overviewOf(plan.value)) : plan;
}

function overviewOf(plan: LoadedPlan): PlanOverview {
  const categories = categoriesOf(plan);
  const found = plan.matches.length === 0 ? null : capacityOf(plan);
  const problems = plan.matches.length === 0 ? null : problemsOf(plan);
  return {
    version: plan.draft?.baseVersion ?? null,
    revision: plan.draft?.revision ?? 0,
    capacity: found,
    categories,
    problems,
    next: nextSteps(plan, { categories, capacity: found, problems }),
  };
}

function categoriesOf(plan: LoadedPlan): Categories {
  const { settings, teams, document, matches } = plan;
  const schedule = currentSchedule(plan);
  const published = publishedSchedule(plan);
  return settings.categories.map(({ categoryId, code, nameCs, nameEn }) => {
    const states = teams.filter((team) => team.categoryId === categoryId).map(stateOf);
    const count = (state: ReturnType<typeof stateOf>) => states.filter((one) => one === state).length;
    const category = document.categories.get(code);
    const own = matches.filter((match) => match.category === code);
    return {
      code,
      nameCs,
      nameEn,
      accepted: count('accepted'),
      waiting: count('waiting'),
      withdrawn: count('withdrawn'),
      format: category?.format.id ?? null,
      entries: category?.entries.length ?? 0,
      drawn: category?.entries.filter((team) => team !== null).length ?? 0,
      matches: own.length,
      placed: own.filter(({ key }) => schedule.has(key)).length,
      published: own.filter(({ key }) => published.has(key)).length,
    };
  });
}

/** The proof of the engine, and what makes room; without a court every match is without a place. */
function capacityOf(plan: LoadedPlan): NonNullable<PlanOverview['capacity']> {
  const { base, matches, settings } = plan;
  const problem = compile(scheduleInput(base, matches));
  const found = capacity(problem);
  return {
    possible: found.ok,
    matches: matches.length,
    slots: problem.slot.count,
    tightest: found.tightest.slice(0, 5),
    homeless: found.homeless.slice(0, 100),
    crowded: found.crowded,
    hours: capacityHours(found),
    remedies: findRemedies(settings, (changes) => inputWith(plan, withRemedies(settings, changes))),
  };
}

/** The scheduling problem of other settings: hours move the finals of the main court, too. */
function inputWith(plan: LoadedPlan, settings: LoadedPlan['settings']): ScheduleInput {
  const { base, matches } = planned({ ...plan, settings }, plan.document);
  return scheduleInput(base, matches);
}

function problemsOf(plan: LoadedPlan): NonNullable<PlanOverview['problems']> {
  const found = evaluate(scheduleInput(plan.base, plan.matches), currentSchedule(plan));
  return {
    broken: found.filter(({ isBroken, code }) => isBroken && code !== 'unplaced').length,
    unplaced: found.filter(({ code }) => code === 'unplaced').length,
    wishes: found.filter(({ isBroken }) => !isBroken).length,
    cost: found.reduce((sum, { cost }) => sum + cost, 0),
  };
}
