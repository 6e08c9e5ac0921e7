import type { AdminMessage, MessageSendBody } from '@sevenmetre/contract/messages/schemas';
import { checkMessage, recentReminder } from '@sevenmetre/rules/messages';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { utcText } from '../competition/index.ts';
import { queueMails } from '../mail/index.ts';
import { findReaders } from './find-readers.ts';
import { messageDetail, actionsOn } from './message-detail.ts';
import { messageLetter } from './message-letter.ts';
import * as repository from './message.repository.ts';
import type { Reader } from './reader.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/**
 * Sends a draft: shows it on dashboards and queues its mails in one transaction. The message's row is locked,
 * so that a second call finds it sent and changes nothing.
 */
export function sendMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
  agreed: MessageSendBody,
): Promise<Outcome<AdminMessage>> {
  return database.transaction(async (tx) => {
    const found = await repository.lockToSend(id, tx);
    if (!found) return refuse('message-unknown');
    const { message, reminders } = found;
    const now = clock.now();
    const detail = (row: repository.MessageRow) => messageDetail(row, { actor, now }, tx);
    if (message.state === 'sent') return done(await detail(message));
    if (message.revision !== agreed.revision)
      return refuse('changed-meanwhile', { current: await detail(message) });
    const errors = checkMessage(message);
    if (errors.length > 0) return refuse('message-invalid', { errors });
    const last = recentReminder(message, reminders, now.getTime());
    const remindedAt = last && utcText(last);
    if (remindedAt !== null && remindedAt !== agreed.remindedAt)
      return refuse('reminded-meanwhile', { remindedAt });
    const { readers } = await findReaders(message, now, tx);
    if (readers.length !== agreed.mails) return refuse('recipients-changed', { mails: readers.length });
    return done(await detail(await send(message, { readers, actor, now }, tx)));
  });
}

interface Sending {
  readonly readers: readonly Reader[];
  readonly actor: Actor;
  readonly now: Date;
}

/** Shows a locked draft on dashboards and queues its mails. */
async function send(message: repository.MessageRow, { readers, actor, now }: Sending, tx: Tx) {
  const mails = readers.length;
  const { id, internalName: name, editionId } = message;
  const row = await repository.update(id, { state: 'sent', sentAt: now, mails, updatedAt: now }, tx);
  await recordAudit(tx, {
    at: now,
    userId: actor.userId,
    action: 'message.sent',
    subjectType: 'message',
    subjectId: id,
    editionId,
    before: { name, state: 'draft' },
    after: { name, state: 'sent', mails },
  });
  const orders = readers.map(({ email, firstName, locale }) => ({
    to: email,
    locale,
    letter: messageLetter(message, firstName),
    now,
  }));
  await queueMails(tx, orders);
  return row;
}

/** Hides a sent message from dashboards, or shows it again; its mails are sent already. */
export function showMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
  shown: boolean,
): Promise<Outcome<AdminMessage>> {
  return database.transaction(async (tx) => {
    const locked = await repository.lockById(id, tx);
    if (!locked) return refuse('message-unknown');
    const isThere = locked.state === 'sent' && (locked.withdrawnAt === null) === shown;
    const at = clock.now();
    if (isThere) return done(await messageDetail(locked, { actor, now: at }, tx));
    if (!actionsOn(locked).includes(shown ? 'show' : 'withdraw')) return refuse('state-not-allowed');
    const row = await repository.update(id, { withdrawnAt: shown ? null : at, updatedAt: at }, tx);
    await recordAudit(tx, {
      at,
      userId: actor.userId,
      action: shown ? 'message.shown' : 'message.withdrawn',
      subjectType: 'message',
      subjectId: id,
      editionId: locked.editionId,
      after: { name: locked.internalName },
    });
    return done(await messageDetail(row, { actor, now: at }, tx));
  });
}
