import { guardOf, answerOf, foundOf } from '../../platform/http/index.ts';
import type { Guard, Handlers } from '../../platform/http/index.ts';
import type { MessageContext } from './context.ts';
import { readMessage, readMessages } from './read-messages.use-case.ts';
import { createMessage, deleteMessage, updateMessage } from './save-message.use-case.ts';
import { sendMessage, showMessage } from './send-message.use-case.ts';

type Read = 'adminMessages' | 'adminMessage';
type Write =
  | 'adminMessageCreate'
  | 'adminMessageUpdate'
  | 'adminMessageDelete'
  | 'adminMessageSend'
  | 'adminMessageShown';

/** Messages to clubs and referees, for organisers. */
export function messageHandlers(context: MessageContext): Handlers<Read | Write> {
  const guard = guardOf(context.clock);
  return { ...readHandlers(context, guard), ...writeHandlers(context, guard) };
}

function readHandlers(context: MessageContext, guard: Guard): Handlers<Read> {
  return {
    adminMessages: ({ actor }) =>
      guard(actor, 'adminMessages', async () => foundOf(await readMessages(context))),
    adminMessage: ({ actor, params }) =>
      guard(actor, 'adminMessage', async (organiser) =>
        foundOf(await readMessage(context, organiser, params.id)),
      ),
  };
}

function writeHandlers(context: MessageContext, guard: Guard): Handlers<Write> {
  return {
    adminMessageCreate: ({ actor, body }) =>
      guard(actor, 'adminMessageCreate', async (organiser) =>
        answerOf(await createMessage(context, organiser, body)),
      ),
    adminMessageUpdate: ({ actor, params, body }) =>
      guard(actor, 'adminMessageUpdate', async (organiser) =>
        answerOf(await updateMessage(context, organiser, params.id, body)),
      ),
    adminMessageDelete: ({ actor, params }) =>
      guard(actor, 'adminMessageDelete', async (organiser) =>
        answerOf(await deleteMessage(context, organiser, params.id)),
      ),
    adminMessageSend: ({ actor, params, body }) =>
      guard(actor, 'adminMessageSend', async (organiser) =>
        answerOf(await sendMessage(context, organiser, params.id, body)),
      ),
    adminMessageShown: ({ actor, params, body }) =>
      guard(actor, 'adminMessageShown', async (organiser) =>
        answerOf(await showMessage(context, organiser, params.id, body.shown)),
      ),
  };
}
