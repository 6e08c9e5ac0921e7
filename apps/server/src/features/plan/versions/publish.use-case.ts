import type { Notified, PlanPublishBody, PlanVersions } from '@sevenmetre/contract/plan/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../../platform/outcome/index.ts';
import { once } from '../../../platform/repeat-keys/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { type EditionRow, editionRepository, recomputeGroups } from '../../competition/index.ts';
import { appendChange } from '../../live/index.ts';
import { countFollowersToNotify } from '../../notifications/index.ts';
import type { PlanContext } from '../context.ts';
import { documentBody, documentHash } from '../draft/document.ts';
import { amendPublished } from '../drawn-groups.ts';
import { loadPlan } from '../load-plan.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { type DraftRow, lockDraft, updateDraft } from '../settings/settings.repository.ts';
import { forVisitors } from '../changes/for-visitors.ts';
import { type Compared, comparePlan } from './compare-plan.ts';
import { notifyClubs } from './notify-clubs.ts';
import { findVersions, insertVersion, lockGroups, lockMatches } from './publication.repository.ts';
import { versionsBody } from './read-versions.use-case.ts';
import type { VersionChange } from './version-change.ts';
import { storeDifference } from './store-difference.ts';

/**
 * Publishes the draft, or an older version again, as a new version: groups, seats, matches, tables, the
 * audit, the live change and mails to clubs in one transaction. Refused without writing anything if the
 * difference is not the one that was shown, if matches cannot be changed, if rules are broken without a reason,
 * or if groups that were drawn in public change without a public one. A repeated form publishes nothing.
 * @param version an older version; null: the draft
 */
export function publish(
  context: PlanContext,
  actor: Actor,
  version: number | null,
  body: PlanPublishBody,
): Promise<Outcome<PlanVersions>> {
  return publishOnce(context, body.clientKey, { ...body, version }, async (publishing, tx) => {
    const { edition, draft, versions, now } = publishing;
    const compared = await comparePlan(await loadPlan(edition, tx), { version, scope: body.scope }, now, tx);
    if (!compared.ok) return compared;
    const by = { userId: actor.userId, now, reason: body.publicReason ?? null };
    const refusal = refusalOf(compared.value, body) ?? (await amendPublished(compared.value, by, tx));
    if (refusal) return refusal;
    const number = (versions[0]?.number ?? 0) + 1;
    const action = version === null ? 'plan.published' : 'plan.restored';
    const change = version === null ? draftChange(compared.value, body, draft.settingsRevision) : null;
    const publication = { number, version, body, action, change, userId: actor.userId, now } as const;
    await storeVersion(compared.value, publication, context.afterPublication, tx);
    return done(number);
  });
}

/** What a publication begins with; edition, draft, groups and matches are locked. */
export interface Publishing {
  readonly edition: EditionRow;
  readonly draft: DraftRow;
  /** The newest first. */
  readonly versions: Awaited<ReturnType<typeof findVersions>>;
  readonly now: Date;
}

/**
 * Publishes a version in one transaction: takes the locks, runs `work`, and appends the live change. A repeat of `clientKey` with the
 * same `asked` publishes nothing.
 * @param work stores the version and returns its number
 */
export function publishOnce(
  { database, clock }: PlanContext,
  clientKey: string,
  asked: unknown,
  work: (publishing: Publishing, tx: Tx) => Promise<Outcome<number>>,
): Promise<Outcome<PlanVersions>> {
  return database.transaction(async (tx) => {
    const found = await findPlanEdition(tx);
    if (!found.ok) return found;
    const edition = found.value;
    const now = clock.now();
    await editionRepository.lockById(edition.id, tx);
    const draft = await lockDraft(edition.id, now, tx);
    const published = await once(tx, `plan-version:${edition.id}`, clientKey, asked, async () => {
      const versions = await findVersions(edition.id, tx);
      await lockGroups(edition.id, tx);
      await lockMatches(edition.id, tx);
      const stored = await work({ edition, draft, versions, now }, tx);
      if (!stored.ok) return stored;
      await database.notify(tx);
      await appendChange(tx, { structure: true });
      return stored;
    });
    return published.ok ? done(await versionsBody(edition.id, tx)) : published;
  });
}

/**
 * Writes the difference, derives tables and seats, queues mails, and writes the version with who is notified. The caller holds the
 * locks of edition, draft, groups and matches, and appends the live change afterwards.
 */
