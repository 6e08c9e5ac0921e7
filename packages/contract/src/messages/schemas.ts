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
  titleCs: line(longestMessage.title),
  titleEn: line(longestMessage.title),
  textCs: paragraphs(longestMessage.text),
  textEn: paragraphs(longestMessage.text),
};

export const MessageCreateBody = z
  .strictObject({ ...form, clientKey: line(64).min(8) })
  .meta({ id: 'MessageCreateBody' });

/** `revision` is the one that was changed: an older one is refused. */
export const MessageUpdateBody = z.strictObject({ ...form, revision: Id }).meta({ id: 'MessageUpdateBody' });
export type MessageUpdateBody = z.infer<typeof MessageUpdateBody>;
export type MessageCreateBody = z.infer<typeof MessageCreateBody>;

const count = z.int().nonnegative();

/** What was seen before sending: another text, or another number of readers, is asked about again. */
export const MessageSendBody = z.strictObject({ revision: Id, mails: count }).meta({ id: 'MessageSendBody' });

export const MessageShownBody = z.strictObject({ shown: z.boolean() }).meta({ id: 'MessageShownBody' });

const head = {
  id: Id,
  revision: Id,
  ...form,
  state: z.enum(messageStates),
  sentAt: Instant.nullable(),
  /** A sent one that is not on dashboards any more. */
  withdrawnAt: Instant.nullable(),
  /** That its sending has written; null: a draft. */
  mails: z.int().nullable(),
  createdBy: z.string().nullable(),
  updatedAt: Instant,
};

export const AdminMessages = z
  .object({
    messages: z.array(z.object(head)),
    /** Codes of the edition’s categories. */ categories: z.array(z.string()),
    timeZone: z.string(),
  })
  .meta({ id: 'AdminMessages' });
export type AdminMessages = z.infer<typeof AdminMessages>;

const Letter = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** The word on the button that leads to the dashboard. */
  action: z.string(),
});

export const AdminMessage = z
  .object({
    message: z.object(head),
    /** Whom it would reach now. */
    reach: z.object({
      /** Clubs or referees. */
      records: count,
      /** Mails: one for each address. */
      mails: count,
      /** Clubs or referees that no mail can reach. */
      withoutAddress: count,
      byLocale: z.object({ cs: count, en: count }),
    }),
    /** The mails as they would go to the reader of this answer. */
    letters: z.object({ cs: Letter, en: Letter }),
    /** Codes of the edition’s categories. */
    categories: z.array(z.string()),
    timeline: z.array(TimelineEntry),
    timeZone: z.string(),
  })
  .meta({ id: 'AdminMessage' });
export type AdminMessage = z.infer<typeof AdminMessage>;

export const MessageGone = z.object({ id: Id }).meta({ id: 'MessageGone' });
