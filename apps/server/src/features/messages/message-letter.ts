import { type MessageTexts, paragraphsOf, wordsFor } from '@sevenmetre/rules/messages';
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
