import type { Handlers } from '../../platform/http/index.ts';
import { readMessage, readMessages } from './read-messages.use-case.ts';
import { createMessage, deleteMessage, updateMessage } from './save-message.use-case.ts';
import { sendMessage, showMessage } from './send-message.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

type Read = 'adminMessages' | 'adminMessage';
type Write =
  | 'adminMessageCreate'
  | 'adminMessageUpdate'
  | 'adminMessageDelete'
  | 'adminMessageSend'
  | 'adminMessageShown';

/** Handlers of messages to clubs and referees, for organisers. */
export function messageHandlers(context: UseCaseContext): Handlers<Read | Write> {
  return { ...readHandlers(context), ...writeHandlers(context) };
}

function readHandlers(context: UseCaseContext): Handlers<Read> {
  return {
    adminMessages: () => readMessages(context),
    adminMessage: ({ actor, params }) => readMessage(context, actor, params.id),
  };
}

function writeHandlers(context: UseCaseContext): Handlers<Write> {
  return {
    adminMessageCreate: ({ actor, body }) => createMessage(context, actor, body),
    adminMessageUpdate: ({ actor, params, body }) => updateMessage(context, actor, params.id, body),
    adminMessageDelete: ({ actor, params }) => deleteMessage(context, actor, params.id),
    adminMessageSend: ({ actor, params, body }) => sendMessage(context, actor, params.id, body),
    adminMessageShown: ({ actor, params, body }) => showMessage(context, actor, params.id, body.shown),
  };
}
