import type { PlanRepairBody, PlanRepairs, RepairPlan } from '@sevenmetre/contract/plan/schemas';
import type { Tx } from '../../../platform/database/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { PlanContext } from '../context.ts';
import { planned } from '../planned.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { matchNamer } from './changed-match.ts';
import { type PublishedPlan, loadPublished } from './load-published.ts';
import { findTouched, type Touched, movedKeys } from './find-touched.ts';
import { lostPlaces } from './lost-places.ts';
import { type RepairSetup, repairSetup } from './repair-task.ts';
import { type FoundPlans, startRepair } from './start-repair.ts';
import type { FoundPlan } from './start-repair.ts';

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

interface Around {
  readonly setup: RepairSetup;
  readonly touched: (keys: readonly string[]) => Touched;
}

/** A plan in the form in which organisers compare it with others. */
function planBody(found: FoundPlan, { setup, touched }: Around): RepairPlan {
  const { task, added, cancelled } = setup;
  const before = new Map(task.published);
  const after = new Map(found.placements);
  const keys = movedKeys(found.placements, task, []);
  const moved = keys.map((key) => ({ key, from: before.get(key) ?? null, to: after.get(key) ?? null }));
  const { teams, pairs, clubs, mails, followers, languages, withoutAccount } = touched(
    movedKeys(found.placements, task, [...added, ...cancelled]),
  );
  const shifts = moved.map(({ from, to }) => (from && to ? Math.abs(to.start - from.start) : 0));
  return {
    aim: found.aim,
    moved,
    unplaced: [...keys, ...added].filter((key) => !after.has(key)),
    longestShift: Math.max(0, ...shifts),
    teams: teams.size,
    pairs: pairs.size,
    hallChanges: found.hallChanges,
    broken: found.broken.map(({ code, params, matches, teams: about, halls }) => {
      return { code, params: { ...params }, matches: [...matches], teams: [...about], halls: [...halls] };
    }),
    messages: {
      clubs: clubs.size,
      mails,
      followers,
      languages: [...languages],
      withoutAccount,
      pairs: touched(keys).notifiedPairs.size,
    },
  };
}
