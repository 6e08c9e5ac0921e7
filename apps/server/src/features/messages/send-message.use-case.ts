import type { AdminMessage, MessageSendBody } from '@sevenmetre/contract/messages/schemas';
import {
  checkMessage,
  isPersonal,
  recentReminder,
  sameAddress,
  unknownPlaceholders,
} from '@sevenmetre/rules/messages';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { utcText } from '../competition/index.ts';
import { findContactEmail, queueMails } from '../mail/index.ts';
import { insertAll } from './delivery.repository.ts';
import { addresseesOf, findReached, type Reached } from './find-readers.ts';
import { messageDetail, actionsOn } from './message-detail.ts';
import { findByMessageId } from './message-file.repository.ts';
import { messageLetter } from './message-letter.ts';
import { findValues } from './placeholder-values.ts';
import * as repository from './message.repository.ts';
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
    if (!actionsOn(message).includes('send')) return refuse('state-not-allowed');
    if (message.revision !== agreed.revision)
      return refuse('changed-meanwhile', { current: await detail(message) });
    const refusal = refuseUnready(message, { reminders, agreed, now });
    if (refusal) return refusal;
    const reached = await findReached(message, now, tx);
    const mails = addresseesOf(reached, isPersonal(message)).length;
    if (mails !== agreed.mails) return refuse('recipients-changed', { mails });
    return done(await detail(await send(message, { reached, userId: actor.userId, now }, tx)));
  });
}

interface Readiness {
  readonly reminders: readonly repository.MessageRow[];
  readonly agreed: { readonly remindedAt: string | null };
  readonly now: Date;
}

/** Why a locked message cannot be sent or planned; null: it can. */
export function refuseUnready(message: repository.MessageRow, { reminders, agreed, now }: Readiness) {
  const errors = checkMessage({ ...message, fileIds: [] });
  if (errors.length > 0) return refuse('message-invalid', { errors });
  const names = unknownPlaceholders(message);
  if (names.length > 0) return refuse('placeholders-unknown', { names });
  const last = recentReminder(message, reminders, now.getTime());
  const remindedAt = last && utcText(last);
  if (remindedAt !== null && remindedAt !== agreed.remindedAt)
    return refuse('reminded-meanwhile', { remindedAt });
  return null;
}

interface Sending {
  readonly reached: readonly Reached[];
  /** Who sends or has planned it; null: an account that is gone. */
  readonly userId: number | null;
  readonly now: Date;
}

/** Shows a locked message on dashboards and queues its mails. */
export async function send(message: repository.MessageRow, { reached, userId, now }: Sending, tx: Tx) {
  const personal = isPersonal(message);
  const addressees = addresseesOf(reached, personal);
  const mails = addressees.length;
  const { id, internalName: name, editionId, state } = message;
  const planned = { plannedAt: null, plannedByUserId: null };
  const sent = { state: 'sent', sentAt: now, mails, updatedAt: now } as const;
  const row = await repository.update(id, { ...sent, ...planned }, tx);
  await recordAudit(tx, {
    at: now,
    userId,
    action: 'message.sent',
    subjectType: 'message',
    subjectId: id,
    editionId,
    before: { name, state },
    after: { name, state: 'sent', mails },
  });
  const enclosed = await enclosedIn(message, tx);
  const valuesOf = await findValues(
    message,
    reached.map((record) => record.id),
    tx,
  );
  const orders = addressees.map(({ id: of, reader: { email, firstName, locale } }) => ({
    to: email,
    locale,
    letter: messageLetter(message, firstName, { ...enclosed(of), values: (t) => valuesOf(of, t) }),
    now,
  }));
  const mailIds = await queueMails(tx, orders);
  const keyOf = (of: number, email: string) => `${personal ? of : ''} ${sameAddress(email)}`;
  const mailOf = new Map(
    addressees.map(({ id: of, reader }, at) => [keyOf(of, reader.email), mailIds[at] ?? null]),
  );
  const isToClubs = message.recipientType === 'clubs';
  await insertAll(
    reached.flatMap((record) =>
      record.readers.map((reader) => ({
        messageId: id,
        clubId: isToClubs ? record.id : null,
        refereeId: isToClubs ? null : record.id,
        userId: reader.userId,
        mailId: mailOf.get(keyOf(record.id, reader.email)) ?? null,
      })),
    ),
    tx,
  );
  return row;
}

/** What goes with the mail of a message for a club or referee; null: for nobody in particular. */
export async function enclosedIn(
  { id, editionId, recipientType, summaryParts: parts }: repository.MessageRow,
  tx: Tx,
) {
  const files = await findByMessageId(id, tx);
  const fileIds = files.map((file) => file.id);
  const replyTo = await findContactEmail(editionId, tx);
  const hasSummary = recipientType === 'clubs' && parts.length > 0;
  return (of: number | null) => ({
    fileIds,
    replyTo,
    summary: hasSummary && of !== null ? { clubId: of, parts } : null,
  });
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
