import {
  attachmentLimits,
  deliveryStates,
  longestMessage,
  messagePlaceholders,
  otherLocales,
} from '@sevenmetre/rules/messages';
import {
  currencies,
  locales,
  messageRecipients,
  messageStates,
  registrationStates,
  summaryParts,
} from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { UploadedFile } from '../files/schemas.ts';
import { MailFailure } from '../mails/schemas.ts';
import { TimelineEntry } from '../history/schemas.ts';
import { line, paragraphs } from '../text.ts';

const Locale = z.enum(locales);

const texts = {
  titleCs: line(longestMessage.title),
  titleEn: line(longestMessage.title),
  textCs: paragraphs(longestMessage.text),
  textEn: paragraphs(longestMessage.text),
  /** Title and text in other languages. */
  otherTexts: z
    .partialRecord(
      z.enum(otherLocales),
      z.strictObject({ title: line(longestMessage.title), text: paragraphs(longestMessage.text) }),
    )
    .default({}),
};

export const DashboardMessage = z.object({
  id: Id,
  recipientType: z.enum(['referee', 'club']),
  titleCs: z.string(),
  titleEn: z.string(),
  textCs: z.string(),
  textEn: z.string(),
  otherTexts: texts.otherTexts,
  files: z.array(UploadedFile),
  sentAt: Instant.nullable(),
  /** Of a message with placeholders: the club that this card is for; null: for all. */
  clubId: Id.nullable(),
  /** Whether the club’s summary goes with it, as PDF. */
  hasSummary: z.boolean(),
  /** Whether the user’s dashboard has shown it before. */
  isSeen: z.boolean(),
});

const idList = (most: number) => z.array(Id).max(most).default([]);

const audience = {
  recipientType: z.enum(messageRecipients),
  states: z.array(z.enum(registrationStates)).max(registrationStates.length),
  categories: z.array(line(20)).max(100),
  /** Only clubs that play or sleep in one of these places. */
  placeIds: idList(500),
  /** Clubs picked by hand. */
  clubIds: idList(5000),
  /** Clubs left out by hand. */
  exceptClubIds: idList(5000),
  /** Only clubs with an overdue invoice. */
  overdueOnly: z.boolean().default(false),
  /** Whether leaders of teams get the mail as well. */
  withLeaders: z.boolean().default(false),
};

const form = {
  internalName: line(longestMessage.internalName),
  ...audience,
  ...texts,
  /** Own uploads, or files of another message of the edition. */
  fileIds: idList(attachmentLimits.files),
  /** Parts of the PDF that is made for each club; empty: none. */
  summaryParts: z.array(z.enum(summaryParts)).max(summaryParts.length).default([]),
};

export const MessageReachBody = z
  .strictObject({
    ...audience,
    /** Whether the typed texts have placeholders, so that no mail is shared by two clubs. */
    isPersonal: z.boolean().default(false),
    /** Whether they say what a club owes, which leaders of teams do not see. */
    namesMoney: z.boolean().default(false),
    /** The club or referee whose values the preview shows; null: the first one. */
    sampleId: Id.nullable().default(null),
  })
  .meta({ id: 'MessageReachBody' });
export type MessageReachBody = z.infer<typeof MessageReachBody>;

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

/** `at`: when it is sent; null makes a planned message a draft again. */
export const MessagePlanBody = z
  .strictObject({
    revision: Id,
    at: Instant.nullable(),
    /** `remindedAt` of the reach that the sender saw. */
    remindedAt: Instant.nullable().default(null),
  })
  .meta({ id: 'MessagePlanBody' });
export type MessagePlanBody = z.infer<typeof MessagePlanBody>;

/** `locale`: the language of the reader that the mail is shown for; `sampleId`: the club or referee, null: the first one. */
export const MessageTestBody = z
  .strictObject({ revision: Id, locale: Locale, sampleId: Id.nullable().default(null) })
  .meta({ id: 'MessageTestBody' });
export type MessageTestBody = z.infer<typeof MessageTestBody>;

export const MessageTested = z.object({ to: z.string() }).meta({ id: 'MessageTested' });

/** Mails that were given up; others are left as they are. */
export const MessageResendBody = z
  .strictObject({
    deliveryIds: z.array(Id).min(1).max(5000),
    /** Another address for the mail of one club; null: the present address of each recipient. */
    email: z.email().max(254).nullable().default(null),
  })
  .refine(({ deliveryIds, email }) => email === null || deliveryIds.length === 1)
  .meta({ id: 'MessageResendBody' });
export type MessageResendBody = z.infer<typeof MessageResendBody>;

export const MessageShownBody = z.strictObject({ shown: z.boolean() }).meta({ id: 'MessageShownBody' });

