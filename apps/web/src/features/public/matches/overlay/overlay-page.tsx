import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import { pages } from '@sevenmetre/contract/pages';
import type { Translator } from '@sevenmetre/phrases';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Head } from '../../../../lib/page/head.ts';
import { localName } from '../../../../lib/words/words.ts';
import { useSlice } from '../../../../lib/slices/use-slice.ts';
import { dayIn } from '../../../../lib/time/days.ts';
import { useNow } from '../../../../lib/time/now.ts';
import { onScreenAt } from '../../../../lib/matches/on-screen.ts';
import { OverlayMatch } from './overlay-match.tsx';
import { useDelay, useDelayed } from './use-delayed.ts';
import './overlay.css';

export { matchHead } from '../match-head.ts';

const retryEvery = 15_000;

/** A layer over the video of a hall: whatever is played there, with `?delay=8` by so many seconds later. */
export function HallOverlayPage() {
  const { id = '' } = useParams();
  const { slice, retry } = useSlice({ page: pages.hallOverlay, params: { id } });
  useRetry(slice === undefined, retry);
  return <Layer>{slice?.status === 200 ? <Hall slice={slice.body} /> : null}</Layer>;
}

function Hall({ slice }: { slice: HallSlice }) {
  const delay = useDelay();
  const { matches, edition } = useDelayed(slice, delay);
  const shown = useNow((now) => {
    const then = now - delay;
    const { playing, coming } = onScreenAt(matches, dayIn(edition.timeZone, then), then);
    return (playing ?? coming[0])?.id ?? null;
  });
  return shown === null ? null : <Match key={shown} id={String(shown)} />;
}

/** A layer over the video of one match. */
export function MatchOverlayPage() {
  const { id = '' } = useParams();
  return (
    <Layer>
      <Match id={id} />
    </Layer>
  );
}

function Match({ id }: { id: string }) {
  const { slice, retry } = useSlice({ page: pages.match, params: { id } });
  useRetry(slice === undefined, retry);
  return slice?.status === 200 ? <OverlayMatch slice={slice.body} /> : null;
}

/** Sixteen to nine, as wide as the source of the video program: 1920 × 1080 and 1280 × 720 alike. */
function Layer({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.classList.add('video-overlay-document');
    return () => document.documentElement.classList.remove('video-overlay-document');
  }, []);
  return (
    <main id="main" className="video-overlay">
      {children}
    </main>
  );
}

function useRetry(isMissing: boolean, retry: () => unknown): void {
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => void retry(), retryEvery);
    return () => clearInterval(timer);
  });
}

/** Layers stay out of search engines. */
export function hallOverlayHead(t: Translator, slice: HallSlice | null): Head {
  const name = slice === null ? t('halls.title') : localName(slice.hall, t.locale);
  return { title: t('halls.onScreen.title', { name }), description: t('halls.lead'), noindex: true };
}
