import type { PlanCommandAnswer, PlanCommandBody, PlanCommandRow } from '@sevenmetre/contract/plan/schemas';
import { merge } from '@sevenmetre/engine/plan';
import { planFormat } from '@sevenmetre/engine/formats';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../../platform/outcome/index.ts';
import { utcText } from '../../competition/index.ts';
import { type DrawBy, amendDraws, isDrawnInPublic } from '../../draw-amendments/index.ts';
import type { PlanContext } from '../context.ts';
import { groupsOfPlan } from '../drawn-groups.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { type DraftRow, lockDraft, updateDraft } from '../settings/settings.repository.ts';
import { documentBody } from './document.ts';
import {
  type CommandRow,
  findCommandByKey,
  findCommands,
  findCommandsAfter,
  insertCommand,
  saveSnapshot,
} from './draft.repository.ts';
import { commandsPerSnapshot, loadDraft, loadMergeLog, reachedBy } from './load-draft.ts';

/**
 * Appends a change to the log of the draft. A change that conflicts with commands which its author has not
 * seen is refused with them; all others are merged. A repeated key gets the first answer,
 * with another change it is refused.
 */
export function appendCommand(
  { database, clock }: PlanContext,
  actor: Actor,
  body: PlanCommandBody,
): Promise<Outcome<PlanCommandAnswer>> {
  return database.transaction(async (tx) => {
    const found = await findPlanEdition(tx);
    if (!found.ok) return found;
    const editionId = found.value.id;
    const appended = await append(editionId, actor.userId, body, clock.now(), tx);
    if (appended.ok) await database.notify(tx);
    return appended;
  });
}

/**
 * The same in the caller's transaction; the caller notifies the open pages.
 * @param isPublished the change repeats what was published: groups drawn in public are not protected
 */
export async function append(
  editionId: number,
  userId: number,
  { clientKey, revision, change }: PlanCommandBody,
  now: Date,
  tx: Tx,
  { isPublished = false }: { readonly isPublished?: boolean } = {},
): Promise<Outcome<PlanCommandAnswer>> {
  const draft = await lockDraft(editionId, now, tx);
  const repeated = await findCommandByKey({ editionId, clientKey, change }, tx);
  if (repeated && !repeated.isSame) return refuse('repeat-key-used');
  if (repeated) return done(await answerOf(editionId, revision, repeated.number, tx));
  if (revision < draft.beganAt || revision > draft.revision)
    return refuse('plan-conflict', { commands: [], revision: draft.revision });
  const refusal =
    (await refuseChange(editionId, draft, { revision, change }, tx)) ??
    (isPublished ? null : await protectDrawn(editionId, draft, change, { userId, now }, tx));
  if (refusal) return refusal;
  const number = draft.revision + 1;
  await insertCommand({ editionId, number, at: now, userId, revision, change, clientKey }, tx);
  await updateDraft(editionId, { revision: number, updatedAt: now }, tx);
  if (number % commandsPerSnapshot === 0) {
    const { document } = await loadDraft(editionId, { ...draft, revision: number }, tx);
    await saveSnapshot({ editionId, number, document: documentBody(document) }, tx);
  }
  return done(await answerOf(editionId, revision, number, tx));
}

/** null: the change can be appended. */
async function refuseChange(
  editionId: number,
  draft: DraftRow,
  { revision, change }: Pick<PlanCommandBody, 'revision' | 'change'>,
  tx: Tx,
): Promise<Refusal | null> {
  const log = await loadMergeLog(editionId, draft.beganAt, { revision, reaches: reachedBy(change) }, tx);
  const merged = merge(log, revision, change);
  if (!merged.ok) {
    if (merged.reason === 'not-there') return refuse('plan-command-unknown');
    const commands = log.filter(({ number }) => merged.commands.includes(number)).map(commandBody);
    return refuse('plan-conflict', { reason: merged.reason, commands });
  }
  if (change.kind === 'format') {
    const plan = planFormat(change.format, change.entries);
    return plan.ok ? null : refuse('plan-change-invalid', { problems: plan.problems });
  }
  if (change.kind !== 'draw') return null;
  const { document } = await loadDraft(editionId, draft, tx);
  const category = document.categories.get(change.category);
  const teams = change.entries.filter((team) => team !== null);
  const fits = category?.entries.length === change.entries.length && new Set(teams).size === teams.length;
  return fits ? null : refuse('plan-change-invalid', { entries: category?.entries.length ?? 0 });
}

/**
 * Groups that were drawn in public change with a public reason only, and their format not at all. null: the
 * change may be stored; if it gives a reason, that is published.
 */
async function protectDrawn(
  editionId: number,
  draft: DraftRow,
  change: PlanCommandBody['change'],
  by: Pick<DrawBy, 'userId' | 'now'>,
  tx: Tx,
): Promise<Refusal | null> {
  if (change.kind === 'draw') {
    const { document } = await loadDraft(editionId, draft, tx);
    const planned = document.categories.get(change.category);
    const groups = planned ? groupsOfPlan({ ...planned, entries: change.entries }) : [];
    const changes = [{ code: change.category, groups }];
    return amendDraws(changes, { ...by, editionId, reason: change.reason ?? null }, tx);
  }
  const steps =
    change.kind === 'undo' || change.kind === 'redo'
      ? await findCommands(editionId, [change.command], tx)
      : [{ change }];
  for (const { change: step } of steps)
    if (
      (step.kind === 'format' || step.kind === 'draw') &&
      (await isDrawnInPublic(editionId, step.category, tx))
    )
      return refuse('draw-revealed');
  return null;
}

async function answerOf(
  editionId: number,
  revision: number,
  number: number,
  tx: Tx,
): Promise<PlanCommandAnswer> {
  const rows = await findCommandsAfter(editionId, Math.min(revision, number - 1), tx);
  const command = rows.find((row) => row.number === number);
  if (!command) throw new Error(`command ${number} is not there`);
  const missed = rows.filter((row) => row.number < number).map(commandBody);
  return { command: commandBody(command), missed };
}

/** A command for organisers. */
export function commandBody({ number, at, by, change }: CommandRow): PlanCommandRow {
  return { number, at: utcText(at), by, change };
}
