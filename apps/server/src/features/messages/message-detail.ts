import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { DataLocale, Locale } from '@sevenmetre/rules/vocabulary';
import type { AdminMessage, AdminMessages } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { MessageAction } from '@sevenmetre/rules/messages';
import { messageActions, recentReminder } from '@sevenmetre/rules/messages';
import type { Tx } from '../../platform/database/index.ts';
import { findAllBySubject, findNames, timelineOf } from '../audit/index.ts';
import { utcText, findCurrentEdition } from '../competition/index.ts';
import { findWords } from '../translations/index.ts';
import { findReaders } from './find-readers.ts';
import { messageLetter } from './message-letter.ts';
import type { MessageRow } from './message.repository.ts';
import { findCategoryCodes, findReminders } from './message.repository.ts';

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
  const { records, withoutAddress, readers } = await findReaders(row, now, tx);
  const rows = await findAllBySubject('message', row.id, tx);
  const ids = [row.createdByUserId, actor.userId, ...rows.map(({ userId }) => userId)];
  const names = await findNames(ids, tx);
  const [firstName = ''] = (names.get(actor.userId) ?? '').split(' ');
  const inLocale = (text: DataLocale) =>
    readers.filter(({ locale }) => languageOf(locale).reads[0] === text).length;
  const edition = await findCurrentEdition(tx);
  const { translators } = await findWords(tx);
  const letterIn = (locale: Locale) => letterOf(row, firstName, translators[locale]);
  return {
    message: headOf(row, names),
    reach: {
      records,
      mails: readers.length,
      withoutAddress,
      byLocale: { cs: inLocale('cs'), en: inLocale('en') },
      remindedAt: await remindedAt(row, now, tx),
    },
    letters: { cs: letterIn('cs'), en: letterIn('en') },
    categories: await findCategoryCodes(row.editionId, tx),
    timeline: timelineOf(rows, names),
    timeZone: edition?.timeZone ?? 'UTC',
  };
}

/** When clubs were last reminded, for a draft of a reminder (ME7). */
async function remindedAt(row: MessageRow, now: Date, tx: Tx): Promise<string | null> {
  if (row.state !== 'draft' || !row.overdueOnly) return null;
  const last = recentReminder(row, await findReminders(row.editionId, tx), now.getTime());
  return last && utcText(last);
}

function letterOf(row: MessageRow, name: string, t: Translator): AdminMessage['letters']['cs'] {
  const { subject, paragraphs, action } = messageLetter(row, name)(t);
  return { subject, paragraphs: [...paragraphs], action: action?.label ?? '' };
}

export function headOf(
  row: MessageRow,
  names: ReadonlyMap<number, string>,
): AdminMessages['messages'][number] {
  const { sentAt, withdrawnAt, updatedAt, createdByUserId, createdAt: _, clientKey: _key, ...head } = row;
  const { editionId: _edition, ...shown } = head;
  return {
    ...shown,
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
