import { millisecondsOfDay } from '../dates/index.ts';
import type { MessageState } from '../vocabulary/index.ts';

const year = 366 * millisecondsOfDay;

/**
 * Whether a message may be sent at an instant: after now, at most a year later (rule ME12).
 * @param at milliseconds UTC
 */
export function isPlannable(at: number, now: number): boolean {
  return at > now && at - now <= year;
}

export interface MessageStanding {
  readonly state: MessageState;
  /** Whether the sent message is hidden from dashboards. */
  readonly withdrawn: boolean;
}

export type MessageAction = 'update' | 'delete' | 'send' | 'plan' | 'unplan' | 'copy' | 'withdraw' | 'show';

/**
 * Possible actions on a message: drafts are changed, deleted, planned or sent; planned messages become drafts again;
 * sent messages never change (rules ME4, ME12).
 */
export function messageActions({ state, withdrawn }: MessageStanding): readonly MessageAction[] {
  if (state === 'draft') return ['update', 'delete', 'send', 'plan', 'copy'];
  if (state === 'planned') return ['unplan', 'copy'];
  return ['copy', withdrawn ? 'show' : 'withdraw'];
}
