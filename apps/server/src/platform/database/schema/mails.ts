import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { locales } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';

/** What a mail says, in its reader's words; its address and frame are put on when it is sent. */
export interface LetterContent {
  readonly subject: string;
  /** One paragraph each, plain text. */
  readonly paragraphs: readonly string[];
  /** The one thing to do; `path` begins with a slash and belongs to the portal. */
  readonly action?: { readonly label: string; readonly path: string };
  /** After the action: what to do when one did not ask for the mail. */
  readonly remarks?: readonly string[];
  /** Its link opens an account: nobody but its reader may see it, super admins of a portal without a mail server apart. */
  readonly secret?: true;
}

/** Mails that wait, written in the transaction of what they tell of. A row leaves when its mail has been taken over. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    to: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    letter: jsonb().$type<LetterContent>().notNull(),
    createdAt: createdAt(),
    /** Not before then: it failed, or somebody is sending it and is believed to be alive until then. null: given up. */
    nextAt: instant(),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed: the code of the mail server or of the network, without any address. */
    failure: text(),
  },
  (table) => [
    index('outgoing_mails_next').on(table.nextAt),
    oneOf('outgoing_mails_locale_known', table.locale, locales),
    atLeast('outgoing_mails_attempts_counted', 0, [table.attempts]),
  ],
);
