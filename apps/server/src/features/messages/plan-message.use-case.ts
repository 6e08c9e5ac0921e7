import type { AdminMessage, MessagePlanBody } from '@sevenmetre/contract/messages/schemas';
import { isPlannable, recentReminder, unknownPlaceholders } from '@sevenmetre/rules/messages';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { utcText } from '../competition/index.ts';
import { findReached } from './find-readers.ts';
import { messageDetail, actionsOn } from './message-detail.ts';
import * as repository from './message.repository.ts';
import { refuseUnready, send } from './send-message.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Plans when a draft is sent; without a time it becomes a draft again (rule ME12). */
export function planMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
  { revision, at, remindedAt }: MessagePlanBody,
): Promise<Outcome<AdminMessage>> {
  return database.transaction(async (tx) => {
    const found = await repository.lockToSend(id, tx);
    if (!found) return refuse('message-unknown');
    const { message, reminders } = found;
    const now = clock.now();
    const detail = (row: repository.MessageRow) => messageDetail(row, { actor, now }, tx);
    if (at === null) {
      if (message.state === 'draft') return done(await detail(message));
      if (!actionsOn(message).includes('unplan')) return refuse('message-sent');
      return done(await detail(await unplan(message, { userId: actor.userId, now }, tx)));
    }
    const plannedAt = new Date(at);
    const isRepeat = message.plannedAt?.getTime() === plannedAt.getTime() && message.revision === revision;
    if (isRepeat) return done(await detail(message));
    if (!isPlannable(plannedAt.getTime(), now.getTime())) return refuse('message-time-refused');
    if (!actionsOn(message).includes('plan')) return refuse('state-not-allowed');
    if (message.revision !== revision) return refuse('changed-meanwhile', { current: await detail(message) });
    const refusal = refuseUnready(message, { reminders, agreed: { remindedAt }, now });
    if (refusal) return refusal;
    return done(await detail(await plan(message, { userId: actor.userId, now, plannedAt }, tx)));
  });
}

interface Planning {
  readonly userId: number;
  readonly now: Date;
  readonly plannedAt: Date;
}

async function plan(message: repository.MessageRow, { userId, now, plannedAt }: Planning, tx: Tx) {
  const { id, internalName: name, editionId } = message;
  const planned = { state: 'planned', plannedAt, plannedByUserId: userId, updatedAt: now } as const;
  const row = await repository.update(id, planned, tx);
  const subject = { subjectType: 'message', subjectId: id, editionId };
  const after = { name, state: 'planned', plannedAt: utcText(plannedAt) };
  await recordAudit(tx, { at: now, userId, action: 'message.planned', ...subject, after });
  return row;
}

/** Makes a locked planned message a draft again. */
async function unplan(
  message: repository.MessageRow,
  { userId, now }: { readonly userId: number | null; readonly now: Date },
  tx: Tx,
) {
  const { id, internalName: name, editionId } = message;
  const draft = { state: 'draft', plannedAt: null, plannedByUserId: null, updatedAt: now } as const;
  const row = await repository.update(id, draft, tx);
  const subject = { subjectType: 'message', subjectId: id, editionId };
  await recordAudit(tx, { at: now, userId, action: 'message.unplanned', ...subject, after: { name } });
  return row;
}

/** Messages whose planned time has come, the earliest first. */
export function findDueMessages({ database, clock }: UseCaseContext): Promise<number[]> {
  return repository.findDue(clock.now(), database.db);
}

/**
 * Sends a planned message whose time has come. Its row is locked and its state read under the lock, so that of several
 * processes one sends it, and a process that is killed has sent nothing. A reminder becomes a draft again if another
 * one was sent since it was planned, and so does a message with unknown placeholders (rules ME12, ME17).
 */
export function sendPlanned({ database, clock }: UseCaseContext, id: number): Promise<void> {
  return database.transaction(async (tx) => {
    const found = await repository.lockToSend(id, tx);
    const now = clock.now();
    const { state, plannedAt, plannedByUserId: userId = null, updatedAt } = found?.message ?? {};
    if (!found || state !== 'planned' || !plannedAt || plannedAt > now) return;
    const { message, reminders } = found;
    const last = recentReminder(message, reminders, now.getTime());
    const isRepeated = last !== null && updatedAt !== undefined && last > updatedAt;
    // Planned by a program that knew other placeholders.
    if (isRepeated || unknownPlaceholders(message).length > 0) {
      await unplan(message, { userId: null, now }, tx);
      return;
    }
    await send(message, { reached: await findReached(message, now, tx), userId, now }, tx);
  });
}
