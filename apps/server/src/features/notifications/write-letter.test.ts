import { describe, expect, it } from 'vitest';
import { createTranslator } from '@sevenmetre/phrases';
import { notifications } from '@sevenmetre/phrases/en/notifications';
import { aPlayingCup } from '@sevenmetre/rules/snapshot/testing';
import { writeLetter } from './write-letter.ts';

const t = createTranslator({ notifications }, 'en');
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
});