const head = {
  id: Id,
  revision: Id,
  ...form,
  state: z.enum(messageStates),
  /** When it will be sent; null: not planned. */
  plannedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  /** When the sent message was hidden from dashboards. */
  withdrawnAt: Instant.nullable(),
  /** Number of queued mails; null: a draft. */
  mails: z.int().nullable(),
  createdBy: z.string().nullable(),
  updatedAt: Instant,
};

/** `id` null: comes with the portal. */
const Template = z.object({
  id: Id.nullable(),
  /** What it is for, of those that come with the portal. */
  kind: z.enum(['reminder', 'arrival', 'schedule']).nullable(),
  name: z.string(),
  ...texts,
});

export const MessageTemplateBody = z
  .strictObject({ name: line(longestMessage.internalName).min(1), ...texts, clientKey: line(64).min(8) })
  .meta({ id: 'MessageTemplateBody' });
export type MessageTemplateBody = z.infer<typeof MessageTemplateBody>;

/** What the organiser chooses recipients from. */
const choices = {
  /** Codes of the edition’s categories. */
  categories: z.array(z.string()),
  clubs: z.array(z.object({ id: Id, name: z.string() })),
  /** Halls and places to sleep. */
  places: z.array(z.object({ id: Id, name: z.string() })),
};

export const AdminMessages = z
  .object({
    messages: z.array(z.object(head)),
    ...choices,
    /** Those that come with the portal, then those of the organisers. */
    templates: z.array(Template),
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

/** Present recipients of an audience. */
export const MessageReach = z
  .object({
    /** Number of clubs or referees. */
    records: count,
    /** Number of mails: one per address, or one per club and address if the texts have placeholders. */
    mails: count,
    /** Number of clubs or referees without an address. */
    withoutAddress: count,
    /** Mails by the language of the recipient’s account. */
    byLocale: z.record(Locale, count),
    /** Of a reminder: when another one was sent in the last days; null: not so recently. */
    remindedAt: Instant.nullable(),
    /** What placeholders stand for in the letters to one of them, by language; null: there is nobody. */
    sample: z
      .object({
        id: Id,
        name: z.string(),
        values: z.record(Locale, z.partialRecord(z.enum(messagePlaceholders), z.string())),
      })
      .nullable(),
    /** Clubs or referees by name. */
    recipients: z.array(
      z.object({
        /** Of the club or referee. */
        id: Id,
        name: z.string(),
        countryCode: z.string().nullable(),
        /** Of the club’s contact at the tournament, or of the referee. */
        phone: z.string().nullable(),
        /** What a club owes, of a reminder; null: of any other message. */
        due: z.object({ amount: z.int(), currency: z.enum(currencies) }).nullable(),
        people: z.array(z.object({ name: z.string(), email: z.string(), locale: Locale })),
      }),
    ),
  })
  .meta({ id: 'MessageReach' });
export type MessageReach = z.infer<typeof MessageReach>;

const Delivery = z.object({
  id: Id,
  /** Of the club or referee. */
  name: z.string(),
  /** Of the recipient; '': the mail went to another address of the club. */
  person: z.string(),
  /** '': another address whose mail was accepted; it is not kept. */
  email: z.string(),
  state: z.enum(deliveryStates),
  /** When the mail server accepted it, or tries again; null: neither. */
  at: Instant.nullable(),
  /** Of the club’s contact at the tournament, or of the referee. */
  phone: z.string().nullable(),
  /** When the recipient first saw it on their dashboard. Mails are not tracked. */
  seenAt: Instant.nullable(),
  /** The last failure, with the code of the mail server or network. */
  failure: z.object({ kind: MailFailure, code: z.string() }).nullable(),
  /** What the club has paid since a message about what it owes was sent; null: nothing, or another message. */
  paidSince: z.object({ amount: z.int(), currency: z.enum(currencies) }).nullable(),
});

export const AdminMessage = z
  .object({
    message: z.object(head),
    reach: MessageReach,
    /** Preview of the mails for the reader of this answer, as readers of each language get them. */
    letters: z.record(Locale, Letter),
    /** Address that answers go to; null: nobody reads them. */
    replyTo: z.string().nullable(),
    files: z.array(UploadedFile),
    /** Of a sent message, by club or referee. */
    deliveries: z.array(Delivery),
    ...choices,
    timeline: z.array(TimelineEntry),
    timeZone: z.string(),
  })
  .meta({ id: 'AdminMessage' });
export type AdminMessage = z.infer<typeof AdminMessage>;

export const MessageGone = z.object({ id: Id }).meta({ id: 'MessageGone' });

/** Messages on the caller's dashboard. */
export const MessagesSeenBody = z.strictObject({ ids: z.array(Id).max(500) });
