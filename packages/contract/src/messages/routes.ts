import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { messageOperations } from './operations.ts';
import {
  AdminMessage,
  AdminMessages,
  MessageCreateBody,
  MessageGone,
  MessageSendBody,
  MessageShownBody,
  MessageUpdateBody,
} from './schemas.ts';

const tag = 'messages';
const params = z.object({ id: PathId });

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
  adminMessageShown: route(messageOperations.adminMessageShown, {
    tag,
    summary: 'Takes a sent message off the dashboards, or shows it there again',
    params,
    body: MessageShownBody,
    answers: { 200: AdminMessage },
  }),
};