export async function storeVersion(
  compared: Compared,
  publication: Publication,
  afterPublication: PlanContext['afterPublication'],
  tx: Tx,
): Promise<void> {
  const { plan, standing, difference } = compared;
  const { edition, settings } = plan;
  const { now, body } = publication;
  const withoutTeamIds = (publication.change?.happenings ?? []).flatMap((happening) =>
    happening.kind === 'groupSmaller' ? Number(happening.team) : [],
  );
  await storeDifference(difference, { edition, settings, standing, now, withoutTeamIds }, tx);
  await recomputeGroups(tx, { editionId: edition.id, groupIds: 'all', now });
  const reason = publication.change?.forVisitors?.reason ?? null;
  const clubs = body.tellClubs ? await notifyClubs(compared, { now, reason }, tx) : { clubs: 0, mails: 0 };
  const pairs = (await afterPublication?.(edition, { userId: publication.userId, now }, tx)) ?? 0;
  const followers = await countFollowersToNotify(tx);
  await record(compared, publication, { ...clubs, pairs, followers }, tx);
  await recordCancelled(compared, publication, tx);
}

/** Once matches are played, a draft tells visitors what it moves and cancels, as a change does; null: before. */
function draftChange(
  { plan, standing, difference }: Compared,
  { publicReason = null }: PlanPublishBody,
  settingsRevision: number,
): VersionChange | null {
  if (standing.matches.every(({ stage }) => stage === 'not_started')) return null;
  const { edition, settings } = plan;
  const shared = { difference, edition, courts: settings.courts, reason: publicReason };
  const visitors = forVisitors({ ...shared, happenings: [], closedBefore: [] });
  return { happenings: null, courtsBefore: null, settingsRevision, forVisitors: visitors };
}

/** null: it may be published. */
function refusalOf({ body }: Compared, asked: PlanPublishBody): Refusal | null {
  if (body.hash !== asked.hash) return refuse('plan-difference-changed', { hash: body.hash });
  if (body.refused.length > 0) {
    const matches = body.refused.map(({ number, why }) => ({ number, why }));
    return refuse('plan-match-fixed', { matches });
  }
  return body.brokenRules > 0 && !asked.reason
    ? refuse('plan-reason-missing', { brokenRules: body.brokenRules })
    : null;
}

export interface Publication {
  readonly number: number;
  /** Older version that is published again; null: another plan. */
  readonly version: number | null;
  readonly body: Pick<PlanPublishBody, 'clientKey' | 'scope' | 'reason' | 'tellClubs'>;
  readonly action: 'plan.published' | 'plan.restored' | 'plan.changed' | 'plan.changeUndone';
  /** The change that caused the publication, if any. */
  readonly change: VersionChange | null;
  readonly userId: number;
  readonly now: Date;
}

async function record(
  { plan, body: difference }: Compared,
  { number, version, body, action, change, userId, now }: Publication,
  notified: Notified,
  tx: Tx,
): Promise<void> {
  const editionId = plan.edition.id;
  const document = documentBody(plan.document);
  const summary = summaryOf(difference);
  const reason = body.reason === '' ? null : body.reason;
  await insertVersion(
    {
      editionId,
      number,
      at: now,
      userId,
      reason,
      hash: documentHash(document),
      document,
      scope: body.scope,
      summary: { ...summary, notified },
      restores: version,
      change,
      clientKey: body.clientKey,
    },
    tx,
  );
  await updateDraft(editionId, { baseVersion: number, updatedAt: now }, tx);
  await recordAudit(tx, {
    at: now,
    userId,
    editionId,
    action,
    subjectType: 'edition',
    subjectId: editionId,
    after: {
      version: number,
      restores: version,
      ...summary,
      happenings: change?.happenings?.length ?? 0,
      ...notified,
    },
    reason,
  });
}

/** Records in the history of each cancelled match who published the plan without it, and why. */
async function recordCancelled(
  { plan, difference }: Compared,
  { number, body, userId, now }: Publication,
  tx: Tx,
): Promise<void> {
  for (const { id } of difference.goneMatches)
    await recordAudit(tx, {
      at: now,
      userId,
      editionId: plan.edition.id,
      action: 'match.cancelled',
      subjectType: 'match',
      subjectId: id,
      after: { version: number },
      reason: body.reason === '' ? null : body.reason,
    });
}

function summaryOf({ added, removed, moved, changed, brokenRules }: Compared['body']) {
  return {
    added: added.length,
    removed: removed.length,
    moved: moved.length,
    changed: changed.length,
    brokenRules,
  };
}
