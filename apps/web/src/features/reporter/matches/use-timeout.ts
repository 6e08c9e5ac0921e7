import { useEffect, useState } from 'react';
import type { BoardRow } from '../match-events/board.ts';
import { isSaving } from '../match-events/content.ts';
import type { Instants } from '../match-events/second-half.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { readFeedback } from '../device/feedback.ts';
import { useScreen, useTableValue } from './recording-context.ts';
import { instantsOf } from './use-forgotten-half.ts';

/** Seconds that are left of a time-out when it is the last event; null: none is running, or nobody wants it counted (MA52). */
export function useTimeout(last: BoardRow | null, { seconds }: MatchSheet['timeouts']): number | null {
  const { now } = useScreen();
  const offset = useTableValue(({ view }) => view.offset);
  const [, look] = useState(0);
  const isOne = last !== null && last.moment.type.code === 'team-timeout' && !isSaving(last.event);
  const left =
    isOne && readFeedback().timeouts
      ? leftOf(last.event.createdTimestamp, seconds * 1000, instantsOf(now, offset))
      : 0;
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => look((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return isRunning ? Math.ceil(left / 1000) : null;
}

/** In milliseconds. */
function leftOf(recordedAt: number, length: number, { now, ahead }: Instants): number {
  return Math.min(recordedAt - ahead + length - now, length);
}
