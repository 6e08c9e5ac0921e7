import { email } from '@sevenmetre/rules/validation';
import { type MessageTexts, paragraphsOf, wordsFor } from '@sevenmetre/rules/messages';
import type { Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';
import type { Letter } from '../mail/index.ts';

/** What goes with the text of a message. */
export interface Enclosed {
  /** Files, in order. */
  readonly fileIds: readonly number[];
  /** Address of the organiser that answers go to; null: none is set. */
  readonly replyTo: string | null;
}

/** A message as a mail in the recipient's language, or in the one that is written (rule ME10). */
export function messageLetter(message: MessageTexts, name: string, { fileIds, replyTo }: Enclosed): Letter {
  return (t) => {
    const { title, text } = wordsFor(message, t.locale);
    return {
      subject: title,
      paragraphs: [t('mail.frame.hello', { name }), ...paragraphsOf(text)],
      action: { label: t('mail.news.open'), path: '/dashboard' },
      ...(fileIds.length === 0 ? {} : { fileIds }),
      ...(replyTo === null ? {} : { replyTo }),
    };
  };
}

/** The contact address of an edition, if one is set and valid (rule ME15). */
export async function findReplyTo(editionId: number, tx: Tx): Promise<string | null> {
  const key = 'contact-email';
  const values = await configurationRepository.findAllByEditionId(editionId, [key], tx);
  const address = values.get(key)?.trim() ?? '';
  return address !== '' && email(address) === null ? address : null;
}
