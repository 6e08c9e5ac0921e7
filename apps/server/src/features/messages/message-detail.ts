import { byLocale } from '@sevenmetre/rules/vocabulary';
import type { AdminMessage, AdminMessages } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  deliveryState,
  isAboutMoney,
  isPersonal,
  knownTexts,
  messageActions,
  namesMoney,
} from '@sevenmetre/rules/messages';
import type { MessageAction } from '@sevenmetre/rules/messages';
import type { Tx } from '../../platform/database/index.ts';
import { findAllBySubject, findNames, timelineOf } from '../audit/index.ts';
import { utcText, findCurrentEdition } from '../competition/index.ts';
import { toUploadedFile } from '../files/index.ts';
import { failureKind, findContactEmail, findMails } from '../mail/index.ts';
import { findPaidSince } from '../invoices/index.ts';
import { findWords } from '../translations/index.ts';
import * as deliveryRepository from './delivery.repository.ts';
import { reachOf } from './find-readers.ts';
import { findByMessageId } from './message-file.repository.ts';
import { messageLetter } from './message-letter.ts';
import type { MessageRow } from './message.repository.ts';
import { findCategoryCodes } from './message.repository.ts';
import { findChoices } from './reader.repository.ts';

/**
 * A message with everything that its page shows.
 * @param actor the reader; also the recipient of test mails
 * @param now when the recipients are looked up
 */
export async function messageDetail(
  row: MessageRow,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  tx: Tx,
): Promise<AdminMessage> {
  const rows = await findAllBySubject('message', row.id, tx);
  const ids = [row.createdByUserId, actor.userId, ...rows.map(({ userId }) => userId)];
  const names = await findNames(ids, tx);
  const [firstName = ''] = (names.get(actor.userId) ?? '').split(' ');
  const edition = await findCurrentEdition(tx);
  const files = await findByMessageId(row.id, tx);
  const { translators } = await findWords(tx);
  return {
    message: headOf(
      row,
      files.map(({ id }) => id),
      names,
    ),
    reach: await reachOf(
      { ...row, isPersonal: isPersonal(row), namesMoney: namesMoney(row), sampleId: null },
      now,
      tx,
    ),
    letters: byLocale((locale) => letterOf(row, firstName, translators[locale])),
    replyTo: await findContactEmail(row.editionId, tx),
    files: files.map(toUploadedFile),
    deliveries: row.state === 'sent' ? await deliveriesOf(row, tx) : [],
    categories: await findCategoryCodes(row.editionId, tx),
    ...(await findChoices(row.editionId, tx)),
    timeline: timelineOf(rows, names),
    timeZone: edition?.timeZone ?? 'UTC',
  };
}

function letterOf(row: MessageRow, name: string, t: Translator): AdminMessage['letters']['cs'] {
  const { subject, paragraphs, action } = messageLetter(row, name, {
    fileIds: [],
    summary: null,
    replyTo: null,
    values: () => ({}),
  })(t);
  return { subject, paragraphs: [...paragraphs], action: action?.label ?? '' };
}

/** Who was written to, and what became of each mail (rule ME13). */
async function deliveriesOf(row: MessageRow, tx: Tx): Promise<AdminMessage['deliveries']> {
  const rows = await deliveryRepository.findAllByMessageId(row.id, tx);
  const paidSince = await findPaidAfter(row, tx);
  const queued = await findMails(
    rows.flatMap(({ delivery: { mailId } }) => (mailId === null ? [] : [mailId])),
    tx,
  );
  const byId = new Map(queued.map((mail) => [mail.id, mail]));
  return rows.map(
    ({ delivery: { id, clubId, sentAt, mailId }, name, firstName, lastName, email, phone, seenAt }) => {
      const mail = mailId === null ? null : (byId.get(mailId) ?? null);
      const nextTry = mail?.failure == null ? null : mail.nextAt;
      const at = sentAt ?? nextTry;
      return {
        id,
        name,
        person: `${firstName} ${lastName}`.trim(),
        email: mail?.to ?? email,
        state: deliveryState({
          isSent: sentAt !== null,
          mail: mail && { isGivenUp: mail.nextAt === null },
        }),
        at: at && utcText(at),
        phone,
        seenAt: seenAt && utcText(seenAt),
        failure: mail?.failure == null ? null : { kind: failureKind(mail.failure), code: mail.failure },
        paidSince: (clubId === null ? null : paidSince.get(clubId)) ?? null,
      };
    },
  );
}

/** What clubs have paid since a message about it was sent, by club (rule ME20). */
async function findPaidAfter({ sentAt, ...row }: MessageRow, tx: Tx) {
  const rows = sentAt !== null && isAboutMoney(row) ? await findPaidSince(row.editionId, sentAt, tx) : [];
  return new Map(rows.map(({ clubId, ...paid }) => [clubId, paid]));
}

/** A message as lists show it. */
export function headOf(
  row: MessageRow,
  fileIds: readonly number[],
  names: ReadonlyMap<number, string>,
): AdminMessages['messages'][number] {
  const { sentAt, withdrawnAt, updatedAt, plannedAt, createdByUserId, ...stored } = row;
  const { createdAt: _, clientKey: _key, editionId: _edition, plannedByUserId: _by, ...shown } = stored;
  return {
    ...shown,
    otherTexts: knownTexts(row.otherTexts),
    fileIds: [...fileIds],
    plannedAt: plannedAt && utcText(plannedAt),
    sentAt: sentAt && utcText(sentAt),
    withdrawnAt: withdrawnAt && utcText(withdrawnAt),
    updatedAt: utcText(updatedAt),
    createdBy: createdByUserId === null ? null : (names.get(createdByUserId) ?? null),
  };
}

/** Possible actions on a stored message. */
export function actionsOn({
  state,
  withdrawnAt,
}: Pick<MessageRow, 'state' | 'withdrawnAt'>): readonly MessageAction[] {
  return messageActions({ state, withdrawn: withdrawnAt !== null });
}
