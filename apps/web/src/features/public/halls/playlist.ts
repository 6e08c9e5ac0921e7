import { useLocation } from 'react-router';
import { useNow } from '../../../lib/time/now.ts';

export const slideNames = ['now', 'next', 'tables', 'scorers', 'partners'] as const;
export type SlideName = (typeof slideNames)[number];

/** Seconds a slide is shown. */
export const slideSeconds = [10, 15, 20, 30] as const;

export interface Playlist {
  readonly slides: readonly SlideName[];
  readonly seconds: number;
}

/** What the address of a screen asks for, `?slides=now,tables&seconds=15`; without it the screen shows the match alone. */
export function readPlaylist(search: string): Playlist {
  const query = new URLSearchParams(search);
  const asked = (query.get('slides') ?? '').split(',');
  const slides = slideNames.filter((name) => asked.includes(name));
  const seconds = slideSeconds.find((one) => String(one) === query.get('seconds')) ?? slideSeconds[1];
  return { slides: slides.length === 0 ? ['now'] : slides, seconds };
}

/** The search of an address with this playlist; other parameters are kept. */
export function playlistSearch(search: string, { slides, seconds }: Playlist): string {
  const query = new URLSearchParams(search);
  query.set('slides', slides.join(','));
  query.set('seconds', String(seconds));
  return `?${query.toString()}`;
}

/** The slide of an instant, milliseconds UTC: screens with the same playlist show the same one. */
export function slideAt({ slides, seconds }: Playlist, now: number): SlideName {
  return slides[Math.floor(now / (seconds * 1000)) % slides.length] ?? 'now';
}

/** The slide that is due of those that have something to show. */
export function useSlide(hasContent: (name: SlideName) => boolean): SlideName {
  const { slides, seconds } = readPlaylist(useLocation().search);
  const shown = slides.filter(hasContent);
  // The server knows no playlist: the first painting is that of the match.
  return useNow((now) => slideAt({ slides: shown, seconds }, now), 'now');
}
