import type { AdminMessage, MessageTestBody } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import {
  canResend,
  checkDraft,
  deliveryState,
  isPersonal,
  languageFor,
  sameAddress,
} from '@sevenmetre/rules/messages';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteGivenUpMails, findMails, queueMails } from '../mail/index.ts';
import * as deliveryRepository from './delivery.repository.ts';
import { findReached } from './find-readers.ts';
import { messageDetail } from './message-detail.ts';
import { messageLetter } from './message-letter.ts';
import { findValues } from './placeholder-values.ts';
import * as repository from './message.repository.ts';
import { findPerson, type Reader } from './reader.repository.ts';
import { enclosedIn } from './send-message.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/**
 * Sends mails of a message again that were given up, to the present address of those it is still for (rule ME13). The
 * message and the deliveries are locked and mails that are still tried are left alone, so a second call changes nothing.
 */
export function resendMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
  deliveryIds: readonly number[],
): Promise<Outcome<AdminMessage>> {
  return database.transaction(async (tx) => {
    const message = await repository.lockById(id, tx);
    if (!message) return refuse('message-unknown');
    if (message.state !== 'sent') return refuse('state-not-allowed');
    const now = clock.now();
    const failed = await findFailed(id, deliveryIds, tx);
    if (failed.length > 0) {
      const mails = await queueAgain(message, failed, now, tx);
      await recordAudit(tx, {
        at: now,
        userId: actor.userId,
        action: 'message.resent',
        subjectType: 'message',
        subjectId: id,
        editionId: message.editionId,
        after: { name: message.internalName, mails },
      });
    }
    return done(await messageDetail(message, { actor, now }, tx));
  });
}

/** Locked deliveries that are no longer tried; their mails are removed from the queue. */
async function findFailed(
  id: number,
  deliveryIds: readonly number[],
  tx: Tx,
): Promise<deliveryRepository.DeliveryRow[]> {
  const unsent = await deliveryRepository.lockUnsent(id, deliveryIds, tx);
  const mailIds = unsent.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]));
  const removed = new Set(await deleteGivenUpMails(mailIds, tx));
  const waiting = new Set((await findMails(mailIds, tx)).map((mail) => mail.id));
  return unsent.filter(({ mailId }) => {
    const isQueued = mailId !== null && waiting.has(mailId) && !removed.has(mailId);
    const state = deliveryState({ isSent: false, mail: isQueued ? { isGivenUp: false } : null });
    return canResend(state);
  });
}

/**
 * One mail for each address of those that the message is for now: a club that has paid gets no reminder, and who has no
 * right to the club any more gets nothing. Returns the number of mails.
 */
async function queueAgain(
  message: repository.MessageRow,
  failed: readonly deliveryRepository.DeliveryRow[],
  now: Date,
  tx: Tx,
): Promise<number> {
  const reached = new Map((await findReached(message, now, tx)).map((record) => [record.id, record.readers]));
  const personal = isPersonal(message);
  const groups = new Map<string, { readonly reader: Reader; readonly of: number; readonly ids: number[] }>();
  for (const { id, clubId, refereeId, userId } of failed) {
    const of = clubId ?? refereeId ?? 0;
    const readers = reached.get(of) ?? [];
    const reader = readers.find((one) => one.userId === userId);
    if (!reader) continue;
    const key = `${personal ? of : ''} ${sameAddress(reader.email)}`;
    const known = groups.get(key)?.ids ?? [];
    groups.set(key, { reader, of, ids: [...known, id] });
  }
  const enclosed = await enclosedIn(message, tx);
  const all = [...groups.values()];
  const valuesOf = await findValues(message, [...reached.keys()], tx);
  const orders = all.map(({ of, reader: { email, firstName, locale } }) => ({
    to: email,
    locale,
    letter: messageLetter(message, firstName, { ...enclosed(of), values: (t) => valuesOf(of, t) }),
    now,
  }));
  const mailIds = await queueMails(tx, orders);
  for (const [at, { ids }] of all.entries()) await deliveryRepository.setMail(ids, mailIds[at] ?? null, tx);
  return mailIds.filter((mailId) => mailId !== null).length;
}

/** Sends the mail of a message to the caller alone, as readers of a language and of a club or referee get it (rule ME14). */
export function testMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
  { revision, locale, sampleId }: MessageTestBody,
): Promise<Outcome<{ readonly to: string }>> {
  return database.transaction(async (tx) => {
    const message = await repository.findById(id, tx);
    if (!message) return refuse('message-unknown');
    const now = clock.now();
    if (message.revision !== revision)
      return refuse('changed-meanwhile', { current: await messageDetail(message, { actor, now }, tx) });
    const errors = checkDraft({ ...message, fileIds: [] });
    if (errors.length > 0 || languageFor(message, locale) === null)
      return refuse('message-invalid', { errors });
    const person = await findPerson(actor.userId, tx);
    if (!person) return refuse('not-signed-in');
    const reached = await findReached(message, now, tx);
    const sample = reached.find((record) => record.id === sampleId) ?? reached[0];
    const valuesOf = await findValues(message, sample ? [sample.id] : [], tx);
    const values = (t: Translator) => (sample ? valuesOf(sample.id, t) : {});
    const enclosed = (await enclosedIn(message, tx))(sample?.id ?? null);
    const letter = messageLetter(message, person.firstName, { ...enclosed, values });
    await queueMails(tx, [{ to: person.email, locale, letter, now }]);
    return done({ to: person.email });
  });
}
