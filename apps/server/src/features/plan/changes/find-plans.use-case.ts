import type { PlanRepairBody, PlanRepairs } from '@sevenmetre/contract/plan/schemas';
import type { Tx } from '../../../platform/database/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { PlanContext } from '../context.ts';
import { planned } from '../planned.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { matchNamer } from './changed-match.ts';
import { type PublishedPlan, loadPublished } from './load-published.ts';
import { findTouched } from './find-touched.ts';
import { lostPlaces } from './lost-places.ts';
import { type RepairSetup, repairSetup } from './repair-task.ts';
import { planBody } from './repair-body.ts';
import { type FoundPlans, startRepair } from './start-repair.ts';

/** Up to three plans after a change. Computed in a thread, without an open transaction. */
export async function findPlans(
  { database, clock }: PlanContext,
  body: PlanRepairBody,
): Promise<Outcome<PlanRepairs>> {
  const now = clock.now();
  const loaded = await database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    return edition.ok ? loadPublished(edition.value, tx) : edition;
  });
  if (!loaded.ok) return loaded;
  const setup = repairSetup(loaded.value, body, now);
  if (!setup.ok) return setup;
  const found = await startRepair(setup.value.task);
  return database.transaction(async (tx) => done(await bodyOf(loaded.value, setup.value, found, now, tx)));
}

async function bodyOf(
  published: PublishedPlan,
  setup: RepairSetup,
  found: FoundPlans,
  now: Date,
  tx: Tx,
): Promise<PlanRepairs> {
  const { task, changed, added, cancelled } = setup;
  const { document } = changed;
  const plan = { ...published.plan, ...planned(published.plan, document) };
  const nameMatch = matchNamer({ ...published, plan }, now);
  const touched = await findTouched(published, setup, found, tx);
  const lost = lostPlaces(published, setup);
  const ofLost = touched(lost.displaced);
  const fresh = new Set(added);
  return {
    version: published.latest.number,
    frozenUntil: task.options.now + task.options.freeze,
    displaced: lost.displaced,
    teams: ofLost.teams.size,
    pairs: ofLost.pairs.size,
    stuck: lost.stuck,
    added: plan.matches.filter(({ key }) => fresh.has(key)).map(nameMatch),
    cancelled,
    plans: found.map((one) => planBody(one, { setup, touched })),
  };
}
