import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { DrawnParts, apart } from '../../../lib/page/lazy-part.tsx';
import type { Story } from './story.ts';

export interface NowProps {
  readonly slice: MatchSlice;
  readonly story: Story;
  /** Stands between the clock and the suspensions. */
  readonly children: ReactNode;
}

const now = apart(
  () => import('./now-parts.tsx'),
  (parts) => parts.NowParts,
  // Without a network the score stands, its clock does not.
  ({ children }) => children,
);

if (import.meta.env.SSR) await now.load();

/** Few of the visited matches are running, so the clock is loaded only for them. */
export function NowLater(props: NowProps) {
  const waiting = (
    <>
      <div className="match-clock" />
      {props.children}
      {props.slice.detail === 'whole' ? <div className="match-suspensions" aria-hidden="true" /> : null}
    </>
  );
  return (
    // The page has its styles; its code follows the first painting.
    <DrawnParts value={null}>
      <Suspense fallback={waiting}>
        <now.Component {...props} />
      </Suspense>
    </DrawnParts>
  );
}
