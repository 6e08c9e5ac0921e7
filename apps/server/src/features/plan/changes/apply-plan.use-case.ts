import type { PlanRepairApplyBody, PlanVersions } from '@sevenmetre/contract/plan/schemas';
import type { PlanChange, PlanDocument } from '@sevenmetre/engine/plan';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../../platform/outcome/index.ts';
import type { PlanContext } from '../context.ts';
import { amendPublished } from '../drawn-groups.ts';
import { fixedBy } from '../fixed-match.ts';
import { planned } from '../planned.ts';
import { updateDraft, storeCourts } from '../settings/settings.repository.ts';
import { type Compared, compareWithStanding } from '../versions/compare-plan.ts';
import { publishOnce, type Publishing, storeVersion } from '../versions/publish.use-case.ts';
import { changedCourts } from './change-courts.ts';
import { closedByVersions } from './closed-courts.ts';
import { appendToDraft } from './append-to-draft.ts';
import { forVisitors } from './for-visitors.ts';
import { newViolations, newlyBroken } from './known-problems.ts';
import { type PublishedPlan, loadPublished } from './load-published.ts';
import { type RepairSetup, repairSetup } from './repair-task.ts';

interface Applying extends Publishing {
  readonly userId: number;
  readonly body: PlanRepairApplyBody;
  readonly afterPublication: PlanContext['afterPublication'];
}

/**
 * Publishes a plan after a change, in one transaction: matches, tables, the version, blocks of courts, the
 * draft, mails and the live change. Refused if another version was published meanwhile, if a match has begun
 * or entered the freeze, if rules are broken without a reason, or if groups that were drawn in public change
 * without a public one. A repeated form publishes nothing.
 */
export function applyPlan(
  context: PlanContext,
  actor: Actor,
  body: PlanRepairApplyBody,
): Promise<Outcome<PlanVersions>> {
  return publishOnce(context, body.clientKey, body, async (publishing, tx) => {
    const current = await loadPublished(publishing.edition, tx);
    if (!current.ok) return current;
    const { afterPublication } = context;
    return apply(current.value, { ...publishing, userId: actor.userId, body, afterPublication }, tx);
  });
}

/** Returns the number of the new version. */
async function apply(published: PublishedPlan, applying: Applying, tx: Tx): Promise<Outcome<number>> {
  const { body, now, userId } = applying;
  const { number: version } = published.latest;
  if (version !== body.version) return refuse('plan-version-old', { version });
  const setup = repairSetup(published, body, now);
  if (!setup.ok) return setup;
  const compared = await compare(published, setup.value, applying, tx);
  const by = { userId, now, reason: body.publicReason ?? null };
  const refusal = refusalOf(compared, setup.value, body) ?? (await amendPublished(compared, by, tx));
  if (refusal) return refusal;
  const visitors = forVisitors({
    difference: compared.difference,
    happenings: body.happenings,
    closedBefore: closedByVersions(applying.versions),
    courts: published.plan.settings.courts,
    edition: applying.edition,
    reason: body.publicReason ?? null,
  });
  const settingsRevision = await changeCourts(published, applying, tx);
  const categories = setup.value.changed.categories;
  const publication = {
    number: version + 1,
    version: null,
    body: { ...body, scope: { categories: null, groups: categories.size > 0, schedule: true } },
    action: 'plan.changed',
    change: { happenings: [...body.happenings], ...settingsRevision, forVisitors: visitors },
    userId,
    now,
  } as const;
  await storeVersion(compared, publication, applying.afterPublication, tx);
  const changes = draftChanges(compared.plan.document, categories, body);
  await appendToDraft(changes, { ...applying, editionId: applying.edition.id, key: body.clientKey }, tx);
  return done(publication.number);
}

/**
 * Differences between the new plan and the stored rows. Groups are compared where they change, placements
 * everywhere.
 */
async function compare(
  { plan, standing }: PublishedPlan,
  { changed, named, cancelled }: RepairSetup,
  { body, now }: Applying,
  tx: Tx,
): Promise<Compared> {
  const placements = new Map(changed.document.placements);
  for (const [key, to] of body.placements) {
    if (to === null) placements.delete(key);
    else placements.set(key, to);
  }
  const document = { ...changed.document, placements };
  const others = [...document.categories.keys()].filter((code) => !changed.categories.has(code));
  const scopes = [
    { categories: others, groups: false, schedule: true },
    { categories: [...changed.categories], groups: true, schedule: true },
  ];
  const kept = new Set([...standing.values()].map(({ id }) => id));
  // What an organiser names is moved also inside the freeze, and what a smaller group does not play any more is cancelled.
  const free = new Set<string | null>([...named, ...cancelled]);
  return compareWithStanding(
    { ...plan, ...planned(plan, document) },
    scopes.filter(({ categories }) => categories.length > 0),
    (match) =>
      kept.has(match.id) ? fixedBy(match, now, free.has(match.planKey) ? null : body.freeze) : null,
    tx,
  );
}

/**
 * A rule that was broken before needs no new reason; the independent checker has the last word. null: it may
 * be published.
 */
function refusalOf(
  { body, plan }: Compared,
  { task }: RepairSetup,
  { reason }: PlanRepairApplyBody,
): Refusal | null {
  if (body.refused.length > 0) {
    const matches = body.refused.map(({ number, why }) => ({ number, why }));
    return refuse('plan-match-fixed', { matches });
  }
  if (reason) return null;
  const { placements } = plan.document;
  const brokenRules = newlyBroken(task, placements).length || newViolations(task, placements).length;
  return brokenRules > 0 ? refuse('plan-reason-missing', { brokenRules }) : null;
}

/** Blocks and hours of courts after the change, with the data to undo them. */
async function changeCourts({ plan }: PublishedPlan, { edition, draft, body, now }: Applying, tx: Tx) {
  const before = [...plan.settings.courts];
  const courts = changedCourts(before, body.happenings, body.reason ?? '');
  if (courts === null) return { courtsBefore: null, settingsRevision: draft.settingsRevision };
  await storeCourts(edition.id, courts, tx);
  const settingsRevision = draft.settingsRevision + 1;
  await updateDraft(edition.id, { settingsRevision, updatedAt: now }, tx);
  return { courtsBefore: before, settingsRevision };
}

/** Changes for the draft, so that it continues from the published plan. */
function draftChanges(
  document: PlanDocument,
  categories: ReadonlySet<string>,
  { placements }: PlanRepairApplyBody,
): PlanChange[] {
  const drawn = [...categories].flatMap((category): PlanChange[] => {
    const planned = document.categories.get(category);
    if (!planned) return [];
    const { format, entries } = planned;
    return [
      { kind: 'format', category, format, entries: entries.length },
      { kind: 'draw', category, entries },
    ];
  });
  return [...drawn, ...(placements.length > 0 ? [{ kind: 'apply', placements } as const] : [])];
}
