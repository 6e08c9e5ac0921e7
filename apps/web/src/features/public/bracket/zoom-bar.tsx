import { useEffect, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { View } from './use-view.ts';
import { attachZoom } from './zoom.ts';
import type { Zoom } from './zoom.ts';

/** On a phone the tree opens this small at most: smaller text would be unreadable. */
const readable = 0.6;
/** What one press multiplies by. */
const step = 1.25;

export interface ZoomBarProps {
  readonly box: HTMLElement;
  readonly view: View;
}

/** Buttons for those who do not pinch; none where everything fits. */
export function ZoomBar({ box, view }: ZoomBarProps) {
  const t = useWords();
  const [zoom, setZoom] = useState<Zoom | null>(null);
  useEffect(() => {
    const own = attachZoom(box, view === 'tree' && innerWidth < 900 ? readable : 1);
    setZoom(own);
    return own.detach;
  }, [box, view]);
  if (!zoom?.isWider) return null;
  return (
    <div role="group" aria-label={t('bracket.zoom.controls')}>
      <button
        type="button"
        className="button button--outline"
        aria-label={t('bracket.zoom.out')}
        onClick={() => zoom.by(1 / step)}
      >
        −
      </button>
      <button
        type="button"
        className="button button--outline"
        aria-label={t('bracket.zoom.in')}
        onClick={() => zoom.by(step)}
      >
        +
      </button>
      <button
        type="button"
        className="button button--outline"
        aria-label={t('bracket.zoom.fit')}
        onClick={zoom.fit}
      >
        ↔
      </button>
    </div>
  );
}
