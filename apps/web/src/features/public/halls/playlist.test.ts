import { describe, expect, it } from 'vitest';
import { playlistSearch, readPlaylist, slideAt } from './playlist.ts';

describe('the playlist of a screen', () => {
  it('is the match alone unless the address names slides', () => {
    expect(readPlaylist('')).toEqual({ slides: ['now'], seconds: 15 });
    expect(readPlaylist('?slides=nothing&seconds=0')).toEqual({ slides: ['now'], seconds: 15 });
  });

  it('keeps the order of the product and other parameters', () => {
    const search = playlistSearch('?theme=dark', { slides: ['tables', 'now'], seconds: 20 });
    expect(search).toContain('theme=dark');
    expect(readPlaylist(search)).toEqual({ slides: ['now', 'tables'], seconds: 20 });
  });

  it('shows each slide for its seconds, then begins again', () => {
    const playlist = { slides: ['now', 'tables'], seconds: 10 } as const;
    expect([0, 9_999, 10_000, 19_999, 20_000].map((now) => slideAt(playlist, now))).toEqual([
      'now',
      'now',
      'tables',
      'tables',
      'now',
    ]);
    expect(slideAt({ slides: [], seconds: 10 }, 0)).toBe('now');
  });
});
