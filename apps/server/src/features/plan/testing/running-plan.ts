import { randomUUID } from 'node:crypto';
import type { PlanChanges, PlanHappening, PlanRepairs } from '@sevenmetre/contract/plan/schemas';
import type { TestDatabase } from '../../../../tests/database.ts';
import { type OpenCup, makeOpenCup } from './open-cup.ts';
import { type PlanSetup, ann } from './plan-setup.ts';
import { makeSmallPlan } from './small-plan.ts';

const everything = { categories: null, groups: true, schedule: true };

/** An edition of a year of its own whose small plan is published and played: it is 9:30 UTC on its first day. */
export async function openRunningCup(
  database: TestDatabase,
  setup: PlanSetup,
  year: number,
): Promise<OpenCup> {
  setup.as(ann);
  const cup = await makeOpenCup(database, year);
  await makeSmallPlan(setup, cup);
  const asked = { version: null, scope: everything };
  const { hash } = (await setup.call('POST', '/versions/preview', asked)).body;
  const body = { clientKey: randomUUID(), scope: everything, hash, reason: null, tellClubs: false };
  await setup.call('POST', '/versions', body);
  setup.clock.set(`${year}-06-13T09:30:00Z`);
  return cup;
}

/** The calls of the page of changes. The setup is asked for with each, since a test has none before its hooks. */
export function changesPage(setup: () => PlanSetup) {
  const ask = (happenings: readonly PlanHappening[], freeze = 30) =>
    setup().call('POST', '/changes/plans', { happenings, freeze });
  return {
    changes: async (): Promise<PlanChanges> => (await setup().call('GET', '/changes')).body,

    ask,

    plansFor: async (...happenings: PlanHappening[]): Promise<PlanRepairs> => (await ask(happenings)).body,

    /** The first of the plans, with a reason. */
    apply: (happenings: readonly PlanHappening[], repairs: PlanRepairs, more: object = {}) =>
      setup().call('POST', '/changes', {
        clientKey: randomUUID(),
        happenings,
        freeze: 30,
        version: repairs.version,
        placements: repairs.plans[0]?.moved.map(({ key, to }) => [key, to]) ?? [],
        reason: 'Voda na palubovce',
        tellClubs: false,
        ...more,
      }),
  };
}
