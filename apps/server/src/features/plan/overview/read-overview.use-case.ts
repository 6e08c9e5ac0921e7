import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { PlanContext } from '../context.ts';
import { type LoadedPlan, loadPlan, publishedSchedule } from '../load-plan.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { currentSchedule } from '../planned.ts';
import { stateOf } from '../settings/read-teams.use-case.ts';
import { type Assessment, assess } from './assess.ts';
import { assessInThread } from './assess-in-thread.ts';
import { nextSteps } from './next-steps.ts';

type Categories = PlanOverview['categories'];

/** State of planning of the current edition: capacity with its proof, state of each category, next steps. */
export async function readOverview({ database }: PlanContext): Promise<Outcome<PlanOverview>> {
  const plan = await database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    return edition.ok ? done(await loadPlan(edition.value, tx)) : edition;
  });
  // The long computation runs without an open transaction.
  return plan.ok ? done(overviewOf(plan.value, await assessed(plan.value))) : plan;
}

/** Up to this size the result is computed here; more would block other calls. */
const mostMatchesHere = 150;

async function assessed(plan: LoadedPlan): Promise<Assessment> {
  const { settings, teams, coaches, document } = plan;
  const sources = { settings, teams, coaches, document };
  if (plan.matches.length === 0) return { capacity: null, problems: null };
  return plan.matches.length > mostMatchesHere ? assessInThread(sources) : assess(sources);
}

function overviewOf(plan: LoadedPlan, { capacity, problems }: Assessment): PlanOverview {
  const categories = categoriesOf(plan);
  return {
    version: plan.draft?.baseVersion ?? null,
    revision: plan.draft?.revision ?? 0,
    capacity,
    categories,
    problems,
    next: nextSteps(plan, { categories, capacity, problems }),
  };
}

function categoriesOf(plan: LoadedPlan): Categories {
  const { settings, teams, document, matches } = plan;
  const schedule = currentSchedule(plan);
  const published = publishedSchedule(plan);
  return settings.categories.map(({ categoryId, code, nameCs, nameEn, gender }) => {
    const states = teams.filter((team) => team.categoryId === categoryId).map(stateOf);
    const count = (state: ReturnType<typeof stateOf>) => states.filter((one) => one === state).length;
    const category = document.categories.get(code);
    const own = matches.filter((match) => match.category === code);
    return {
      code,
      nameCs,
      nameEn,
      gender,
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
