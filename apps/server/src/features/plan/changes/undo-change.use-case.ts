import type { PlanRepairUndoBody, PlanVersions } from '@sevenmetre/contract/plan/schemas';
import type { PlanDocument } from '@sevenmetre/engine/plan';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../../platform/outcome/index.ts';
import type { PlanContext } from '../context.ts';
import { storedDocument } from '../draft/document.ts';
import { amendPublished } from '../drawn-groups.ts';
import { fixedBy } from '../fixed-match.ts';
import { loadPlan } from '../load-plan.ts';
import { planned } from '../planned.ts';
import { type DraftRow, updateDraft, storeCourts } from '../settings/settings.repository.ts';
import { type Compared, compareWithStanding } from '../versions/compare-plan.ts';
import { type VersionRow, findVersionDocument } from '../versions/publication.repository.ts';
import { publishOnce, type Publishing, storeVersion } from '../versions/publish.use-case.ts';
import { VersionChange } from '../versions/version-change.ts';
import { appendToDraft } from './append-to-draft.ts';

interface Undoing extends Publishing {
  readonly userId: number;
  readonly body: PlanRepairUndoBody;
  readonly afterPublication: PlanContext['afterPublication'];
}

/**
 * Undoes the last change in one transaction: publishes the version before it and restores the courts. Refused
 * if another version was published meanwhile, or a match that it moved has begun. A repeated key changes
 * nothing.
 */
export function undoChange(
  context: PlanContext,
  actor: Actor,
  body: PlanRepairUndoBody,
): Promise<Outcome<PlanVersions>> {
  return publishOnce(context, body.clientKey, body, async (publishing, tx) => {
    const [latest] = publishing.versions;
    const change = VersionChange.nullish().parse(latest?.change) ?? null;
    if (latest?.number !== body.version || !change?.happenings)
      return refuse('plan-version-old', { version: latest?.number ?? null });
    const { afterPublication } = context;
    return undo(latest, { ...publishing, userId: actor.userId, body, afterPublication }, tx);
  });
}

async function undo(
  latest: Pick<VersionRow, 'number' | 'change'>,
  undoing: Undoing,
  tx: Tx,
): Promise<Outcome<number>> {
  const { edition, userId, body, now } = undoing;
  const before = latest.number - 1;
  const stored = await findVersionDocument(edition.id, before, tx);
  if (stored === null) return refuse('plan-version-unknown');
  const document = storedDocument(stored);
  const change = VersionChange.parse(latest.change);
  const courts = courtsBefore(change, undoing.draft);
  const loaded = await loadPlan(edition, tx);
  const plan = courts === null ? loaded : { ...loaded, settings: { ...loaded.settings, courts } };
  const groups = (change.happenings ?? []).some(({ kind }) => groupKinds.has(kind));
  const scope = { categories: null, groups, schedule: true };
  const compared = await compareWithStanding(
    { ...plan, ...planned(plan, document) },
    [scope],
    (match) => fixedBy(match, now, null),
    tx,
  );
  const refusal = await refusalOf(compared, undoing, tx);
  if (refusal) return refusal;
  if (courts !== null) await restoreCourts(courts, undoing, tx);
  const publication = {
    number: latest.number + 1,
    version: before,
    body: { clientKey: body.clientKey, scope, reason: null, tellClubs: body.tellClubs },
    action: 'plan.changeUndone',
    change: null,
    userId,
    now,
  } as const;
  await storeVersion(compared, publication, undoing.afterPublication, tx);
  const placements = placedAgain(compared.difference.matches, document);
  const changes = placements.length > 0 ? [{ kind: 'apply', placements } as const] : [];
  await appendToDraft(changes, { ...undoing, editionId: edition.id, key: body.clientKey }, tx);
  return done(publication.number);
}

/** null: it may be undone. Groups that were drawn in public return to an earlier state without a reason. */
function refusalOf(compared: Compared, { userId, now }: Undoing, tx: Tx): Promise<Refusal | null> {
  const { refused } = compared.body;
  const matches = refused.map(({ number, why }) => ({ number, why }));
  if (matches.length > 0) return Promise.resolve(refuse('plan-match-fixed', { matches }));
  return amendPublished(compared, { userId, now, reason: null, mayUndo: true }, tx);
}

const groupKinds: ReadonlySet<string> = new Set(['teamsSwapped', 'teamAdded', 'groupSmaller']);

/** The courts as they were before a change; null: it changed none, or other settings were saved since. */
function courtsBefore(change: VersionChange, { settingsRevision }: DraftRow): VersionChange['courtsBefore'] {
  return settingsRevision === change.settingsRevision ? change.courtsBefore : null;
}

async function restoreCourts(
  courts: NonNullable<VersionChange['courtsBefore']>,
  { edition, draft: { settingsRevision }, now }: Undoing,
  tx: Tx,
): Promise<void> {
  await storeCourts(edition.id, courts, tx);
  await updateDraft(edition.id, { settingsRevision: settingsRevision + 1, updatedAt: now }, tx);
}

function placedAgain(
  matches: readonly { readonly target: { readonly key: string } }[],
  { placements }: PlanDocument,
) {
  return matches.map(({ target: { key } }) => [key, placements.get(key) ?? null] as const);
}
