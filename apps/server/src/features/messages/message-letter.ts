import {
  fillPlaceholders,
  type MessageTexts,
  paragraphsOf,
  type PlaceholderValues,
  wordsFor,
} from '@sevenmetre/rules/messages';
import type { Translator } from '@sevenmetre/phrases';
import type { SummaryPart } from '@sevenmetre/rules/vocabulary';
import type { Letter } from '../mail/index.ts';

/** What goes with the text of a message. */
export interface Enclosed {
  /** Files, in order. */
  readonly fileIds: readonly number[];
  /** The PDF of the club that the letter is for; null: none. */
  readonly summary: { readonly clubId: number; readonly parts: readonly SummaryPart[] } | null;
  /** Address of the organiser that answers go to; null: none is set. */
  readonly replyTo: string | null;
  /** What placeholders stand for. */
  readonly values: (t: Translator) => PlaceholderValues;
}

/** A message as a mail in the recipient's language, or in the one that is written (rule ME10). */
export function messageLetter(
  message: MessageTexts,
  name: string,
  { fileIds, summary, replyTo, values }: Enclosed,
): Letter {
  return (t) => {
    const { title, text } = wordsFor(message, t.locale);
    // The address of a page is known when the mail is rendered.
    const { page, ...known } = { contact: name, ...values(t) };
    const fill = (words: string) => fillPlaceholders(words, known);
    return {
      subject: fill(title),
      paragraphs: [t('mail.frame.hello', { name }), ...paragraphsOf(fill(text))],
      action: { label: t('mail.news.open'), path: '/dashboard' },
      ...(page === undefined ? {} : { page }),
      ...(fileIds.length === 0 ? {} : { fileIds }),
      ...(summary === null ? {} : { summary }),
      ...(replyTo === null ? {} : { replyTo }),
    };
  };
}
