import { describe, expect, it } from 'vitest';
import { createTranslator } from '@sevenmetre/phrases';
import { dates } from '@sevenmetre/phrases/en/dates';
import { notifications } from '@sevenmetre/phrases/en/notifications';
import { results } from '@sevenmetre/phrases/en/results';
import { applyChange } from '@sevenmetre/rules/snapshot';
import { aChange, aMatch, aPlayingCup } from '@sevenmetre/rules/snapshot/testing';
import { writeLetter } from './write-letter.ts';

const t = createTranslator({ notifications, dates, results }, 'en');
const due = {
  id: 1,
  subscriptionId: 1,
  matchId: 1,
  news: { kind: 'goal', home: 1, away: 0, walkOver: null, final: false },
  teamIds: [1],
  quiet: false,
  v: 7,
  at: new Date('2026-06-13T10:00:00Z'),
  attempts: 1,
  endpoint: 'https://push.example.test/1',
  p256dh: '-',
  auth: '-',
  locale: 'en',
} as const;

describe('a message in its reader’s words', () => {
  it('is of its match, while that is in the edition', () => {
    const cup = aPlayingCup();
    expect(writeLetter(due, cup, t)?.payload.url).toBe('/results/match/1');
    expect(writeLetter({ ...due, matchId: 999 }, cup, t)).toBeNull();
  });

  it('[NO11] says with a result what the team plays next, as its card does', () => {
    const cup = aPlayingCup();
    const played = applyChange(
      cup,
      aChange(cup, { matches: [aMatch(1, 1, [1, 2], { stage: 'finished', score: '5:4' })] }),
    );
    if (!played.ok) throw new Error(played.reason);
    const news = { kind: 'result', home: 5, away: 4, walkOver: null, final: true } as const;
    const bodyFor = (teamIds: readonly number[]) =>
      writeLetter({ ...due, news, teamIds }, played.snapshot, t)?.payload.body;
    expect(bodyFor([1])).toBe('Club 1 I – Club 2 I · MA · Next: Sat 13 Jun 10:00 · Hall 1 (H1)');
    expect(bodyFor([1, 2])).toContain('Club 2 I: Next: Sat 13 Jun 09:00');
    expect(writeLetter(due, cup, t)?.payload.body).toBe('Club 1 I – Club 2 I · MA');
  });
});
