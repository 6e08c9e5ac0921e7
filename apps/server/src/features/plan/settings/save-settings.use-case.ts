import type { PlanSettings, PlanSettingsBody } from '@sevenmetre/contract/plan/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { PlanContext } from '../context.ts';
import { daysOf, findPlanEdition } from '../plan-edition.ts';
import { checkSettings } from './check-settings.ts';
import { settingsOf } from './plan-settings.ts';
import {
  findSettings,
  lockDraft,
  replaceTravel,
  replaceWeights,
  updateDraft,
  upsertRules,
  storeCourts,
} from './settings.repository.ts';

/**
 * Saves the given parts of the settings; refused if they have changed since they were read. A changed setting
 * may cause problems in the draft, and undo does not revert it.
 */
export function saveSettings(
  { database, clock }: PlanContext,
  actor: Actor,
  body: PlanSettingsBody,
): Promise<Outcome<PlanSettings>> {
  return database.transaction(async (tx) => {
    const found = await findPlanEdition(tx);
    if (!found.ok) return found;
    const edition = found.value;
    const now = clock.now();
    const draft = await lockDraft(edition.id, now, tx);
    if (draft.settingsRevision !== body.revision)
      return refuse('plan-settings-changed', { revision: draft.settingsRevision });
    const errors = checkSettings(body, await findSettings(edition.id, tx), daysOf(edition).length);
    if (errors.length > 0) return refuse('plan-settings-invalid', { errors });
    await storeSettings(edition.id, body, { userId: actor.userId, now }, tx);
    await database.notify(tx);
    return done(settingsOf(edition, await findSettings(edition.id, tx)));
  });
}

/** Stores parts that belong to the present revision of the settings; the caller holds the lock of the draft. */
export async function storeSettings(
  editionId: number,
  body: PlanSettingsBody,
  { userId, now }: { readonly userId: number; readonly now: Date },
  tx: Tx,
): Promise<void> {
  await store(editionId, body, tx);
  const settingsRevision = body.revision + 1;
  await updateDraft(editionId, { settingsRevision, ...body.buffers, updatedAt: now }, tx);
  await recordAudit(tx, {
    at: now,
    userId,
    editionId,
    action: 'plan.settings',
    subjectType: 'edition',
    subjectId: editionId,
    after: {
      revision: settingsRevision,
      parts: Object.keys(body)
        .filter((part) => part !== 'revision')
        .join(' '),
    },
  });
}

async function store(editionId: number, body: PlanSettingsBody, tx: Tx): Promise<void> {
  const { courts, travel, categories, weights } = body;
  if (courts) await storeCourts(editionId, courts, tx);
  if (travel)
    await replaceTravel(
      editionId,
      travel.map((row) => inOrder(editionId, row)),
      tx,
    );
  if (categories) {
    const rows = categories.map(({ days, courts: only, ...rules }) => {
      return { ...rules, days: mutable(days), courts: [...only] };
    });
    await upsertRules(rows, tx);
  }
  if (weights) {
    const rows = Object.entries(weights).map(([wish, step]) => ({ editionId, wish, step }));
    await replaceWeights(
      editionId,
      rows.filter(({ step }) => step !== 'normal'),
      tx,
    );
  }
}

function inOrder(
  editionId: number,
  { fromPlaceId, toPlaceId, minutes }: NonNullable<PlanSettingsBody['travel']>[number],
) {
  const [from, to] = [Math.min(fromPlaceId, toPlaceId), Math.max(fromPlaceId, toPlaceId)];
  return { editionId, fromPlaceId: from, toPlaceId: to, minutes };
}

function mutable(days: Readonly<Record<string, readonly number[]>>): Record<string, number[]> {
  return Object.fromEntries(Object.entries(days).map(([level, list]) => [level, [...list]]));
}
