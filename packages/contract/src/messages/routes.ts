import { locales, summaryParts } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { PathId, StoredId } from '../common.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { messageOperations } from './operations.ts';
import {
  AdminMessage,
  AdminMessages,
  MessageCreateBody,
  MessageGone,
  MessagePlanBody,
  MessageReach,
  MessageReachBody,
  MessageResendBody,
  MessageSendBody,
  MessageShownBody,
  MessageTemplateBody,
  MessageTestBody,
  MessageTested,
  MessageUpdateBody,
  MessagesSeenBody,
} from './schemas.ts';

const tag = 'messages';
const params = z.object({ id: PathId });
const pdf = { 200: { contentType: 'application/pdf' } } as const;
const lang = z.enum(locales).default('en');

export const messageRoutes = {
  adminMessages: route(messageOperations.adminMessages, {
    tag,
    summary: 'Messages of the current edition, the newest first',
    answers: { 200: AdminMessages },
  }),
  adminMessage: route(messageOperations.adminMessage, {
    tag,
    summary: 'A message with whom it would reach now and the mails as they would go',
    params,
    answers: { 200: AdminMessage },
  }),
  adminMessageCreate: route(messageOperations.adminMessageCreate, {
    tag,
    summary: 'A new draft; a repeat under the same key answers the first one',
    body: MessageCreateBody,
    answers: { 200: AdminMessage },
  }),
  adminMessageUpdate: route(messageOperations.adminMessageUpdate, {
    tag,
    summary: 'Changes a draft; a sent message is never changed',
    params,
    body: MessageUpdateBody,
    answers: { 200: AdminMessage },
  }),
  adminMessageDelete: route(messageOperations.adminMessageDelete, {
    tag,
    summary: 'Removes a draft',
    params,
    answers: { 200: MessageGone },
  }),
  adminMessageSend: route(messageOperations.adminMessageSend, {
    tag,
    summary: 'Puts a message on dashboards and writes its mails, once; a repeat changes nothing',
    params,
    body: MessageSendBody,
    answers: { 200: AdminMessage },
  }),
  adminMessageReach: route(messageOperations.adminMessageReach, {
    tag,
    summary: 'Whom a message would reach now, by name and address; changes nothing',
    body: MessageReachBody,
    answers: { 200: MessageReach },
  }),
  adminMessagePlan: route(messageOperations.adminMessagePlan, {
    tag,
    summary: 'Plans when a draft is sent, or makes a planned message a draft again',
    params,
    body: MessagePlanBody,
    answers: { 200: AdminMessage },
  }),
  adminMessageTest: route(messageOperations.adminMessageTest, {
    tag,
    summary: 'Sends the mail of a message to the caller alone, as readers of a language get it',
    params,
    body: MessageTestBody,
    answers: { 200: MessageTested },
  }),
  adminMessageResend: route(messageOperations.adminMessageResend, {
    tag,
    summary:
      'Sends mails again that were given up, to the present address, or one to another; others are left as they are',
    params,
    body: MessageResendBody,
    answers: { 200: AdminMessage },
  }),
  messageTemplateCreate: route(messageOperations.messageTemplateCreate, {
    tag,
    summary: 'Keeps texts as a template; a repeat under the same key answers the first one',
    body: MessageTemplateBody,
    answers: { 200: StoredId },
  }),
  messageTemplateDelete: route(messageOperations.messageTemplateDelete, {
    tag,
    summary: 'Removes a template of the organisers',
    params,
    answers: { 200: StoredId },
  }),
  adminMessageShown: route(messageOperations.adminMessageShown, {
    tag,
    summary: 'Takes a sent message off the dashboards, or shows it there again',
    params,
    body: MessageShownBody,
    answers: { 200: AdminMessage },
  }),
  clubSummary: route(messageOperations.clubSummary, {
    tag,
    summary:
      'The summary of a club as PDF, as it would go with a message; of some of its parts, separated by commas',
    params,
    query: z.strictObject({
      parts: line(100)
        .default(summaryParts.join(','))
        .transform((text) => text.split(','))
        .pipe(z.array(z.enum(summaryParts))),
      lang,
    }),
    answers: pdf,
  }),
  messageSummary: route(messageOperations.messageSummary, {
    tag,
    summary: 'The summary of a club that came with a message on the caller’s dashboard, as PDF of now',
    params,
    query: z.strictObject({ club: PathId, lang }),
    answers: pdf,
  }),
  messagesSeen: route(messageOperations.messagesSeen, {
    tag,
    summary: 'Stores which messages the caller has seen on the dashboard',
    body: MessagesSeenBody,
    answers: { 200: z.object({ status: z.literal('ok') }) },
  }),
};
