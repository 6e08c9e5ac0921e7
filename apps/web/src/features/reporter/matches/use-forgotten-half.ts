import type { ForgottenHalf } from '@sevenmetre/rules/match';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/time/server-time.ts';
import { forgottenNow } from '../match-events/second-half.ts';
import type { Instants } from '../match-events/second-half.ts';
import { useScreen, useTablePart } from './recording-context.ts';

const lookEvery = 10_000;

/**
 * By the device's clock, and by that of the server.
 *
 * @param offset by which events are stamped, as the queue has learnt it; null: it has not
 */
export function instantsOf(now: () => number, offset: number | null): Instants {
  return { now: now(), ahead: offset ?? serverNow() - now() };
}

/** A second half that nobody began: looked for with every event, and every ten seconds. */
export function useForgottenHalf(): ForgottenHalf | null {
  const { now } = useScreen();
  const clock = useTablePart('clock');
  const sheet = useTablePart('sheet');
  const view = useTablePart('view');
  const isWatched = clock.stage === '1st_half';
  const [, look] = useState(0);
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(() => look((count) => count + 1), lookEvery);
    return () => clearInterval(timer);
  }, [isWatched]);
  return isWatched ? forgottenNow({ clock, sheet, view }, instantsOf(now, view.offset)) : null;
}
