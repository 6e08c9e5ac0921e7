import type { MessageState } from '../vocabulary/index.ts';

export interface MessageStanding {
  readonly state: MessageState;
  /** A sent one that is not on dashboards any more. */
  readonly withdrawn: boolean;
}

export type MessageAction = 'update' | 'delete' | 'send' | 'copy' | 'withdraw' | 'show';

/** What can be done with a message: a draft is changed, removed or sent, a sent one is never changed (rule ME4). */
export function messageActions({ state, withdrawn }: MessageStanding): readonly MessageAction[] {
  if (state === 'draft') return ['update', 'delete', 'send', 'copy'];
  return ['copy', withdrawn ? 'show' : 'withdraw'];
}
