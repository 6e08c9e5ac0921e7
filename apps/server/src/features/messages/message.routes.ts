import type { Handlers } from '../../platform/http/index.ts';
import { seeNews } from './see-news.use-case.ts';
import { planMessage } from './plan-message.use-case.ts';
import { readMessage, readMessages, readReach } from './read-messages.use-case.ts';
import { resendMessage, testMessage } from './resend-message.use-case.ts';
import { createMessage, deleteMessage, updateMessage } from './save-message.use-case.ts';
import { sendMessage, showMessage } from './send-message.use-case.ts';
import { createTemplate, deleteTemplate } from './templates.use-case.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

type Read = 'adminMessages' | 'adminMessage' | 'adminMessageReach';
type Write =
  | 'adminMessageCreate'
  | 'adminMessageUpdate'
  | 'adminMessageDelete'
  | 'adminMessageSend'
  | 'adminMessageShown'
  | 'adminMessagePlan'
  | 'adminMessageTest'
  | 'adminMessageResend'
  | 'messagesSeen'
  | 'messageTemplateCreate'
  | 'messageTemplateDelete';

/** Handlers of messages to clubs and referees, for organisers. */
export function messageHandlers(context: StorageContext): Handlers<Read | Write> {
  return { ...readHandlers(context), ...writeHandlers(context) };
}

function readHandlers(context: StorageContext): Handlers<Read> {
  return {
    adminMessages: () => readMessages(context),
    adminMessage: ({ actor, params }) => readMessage(context, actor, params.id),
    adminMessageReach: ({ body }) => readReach(context, body),
  };
}

function writeHandlers(context: StorageContext): Handlers<Write> {
  return {
    adminMessageCreate: ({ actor, body }) => createMessage(context, actor, body),
    adminMessageUpdate: ({ actor, params, body }) => updateMessage(context, actor, params.id, body),
    adminMessageDelete: ({ actor, params }) => deleteMessage(context, actor, params.id),
    adminMessageSend: ({ actor, params, body }) => sendMessage(context, actor, params.id, body),
    adminMessagePlan: ({ actor, params, body }) => planMessage(context, actor, params.id, body),
    adminMessageTest: ({ actor, params, body }) => testMessage(context, actor, params.id, body),
    adminMessageResend: ({ actor, params, body }) =>
      resendMessage(context, actor, params.id, body.deliveryIds),
    messageTemplateCreate: ({ actor, body }) => createTemplate(context, actor, body),
    messageTemplateDelete: ({ params }) => deleteTemplate(context, params.id),
    messagesSeen: ({ actor, body }) => seeNews(context, actor, body.ids),
    adminMessageShown: ({ actor, params, body }) => showMessage(context, actor, params.id, body.shown),
  };
}
