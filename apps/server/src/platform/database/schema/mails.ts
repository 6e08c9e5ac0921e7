import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { locales, type SummaryPart } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';

/** Content of a mail in the recipient's language; greeting and footer are added when it is sent. */
export interface LetterContent {
  readonly subject: string;
  /** One plain text per paragraph. */
  readonly paragraphs: readonly string[];
  /** A link as a button; `path` begins with a slash and belongs to the portal. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Path that stands for `{page}` in the texts, with the address of the portal before it. */
  readonly page?: string;
  /** Texts after the action, such as what to do with an unrequested mail. */
  readonly remarks?: readonly string[];
  /**
   * The link gives access to an account: nobody else may see it, except super admins of a portal without a
   * mail server.
   */
  readonly secret?: true;
  /** Files sent along, in order. */
  readonly fileIds?: readonly number[];
  /** The PDF that is made for a club when the mail is sent. */
  readonly summary?: { readonly clubId: number; readonly parts: readonly SummaryPart[] };
  /** The notice of a payment, and what it says: a mail that waits is not sent when the opposite happens. */
  readonly payment?: { readonly noticeId: number; readonly says: 'arrived' | 'taken-back' };
  /** Id of a club: what it has to pay when the mail is sent, and how, stands after the paragraphs. */
  readonly owedBy?: number;
  /** Address of the organiser that answers are for; absent: nobody reads answers. */
  readonly replyTo?: string;
}

/**
 * Queued mails, written in the transaction that causes them. A row is deleted once its mail is delivered to
 * the server.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    to: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    letter: jsonb().$type<LetterContent>().notNull(),
    createdAt: createdAt(),
    /**
     * Earliest time of the next attempt, after a failure or while a process has claimed the mail. null: given
     * up.
     */
    nextAt: instant(),
    attempts: integer().notNull().default(0),
    /** Code of the mail server or network for the last failure, without addresses. */
    failure: text(),
  },
  (table) => [
    index('outgoing_mails_next').on(table.nextAt),
    oneOf('outgoing_mails_locale_known', table.locale, locales),
    atLeast('outgoing_mails_attempts_counted', 0, [table.attempts]),
  ],
);
