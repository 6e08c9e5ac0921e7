import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { checkMessage } from '@sevenmetre/rules/messages';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { queueMails } from '../mail/index.ts';
import { findReaders } from './find-readers.ts';
import { messageDetail, actionsOn } from './message-detail.ts';
import { messageLetter } from './message-letter.ts';
import * as repository from './message.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** What the organiser saw and confirmed. */
interface Agreed {
  readonly revision: number;
  readonly mails: number;
}

/**
 * Sends a draft: shows it on dashboards and queues its mails in one transaction. The message's row is locked,
 * so that a second call finds it sent and changes nothing.
 */
export function sendMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
  agreed: Agreed,
): Promise<Outcome<AdminMessage>> {
  return database.transaction(async (tx) => {
    const locked = await repository.lockById(id, tx);
    if (!locked) return refuse('message-unknown');
    if (locked.state === 'sent') return done(await messageDetail(locked, actor, tx));
    if (locked.revision !== agreed.revision)
      return refuse('changed-meanwhile', { current: await messageDetail(locked, actor, tx) });
    const errors = checkMessage(locked);
    if (errors.length > 0) return refuse('message-invalid', { errors });
    const { readers } = await findReaders(locked, tx);
    const mails = readers.length;
    if (mails !== agreed.mails) return refuse('recipients-changed', { mails });
    const now = clock.now();
    const sent = { state: 'sent', sentAt: now, mails, updatedAt: now } as const;
    const row = await repository.update(id, sent, tx);
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      action: 'message.sent',
      subjectType: 'message',
      subjectId: id,
      editionId: locked.editionId,
      before: { name: locked.internalName, state: 'draft' },
      after: { name: locked.internalName, state: 'sent', mails },
    });
    const orders = readers.map(({ email, firstName, locale }) => ({
      to: email,
      locale,
      letter: messageLetter(locked, firstName),
      now,
    }));
    await queueMails(tx, orders);
    return done(await messageDetail(row, actor, tx));
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
    if (isThere) return done(await messageDetail(locked, actor, tx));
    if (!actionsOn(locked).includes(shown ? 'show' : 'withdraw')) return refuse('state-not-allowed');
    const at = clock.now();
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
    return done(await messageDetail(row, actor, tx));
  });
}
