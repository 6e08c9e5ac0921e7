import { longestMessage } from '@sevenmetre/rules/messages';
import { messageRecipients, messageStates, registrationStates } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { TimelineEntry } from '../history/schemas.ts';
import { line, paragraphs } from '../text.ts';

export const DashboardMessage = z.object({
  id: Id,
  recipientType: z.enum(['referee', 'club']),
  titleCs: z.string(),
  titleEn: z.string(),
  textCs: z.string(),
  textEn: z.string(),
  sentAt: Instant.nullable(),
});

const form = {
  internalName: line(longestMessage.internalName),
  recipientType: z.enum(messageRecipients),
  states: z.array(z.enum(registrationStates)).max(registrationStates.length),
  categories: z.array(line(20)).max(100),
  /** Only clubs with an overdue invoice. */
  overdueOnly: z.boolean().default(false),
  titleCs: line(longestMessage.title),
  titleEn: line(longestMessage.title),
  textCs: paragraphs(longestMessage.text),
  textEn: paragraphs(longestMessage.text),
};

export const MessageCreateBody = z
  .strictObject({ ...form, clientKey: line(64).min(8) })
  .meta({ id: 'MessageCreateBody' });

/** `revision`: the one that was edited; an older one is refused. */
export const MessageUpdateBody = z.strictObject({ ...form, revision: Id }).meta({ id: 'MessageUpdateBody' });
export type MessageUpdateBody = z.infer<typeof MessageUpdateBody>;
export type MessageCreateBody = z.infer<typeof MessageCreateBody>;

const count = z.int().nonnegative();

/** What the sender confirmed: refused if the text, the number of mails or the last reminder has changed. */
export const MessageSendBody = z
  .strictObject({
    revision: Id,
    mails: count,
    /** `remindedAt` of the reach that the sender saw. */
    remindedAt: Instant.nullable().default(null),
  })
  .meta({ id: 'MessageSendBody' });
export type MessageSendBody = z.infer<typeof MessageSendBody>;

export const MessageShownBody = z.strictObject({ shown: z.boolean() }).meta({ id: 'MessageShownBody' });

const head = {
  id: Id,
  revision: Id,
  ...form,
  state: z.enum(messageStates),
  sentAt: Instant.nullable(),
  /** When the sent message was hidden from dashboards. */
  withdrawnAt: Instant.nullable(),
  /** Number of queued mails; null: a draft. */
  mails: z.int().nullable(),
  createdBy: z.string().nullable(),
  updatedAt: Instant,
};

export const AdminMessages = z
  .object({
    messages: z.array(z.object(head)),
    /** Codes of the edition’s categories. */ categories: z.array(z.string()),
    /** Texts of a reminder of overdue invoices, to be changed before it is sent. */
    reminder: z.object({
      titleCs: z.string(),
      titleEn: z.string(),
      textCs: z.string(),
      textEn: z.string(),
    }),
    timeZone: z.string(),
  })
  .meta({ id: 'AdminMessages' });
export type AdminMessages = z.infer<typeof AdminMessages>;

const Letter = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** Text of the button that leads to the dashboard. */
  action: z.string(),
});

export const AdminMessage = z
  .object({
    message: z.object(head),
    /** Present recipients. */
    reach: z.object({
      /** Number of clubs or referees. */
      records: count,
      /** Number of mails: one per address. */
      mails: count,
      /** Number of clubs or referees without an address. */
      withoutAddress: count,
      byLocale: z.object({ cs: count, en: count }),
      /** Of a reminder: when another one was sent in the last days; null: not so recently. */
      remindedAt: Instant.nullable(),
    }),
    /** Preview of the mails for the reader of this answer. */
    letters: z.object({ cs: Letter, en: Letter }),
    /** Codes of the edition’s categories. */
    categories: z.array(z.string()),
    timeline: z.array(TimelineEntry),
    timeZone: z.string(),
  })
  .meta({ id: 'AdminMessage' });
export type AdminMessage = z.infer<typeof AdminMessage>;

export const MessageGone = z.object({ id: Id }).meta({ id: 'MessageGone' });
