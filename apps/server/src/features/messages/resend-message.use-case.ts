import type { AdminMessage, MessageResendBody, MessageTestBody } from '@sevenmetre/contract/messages/schemas';
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
import { fallbackLocale } from '@sevenmetre/rules/vocabulary';
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
 * Sends mails of a message again that were given up, to the present address of those it is still for, or the mail of one
 * club to another address (rule ME13). The message and the deliveries are locked and mails that are still tried are left
 * alone, so a second call changes nothing.
 */
export function resendMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
  { deliveryIds, email }: MessageResendBody,
): Promise<Outcome<AdminMessage>> {
  return database.transaction(async (tx) => {
    const message = await repository.lockById(id, tx);
    if (!message) return refuse('message-unknown');
    if (message.state !== 'sent') return refuse('state-not-allowed');
    const now = clock.now();
    const [deliveryId] = deliveryIds;
    const again =
      email === null || deliveryId === undefined
        ? await resendFailed(message, deliveryIds, now, tx)
        : await resendElsewhere(message, { deliveryId, email, now }, tx);
    if (!again.ok) return again;
    if (again.value !== null)
      await recordAudit(tx, {
        at: now,
        userId: actor.userId,
        action: email === null ? 'message.resent' : 'message.redirected',
        subjectType: 'message',
        subjectId: id,
        editionId: message.editionId,
        after: { name: message.internalName, ...again.value },
      });
    return done(await messageDetail(message, { actor, now }, tx));
  });
}

/** Sends deliveries that are no longer tried to present addresses. Returns the number of mails; null: there was nothing to send. */
async function resendFailed(
  message: repository.MessageRow,
  deliveryIds: readonly number[],
  now: Date,
  tx: Tx,
): Promise<Outcome<{ readonly mails: number } | null>> {
  const failed = await findFailed(message.id, deliveryIds, tx);
  return done(failed.length === 0 ? null : { mails: await queueAgain(message, failed, now, tx) });
}

interface OtherAddress {
  readonly deliveryId: number;
  readonly email: string;
  readonly now: Date;
}

/**
 * Sends the mail of one club to an address that an organiser has typed; it is kept nowhere but in the queue. Other clubs
 * that shared the mail keep theirs. Returns the club for the log; null: the mail is accepted or still tried.
 */
async function resendElsewhere(
  message: repository.MessageRow,
  { deliveryId, email, now }: OtherAddress,
  tx: Tx,
): Promise<Outcome<{ readonly club: string } | null>> {
  const unsent = await deliveryRepository.lockUnsent(message.id, [deliveryId], tx);
  const own = unsent.find(({ id }) => id === deliveryId);
  if (!own) return done(null);
  const former = own.mailId;
  const [mail] = await findMails(former === null ? [] : [former], tx);
  const state = deliveryState({ isSent: false, mail: mail ? { isGivenUp: mail.nextAt === null } : null });
  if (!canResend(state)) return done(null);
  const club = (await findReached(message, now, tx)).find(({ id }) => id === own.clubId);
  if (own.clubId === null || !club) return refuse('message-not-for-club');
  const { id: clubId, name, readers } = club;
  const reader = readers.find(({ userId }) => userId === own.userId);
  const enclosed = (await enclosedIn(message, tx))(clubId);
  const valuesOf = await findValues(message, [clubId], tx);
  const letter = messageLetter(message, reader?.firstName ?? name, {
    ...enclosed,
    values: (t) => valuesOf(clubId, t),
  });
  const locale = (reader ?? readers[0])?.locale ?? fallbackLocale;
  const [mailId = null] = await queueMails(tx, [{ to: sameAddress(email), locale, letter, now }]);
  if (mailId === null) return refuse('account-locked');
  await deliveryRepository.setOtherMail(deliveryId, mailId, tx);
  if (former !== null && unsent.length === 1) await deleteGivenUpMails([former], tx);
  return done({ club: name });
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
