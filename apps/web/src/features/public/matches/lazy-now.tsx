import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { Suspense } from 'react';
import { DrawnParts, apart } from '../../../lib/page/lazy-part.tsx';
import type { Story } from './story.ts';

/** What only a running match shows: its clock, and beside the flag of a side who is off the court. */
type NowPart =
  | { readonly kind: 'clock'; readonly ticket: MatchSlice['ticket'] }
  | {
      readonly kind: 'suspended';
      readonly slice: MatchSlice;
      readonly story: Story;
      readonly side: Side;
    };

export interface NowProps {
  readonly part: NowPart;
}

const now = apart(
  () => import('./now-parts.tsx'),
  (parts) => parts.NowParts,
  // Without a network the score stands, its clock does not.
  () => null,
);

if (import.meta.env.SSR) await now.load();

/** Few of the visited matches are running, so the clock is loaded only for them. Its place has its height before. */
export function NowLater(props: NowProps) {
  return (
    // The page has its styles; its code follows the first painting.
    <DrawnParts value={null}>
      <Suspense fallback={null}>
        <now.Component {...props} />
      </Suspense>
    </DrawnParts>
  );
}
