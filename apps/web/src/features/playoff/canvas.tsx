import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words.ts';
import type { View } from './use-view.ts';
import { attachZoom, step } from './zoom.ts';
import type { Zoom } from './zoom.ts';

/** On a phone the tree opens this small at most: smaller, and nothing could be read. */
const readable = 0.6;

// The server has nothing to measure and says so in its log.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The trees in a box that scrolls sideways, with buttons to zoom. */
export function Canvas({ view, children }: { view: View; children: ReactNode }) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom | null>(null);
  useBeforePaint(() => {
    if (!box.current) return;
    const own = attachZoom(box.current);
    const { clientWidth, scrollWidth } = box.current;
    if (view === 'tree' && innerWidth < 900)
      own.by(Math.min(1, Math.max(readable, clientWidth / scrollWidth)));
    box.current.scrollLeft = 0;
    setZoom(own);
    return own.detach;
  }, [view]);
  return (
    <div className={`cvs ${view}${zoom?.isWider ? ' wider' : ''}`}>
      <div ref={box} className="cv" role="region" aria-label={t('playoff.zoom.region')}>
        <div>{children}</div>
      </div>
      <div className="zm" role="group" aria-label={t('playoff.zoom.controls')}>
        <button
          type="button"
          className="btn o"
          aria-label={t('playoff.zoom.out')}
          onClick={() => zoom?.by(1 / step)}
        >
          −
        </button>
        <button
          type="button"
          className="btn o"
          aria-label={t('playoff.zoom.in')}
          onClick={() => zoom?.by(step)}
        >
          +
        </button>
        <button
          type="button"
          className="btn o"
          aria-label={t('playoff.zoom.fit')}
          onClick={() => zoom?.fit()}
        >
          ↔
        </button>
      </div>
    </div>
  );
}
