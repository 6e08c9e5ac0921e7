import type { MatchSlice } from '@sevenmetre/contract/schemas/slices';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Story } from './story.ts';

export interface NowProps {
  readonly slice: MatchSlice;
  readonly story: Story;
  /** Stands between the clock and the suspensions. */
  readonly children: ReactNode;
}

let loaded: ComponentType<NowProps> | null = null;

// Without a network the score stands, its clock does not.
const load = async () => {
  const parts = await import('./now-parts.tsx').catch(() => null);
  loaded = parts?.NowParts ?? (({ children }) => children);
  return { default: loaded };
};
const Later = lazy(load);

if (import.meta.env.SSR) await load();

/** Running matches are few among those that are looked at: their clock comes with them. */
export function NowLater(props: NowProps) {
  const [Now] = useState(() => loaded ?? Later);
  return (
    <Suspense
      fallback={
        <>
          <div className="clock" />
          {props.children}
        </>
      }
    >
      <Now {...props} />
    </Suspense>
  );
}
