import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageCodes } from '../vocabulary/index.ts';
import { messagesOf, newsOf } from './index.ts';
import type { FollowerKnowledge, MatchState, Message } from './index.ts';

const now = Date.parse('2026-04-04T12:00:00Z');
const match = { homeTeamId: 1, awayTeamId: 2 };
const instant = fc.option(fc.constantFrom(now, now - 60_000, now - 600_000));
const state: fc.Arbitrary<MatchState> = fc
  .record({
    stageCode: fc.constantFrom(...stageCodes),
    homeScore: fc.integer({ min: 0, max: 4 }),
    awayScore: fc.integer({ min: 0, max: 4 }),
    walkOver: fc.option(fc.constantFrom('home' as const, 'away' as const, 'both' as const), { freq: 9 }),
    startedAt: instant,
    endedAt: instant,
  })
  .map((one) =>
    one.stageCode === 'not_started'
      ? { ...one, homeScore: null, awayScore: null, resultHidden: false }
      : { ...one, resultHidden: false },
  );
const choice = fc.record({
  followerId: fc.constant(7),
  teamId: fc.constantFrom(1, 2, 3),
  start: fc.boolean(),
  goals: fc.boolean(),
  result: fc.boolean(),
});
const everything = [{ followerId: 7, teamId: 1, start: true, goals: true, result: true }];

function follow(states: readonly MatchState[], choices: Parameters<typeof messagesOf>[2]) {
  let knowledge: FollowerKnowledge | null = null;
  const messages: Message[] = [];
  for (const one of states) {
    const updated = newsOf(knowledge, one, now);
    knowledge = updated.knowledge;
    messages.push(...messagesOf(match, updated.news, choices));
  }
  return { knowledge, messages };
}

describe('whatever happens to a match', () => {
  it('[NO4] nobody hears the same happening twice, and goals only count up', () => {
    fc.assert(
      fc.property(
        fc.array(state, { maxLength: 30 }),
        fc.array(choice, { maxLength: 4 }),
        (states, choices) => {
          const loud = follow(states, choices).messages.filter(({ quiet }) => !quiet);
          const names = loud.map(({ news: { kind, home, away } }) =>
            kind === 'goal' ? `goal ${home}:${away}` : kind,
          );
          expect(new Set(names).size).toBe(names.length);
          const goals = loud.filter(({ news }) => news.kind === 'goal');
          const totals = goals.map(({ news: { home, away } }) => (home ?? 0) + (away ?? 0));
          expect(totals).toEqual([...new Set(totals)].sort((a, b) => a - b));
        },
      ),
    );
  });

  it('[NO5] no two messages in a row say the same, and the last one has the right score', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 30 }), (states) => {
        const { knowledge, messages } = follow(states, everything);
        const scores = messages.filter(({ news }) => news.home !== null).map(({ news }) => news);
        const last = scores.at(-1);
        if (last) expect([last.home, last.away]).toEqual([knowledge?.home, knowledge?.away]);
        const corrections = scores.filter((one, index) => {
          const before = scores[index - 1];
          return one.kind === 'correction' && before?.home === one.home && before.away === one.away;
        });
        expect(corrections).toEqual([]);
      }),
    );
  });

  it('[NO6] one change is one message at most', () => {
    fc.assert(
      fc.property(state, state, fc.array(choice, { maxLength: 5 }), (before, after, choices) => {
        const { knowledge } = newsOf(null, before, now);
        const { news } = newsOf(knowledge, after, now);
        expect(messagesOf(match, news, choices).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('[NO7] no score leaves a category whose results are hidden', () => {
    fc.assert(
      fc.property(fc.array(state, { maxLength: 20 }), (states) => {
        const { messages } = follow(
          states.map((one) => ({ ...one, resultHidden: true })),
          everything,
        );
        for (const { news } of messages) {
          expect(news).toMatchObject({ kind: 'start', home: null, away: null, walkOver: null });
        }
      }),
    );
  });
});
