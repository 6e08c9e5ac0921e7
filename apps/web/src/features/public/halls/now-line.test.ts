import { describe, expect, it } from 'vitest';
import { hallMatches } from '../../../testing/hall-slices.ts';
import { aTicket } from '../../../testing/slices.ts';
import { nowLineBefore } from '../../../lib/matches/now-line.ts';
import { onScreenAt } from '../../../lib/matches/on-screen.ts';

const stages = (...codes: ('finished' | '1st_half' | 'not_started')[]) =>
  codes.map((stageCode) => ({ stageCode, walkOver: null, stageStartedAt: null }));

describe('the line of now', () => {
  it('stands after the last match that has begun', () => {
    expect(nowLineBefore(stages('finished', '1st_half', 'not_started'))).toBe(2);
    expect(nowLineBefore(stages('not_started', 'finished', 'not_started'))).toBe(2);
  });

  it('stands where it stood when a later match is given as a walkover before it begins', () => {
    const given = { stageCode: 'waiting_for_approval', walkOver: 'home', stageStartedAt: null } as const;
    expect(nowLineBefore([...stages('finished', 'not_started'), given])).toBe(1);
    expect(nowLineBefore([...stages('finished'), { ...given, stageStartedAt: '2026-04-04T12:00:00Z' }])).toBe(
      2,
    );
  });

  it('stands first before the first whistle, and last after the last', () => {
    expect(nowLineBefore(stages('not_started', 'not_started'))).toBe(0);
    expect(nowLineBefore(stages('finished', 'finished'))).toBe(2);
  });
});

describe('the screen of a hall', () => {
  const today = '2026-04-04';
  const now = Date.parse('2026-04-04T12:27:50Z');
  const shown = (matches: ReturnType<typeof hallMatches>, at = now) => {
    const { playing, coming } = onScreenAt(matches, today, at);
    return [playing?.id ?? null, coming.map(({ id }) => id)];
  };

  it('shows what is being played, and what comes after it', () => {
    expect(shown(hallMatches())).toEqual([42, [43, 44, 45]]);
  });

  it('keeps the score until the result is confirmed', () => {
    const ended = hallMatches().map((match) =>
      match.id === 42 ? { ...match, stageCode: 'waiting_for_approval' as const } : match,
    );
    expect(shown(ended)).toEqual([42, [43, 44, 45]]);
    expect(
      shown(ended.map((match) => (match.id === 42 ? { ...match, stageCode: 'finished' as const } : match))),
    ).toEqual([null, [43, 44, 45]]);
  });

  it('given a walkover, then it shows the end of a match that had begun, and leaves one out that had not', () => {
    const given = {
      stageCode: 'waiting_for_approval',
      walkOver: 'home',
      homeScore: 5,
      awayScore: 0,
    } as const;
    const withGiven = (id: number) =>
      shown(hallMatches().map((match) => (match.id === id ? { ...match, ...given } : match)));
    expect(withGiven(42)).toEqual([42, [43, 44, 45]]);
    expect(withGiven(44)).toEqual([42, [43, 45]]);
  });

  it('does not show for days what nobody has ended', () => {
    expect(shown(hallMatches(), now + 4 * 3_600_000)[0]).toBeNull();
    expect(shown([aTicket(1)])).toEqual([null, [1]]);
  });
});
