import { Suspense, lazy, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { View } from './use-view.ts';
import type { ZoomBarProps } from './zoom-bar.tsx';

// Loaded after the page is usable: what is there can be read and scrolled without it.
const ZoomBar = lazy(async (): Promise<{ default: ComponentType<ZoomBarProps> }> => {
  const bar = await import('./zoom-bar.tsx').catch(() => null);
  return { default: bar?.ZoomBar ?? NoBar };
});
/** Without its chunk nothing zooms, and everything else works. */
const NoBar = () => null;

/** The trees in a box that scrolls sideways, with buttons to zoom. */
export function Canvas({ view, children }: { view: View; children: ReactNode }) {
  const t = useWords();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [isUsable, setUsable] = useState(false);
  useEffect(() => setUsable(true), []);
  return (
    <div className={`bracket ${view}`}>
      <div ref={setBox} className="bracket-canvas" role="region" aria-label={t('bracket.zoom.region')}>
        <div>{children}</div>
      </div>
      <div className="bracket-zoom">
        {isUsable && box ? (
          <Suspense>
            <ZoomBar box={box} view={view} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
