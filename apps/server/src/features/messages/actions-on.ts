import { type MessageAction, messageActions } from '@sevenmetre/rules/messages';
import type { MessageRow } from './message.repository.ts';

/** Possible actions on a stored message. */
export function actionsOn({
  state,
  withdrawnAt,
}: Pick<MessageRow, 'state' | 'withdrawnAt'>): readonly MessageAction[] {
  return messageActions({ state, withdrawn: withdrawnAt !== null });
}
