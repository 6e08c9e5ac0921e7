import { describe, expect, it } from 'vitest';
import { aTicket } from '../../testing/slices.ts';
import { liveOfFollowed } from './app-badge.ts';

describe('the badge of the installed app', () => {
  const live = [aTicket(1), aTicket(2)];
  const home = live[0]?.home.team?.id ?? 0;

  it('counts live matches of followed teams once each, and none of teams that are not followed any more', () => {
    const away = live[0]?.away.team?.id ?? 0;
    const list = [home, away].map((teamId) => ({ teamId, on: true, at: 1 }));
    const withBoth = live.filter(({ home: one, away: other }) =>
      [one.team?.id, other.team?.id].some((id) => id === home || id === away),
    );
    expect(liveOfFollowed(live, list)).toBe(withBoth.length);
    expect(liveOfFollowed(live, [{ teamId: home, on: false, at: 2 }])).toBe(0);
    expect(liveOfFollowed([], list)).toBe(0);
  });
});
