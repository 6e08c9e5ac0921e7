import { type MessageAction, messageActions } from '@sevenmetre/rules/messages';
import type { MessageRow } from './message.repository.ts';

/** What can be done with a message as it is stored. */
export function actionsOn({
  state,
  withdrawnAt,
}: Pick<MessageRow, 'state' | 'withdrawnAt'>): readonly MessageAction[] {
  return messageActions({ state, withdrawn: withdrawnAt !== null });
}
