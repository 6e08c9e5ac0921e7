import { describe, expect, it } from 'vitest';
import { playlistOfHall, readScreens } from './index.ts';

const now = { slides: ['now'], seconds: 20 };
const mixed = { slides: ['partners', 'now', 'announcements'], seconds: 10 };

describe('the playlists of screens', () => {
  it('[HS1] are those of a hall, else those of all halls, in the order of the organiser', () => {
    const screens = readScreens(JSON.stringify({ halls: now, hall: { H01: mixed } }));
    expect(screens).toEqual({ wall: null, halls: now, hall: { H01: mixed } });
    if (!screens) return;
    expect(playlistOfHall(screens, 'H01')).toEqual(mixed);
    expect(playlistOfHall(screens, 'H02')).toEqual(now);
    expect(playlistOfHall({ ...screens, halls: null }, 'toString')).toBeNull();
    expect(readScreens(' ')).toEqual({ wall: null, halls: null, hall: {} });
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"wall":{"slides":[],"seconds":10}}',
    '{"wall":{"slides":["now","now"],"seconds":10}}',
    '{"halls":{"slides":["films"],"seconds":10}}',
    '{"halls":{"slides":["now"],"seconds":11}}',
    '{"hall":{"H01":{"slides":"now","seconds":10}}}',
    '{"hall":[]}',
  ])('[HS2] refuse %s', (text) => {
    expect(readScreens(text)).toBeNull();
  });
});
