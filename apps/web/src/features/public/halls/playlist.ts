import {
  type Playlist,
  type SlideName,
  slideNames,
  slideSeconds,
  usualSeconds,
} from '@sevenmetre/rules/screens';
import { useLocation } from 'react-router';
import { useNow } from '../../../lib/time/now.ts';

/** What a screen shows when nothing is stored for it. */
const matchAlone: Playlist = { slides: ['now'], seconds: usualSeconds };

/**
 * What the address of a screen asks for, `?slides=now,tables&seconds=15`; without it what the organiser has stored for it (rule
 * HS1).
 * @param stored absent: nothing
 */
export function readPlaylist(search: string, stored: Playlist = matchAlone): Playlist {
  const query = new URLSearchParams(search);
  const asked = (query.get('slides') ?? '').split(',');
  const slides = asked.flatMap((name) => slideNames.find((one) => one === name) ?? []);
  if (slides.length === 0) return stored;
  const seconds = slideSeconds.find((one) => String(one) === query.get('seconds')) ?? usualSeconds;
  return { slides: [...new Set(slides)], seconds };
}

/** The playlist of this screen. The server answers all addresses of a screen alike: the first painting is that of the stored one. */
export function usePlaylist(stored?: Playlist): Playlist {
  const { search } = useLocation();
  return readPlaylist(
    useNow(() => search, ''),
    stored,
  );
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

/** How often the playlist has been shown from its first slide to its last, at an instant in milliseconds UTC. */
export function roundAt({ slides, seconds }: Playlist, now: number): number {
  return Math.floor(now / (seconds * 1000) / Math.max(1, slides.length));
}

/** The slide that is due of those that have something to show. */
export function useSlide(playlist: Playlist, hasContent: (name: SlideName) => boolean): SlideName {
  const shown = playlist.slides.filter(hasContent);
  // The server does not know the time: the first painting is that of the match.
  return useNow((now) => slideAt({ ...playlist, slides: shown }, now), 'now');
}

/** Whether one of the announcements has not ended. */
export function useIsAnnounced(announcements: readonly { readonly endsAt: string }[] = []): boolean {
  return useNow((now) => announcements.some(({ endsAt }) => Date.parse(endsAt) > now), false);
}
