import { answerOf, foundOf } from '../../platform/http/index.ts';
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
    adminMessages: async () => foundOf(await readMessages(context)),
    adminMessage: async ({ actor, params }) => foundOf(await readMessage(context, actor, params.id)),
  };
}

function writeHandlers(context: UseCaseContext): Handlers<Write> {
  return {
    adminMessageCreate: async ({ actor, body }) => answerOf(await createMessage(context, actor, body)),
    adminMessageUpdate: async ({ actor, params, body }) =>
      answerOf(await updateMessage(context, actor, params.id, body)),
    adminMessageDelete: async ({ actor, params }) => answerOf(await deleteMessage(context, actor, params.id)),
    adminMessageSend: async ({ actor, params, body }) =>
      answerOf(await sendMessage(context, actor, params.id, body)),
    adminMessageShown: async ({ actor, params, body }) =>
      answerOf(await showMessage(context, actor, params.id, body.shown)),
  };
}
