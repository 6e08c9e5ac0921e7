import { attachmentHeaders, type Handlers } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import { drawClubSummary, type SummaryContext } from '../club-summaries/index.ts';
import { findSummaryOf } from './own-news.ts';
import { seeNews } from './see-news.use-case.ts';
import { planMessage } from './plan-message.use-case.ts';
import { readMessage, readMessages, readReach } from './read-messages.use-case.ts';
import { resendMessage, testMessage } from './resend-message.use-case.ts';
import { createMessage, deleteMessage, updateMessage } from './save-message.use-case.ts';
import { sendMessage, showMessage } from './send-message.use-case.ts';
import { createTemplate, deleteTemplate } from './templates.use-case.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

type Read = 'adminMessages' | 'adminMessage' | 'adminMessageReach' | 'messageSummary';
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

export type MessageContext = StorageContext & SummaryContext;

/** Handlers of messages to clubs and referees, for organisers. */
export function messageHandlers(context: MessageContext): Handlers<Read | Write> {
  return { ...readHandlers(context), ...writeHandlers(context) };
}

function readHandlers(context: MessageContext): Handlers<Read> {
  return {
    adminMessages: () => readMessages(context),
    adminMessage: ({ actor, params }) => readMessage(context, actor, params.id),
    adminMessageReach: ({ body }) => readReach(context, body),
    messageSummary: async ({ actor, params, query: { club, lang } }) => {
      const { database, clock } = context;
      const asked = await findSummaryOf(
        { actor, messageId: params.id, clubId: club },
        clock.now(),
        database.db,
      );
      const drawn = asked && (await drawClubSummary(context, asked, lang));
      if (!drawn) return refuse('message-unknown');
      return { status: 200, body: drawn.bytes, headers: attachmentHeaders(drawn.filename) };
    },
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
    adminMessageResend: ({ actor, params, body }) => resendMessage(context, actor, params.id, body),
    messageTemplateCreate: ({ actor, body }) => createTemplate(context, actor, body),
    messageTemplateDelete: ({ params }) => deleteTemplate(context, params.id),
    messagesSeen: ({ actor, body }) => seeNews(context, actor, body.ids),
    adminMessageShown: ({ actor, params, body }) => showMessage(context, actor, params.id, body.shown),
  };
}
