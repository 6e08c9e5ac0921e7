import type { Playlist } from '@sevenmetre/rules/screens';
import { describe, expect, it } from 'vitest';
import { playlistSearch, readPlaylist, slideAt } from './playlist.ts';

describe('the playlist of a screen', () => {
  it('is the match alone unless the address names slides', () => {
    expect(readPlaylist('')).toEqual({ slides: ['now'], seconds: 15 });
    expect(readPlaylist('?slides=nothing&seconds=0')).toEqual({ slides: ['now'], seconds: 15 });
  });

  it('[HS1] is what is stored unless the address names slides', () => {
    const stored = { slides: ['tables' as const, 'now' as const], seconds: 30 };
    expect(readPlaylist('?theme=dark', stored)).toEqual(stored);
    expect(readPlaylist('?slides=next,next', stored)).toEqual({ slides: ['next'], seconds: 15 });
  });

  it('keeps the order of the address and other parameters', () => {
    const search = playlistSearch('?theme=dark', { slides: ['tables', 'now'], seconds: 20 });
    expect(search).toContain('theme=dark');
    expect(readPlaylist(search)).toEqual({ slides: ['tables', 'now'], seconds: 20 });
  });

  it('shows each slide for its seconds, then begins again', () => {
    const playlist: Playlist = { slides: ['now', 'tables'], seconds: 10 };
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
