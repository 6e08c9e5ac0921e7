import { ClockBar } from './clock-bar.tsx';
import type { NowProps } from './lazy-now.tsx';
import { Suspensions } from './suspensions.tsx';

/** The code of what only a running match shows. */
export function NowParts({ part }: NowProps) {
  return part.kind === 'clock' ? <ClockBar ticket={part.ticket} /> : <Suspensions {...part} />;
}
