import { ClockBar } from './clock-bar.tsx';
import type { NowProps } from './lazy-now.tsx';
import { Suspensions } from './suspensions.tsx';

/** What only a running match shows: its clock, and below the notices who is off the court. */
export function NowParts({ slice, story, children }: NowProps) {
  return (
    <>
      <ClockBar ticket={slice.ticket} />
      {children}
      {slice.detail === 'whole' ? <Suspensions slice={slice} story={story} /> : null}
    </>
  );
}
