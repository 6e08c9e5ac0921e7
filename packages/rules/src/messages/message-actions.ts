import type { MessageState } from '../vocabulary/index.ts';

export interface MessageStanding {
  readonly state: MessageState;
  /** Whether the sent message is hidden from dashboards. */
  readonly withdrawn: boolean;
}

export type MessageAction = 'update' | 'delete' | 'send' | 'copy' | 'withdraw' | 'show';

/**
 * Possible actions on a message: drafts are changed, deleted or sent; sent messages never change (rule ME4).
 */
export function messageActions({ state, withdrawn }: MessageStanding): readonly MessageAction[] {
  if (state === 'draft') return ['update', 'delete', 'send', 'copy'];
  return ['copy', withdrawn ? 'show' : 'withdraw'];
}
