import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent, testEventTypes, testTypes } from '../testing/index.ts';
import { sides, stageCodes } from '../vocabulary/index.ts';
import { punishmentsOf, resultOf, scoreOf, type ScoringEvent, walkoverScore } from './index.ts';

const second = { competitionMatchStageCode: '2nd_half' } as const;
const shootout = { competitionMatchStageCode: 'shootout' } as const;
const away = { side: 'away' } as const;

const events = [
  anEvent('goal'),
  anEvent('seven-metre-goal', away),
  anEvent('goal', second),
  anEvent('goal', { ...second, ...away }),
  anEvent('two-minutes'),
  anEvent('shootout-goal', shootout),
  anEvent('shootout-miss', { ...shootout, ...away }),
];

describe('the score', () => {
  it('[MA40] counts a goal into an empty net as a goal in play', () => {
    expect(scoreOf([anEvent('empty-goal')], testTypes)).toMatchObject({ homeScore: 1, homeGoalsCount: 1 });
  });

  it('[MA1] is the sum of what the events are worth', () => {
    expect(scoreOf(events, testTypes)).toMatchObject({ homeScore: 3, awayScore: 2 });
    expect(scoreOf([], testTypes)).toMatchObject({ homeScore: 0, awayScore: 0, endedInShootout: false });
  });

  it('[MA1] ignores events of types that are not known', () => {
    expect(scoreOf([{ ...anEvent('goal'), competitionEventTypeId: 99 }], testTypes)).toMatchObject({
      homeScore: 0,
    });
  });

  it('[MA1] is the same in whatever order the events arrive', () => {
    const event: fc.Arbitrary<ScoringEvent> = fc.record({
      competitionEventTypeId: fc.constantFrom(...testEventTypes.map(({ id }) => id)),
      competitionMatchStageCode: fc.constantFrom(...stageCodes),
      side: fc.constantFrom(...sides),
    });
    fc.assert(
      fc.property(fc.array(event), (arrived) => {
        const score = scoreOf(arrived, testTypes);
        const goals = (side: string) =>
          arrived
            .filter((one) => one.side === side)
            .reduce((sum, one) => sum + (testTypes.get(one.competitionEventTypeId)?.scoreIncrease ?? 0), 0);
        expect(scoreOf(arrived.toReversed(), testTypes)).toEqual(score);
        expect([score.homeScore, score.awayScore]).toEqual([goals('home'), goals('away')]);
        expect(score.homeHalfTimeScore).toBeLessThanOrEqual(score.homeGoalsCount);
        expect(score.homeGoalsCount).toBeLessThanOrEqual(score.homeScore);
      }),
    );
  });

  it('[MA2] holds the goals of a shoot-out, goals in play do not', () => {
    expect(scoreOf(events, testTypes)).toMatchObject({
      homeGoalsCount: 2,
      awayGoalsCount: 2,
      endedInShootout: true,
    });
  });

  it('[MA2] knows a shoot-out by the type of the event or by its stage', () => {
    const mixedUp = [anEvent('shootout-goal', second), anEvent('goal', shootout), anEvent('goal')];
    expect(scoreOf(mixedUp, testTypes)).toMatchObject({
      homeScore: 3,
      homeGoalsCount: 1,
      endedInShootout: true,
    });
    expect(scoreOf([anEvent('shootout-miss', shootout)], testTypes).endedInShootout).toBe(true);
    expect(scoreOf([anEvent('yellow-card', shootout)], testTypes).endedInShootout).toBe(false);
  });

  it('[MA3] at half-time is that of the first half', () => {
    expect(scoreOf(events, testTypes)).toMatchObject({ homeHalfTimeScore: 1, awayHalfTimeScore: 1 });
    const later = [anEvent('goal'), anEvent('goal', second), anEvent('goal', second)];
    expect(scoreOf(later, testTypes)).toMatchObject({ homeHalfTimeScore: 1, awayHalfTimeScore: 0 });
  });
});

describe('the result', () => {
  const input = { events, types: testTypes, walkOver: null, official: null, stageCode: 'finished' } as const;

  it('[MA3] shows a half-time score once the first half is over', () => {
    expect(resultOf(input)).toMatchObject({ homeHalfTimeScore: 1, awayHalfTimeScore: 1 });
    expect(resultOf({ ...input, stageCode: '1st_half' })).toMatchObject({ homeHalfTimeScore: null });
  });

  it('[MA4] of a walkover is 5:0, 0:5 or 0:0, and no goal of it was thrown', () => {
    expect(resultOf({ ...input, walkOver: 'home' })).toMatchObject({
      homeScore: 5,
      awayScore: 0,
      homeGoalsCount: 0,
    });
    expect(resultOf({ ...input, walkOver: 'away' })).toMatchObject({
      homeScore: 0,
      awayScore: 5,
      awayGoalsCount: 0,
    });
    expect(resultOf({ ...input, walkOver: 'both' })).toMatchObject({ homeScore: 0, awayScore: 0 });
    expect(resultOf({ ...input, walkOver: 'home' })).toMatchObject({
      homeHalfTimeScore: null,
      endedInShootout: false,
    });
  });

  it('[MA4] of a walkover takes its goals from the edition', () => {
    expect(resultOf({ ...input, walkOver: 'away', walkoverGoals: 10 })).toMatchObject({
      homeScore: 0,
      awayScore: 10,
    });
    expect(walkoverScore('home')).toEqual({ homeScore: 5, awayScore: 0 });
  });

  it('[MA4] of a walkover keeps an official score that names the same winner, and only that', () => {
    const official = { homeScore: 10, awayScore: 0 };
    expect(resultOf({ ...input, official, walkOver: 'home' })).toMatchObject({ homeScore: 10, awayScore: 0 });
    expect(resultOf({ ...input, official, walkOver: 'away' })).toMatchObject({ homeScore: 0, awayScore: 5 });
    expect(resultOf({ ...input, official, walkOver: 'both' })).toMatchObject({ homeScore: 0, awayScore: 0 });
    const draw = { homeScore: 3, awayScore: 3 };
    expect(resultOf({ ...input, official: draw, walkOver: 'both' })).toMatchObject({
      homeScore: 0,
      awayScore: 0,
    });
    expect(resultOf({ ...input, official: draw, walkOver: 'away' })).toMatchObject({
      homeScore: 0,
      awayScore: 5,
    });
    const reverse = { homeScore: 0, awayScore: 7 };
    expect(resultOf({ ...input, official: reverse, walkOver: 'away' })).toMatchObject({ awayScore: 7 });
  });

  it('[MA5] is the official score where the organiser set one, marked when the events say otherwise', () => {
    const official = { homeScore: 4, awayScore: 2 };
    expect(resultOf({ ...input, official })).toMatchObject({ homeScore: 4, awayScore: 2, corrected: true });
    expect(resultOf({ ...input, official: { homeScore: 3, awayScore: 2 } }).corrected).toBe(false);
    expect(resultOf(input).corrected).toBe(false);
  });

  it('[MA5] lets goals in play follow the official score, without those of the shoot-out', () => {
    const official = { homeScore: 21, awayScore: 20 };
    expect(resultOf({ ...input, official })).toMatchObject({
      homeGoalsCount: 20,
      awayGoalsCount: 20,
      homeHalfTimeScore: 1,
    });
    expect(resultOf({ ...input, official: { homeScore: 0, awayScore: 0 } }).homeGoalsCount).toBe(0);
    const thrown = [...events, anEvent('shootout-goal', { ...shootout, ...away })];
    expect(resultOf({ ...input, events: thrown, official })).toMatchObject({ awayGoalsCount: 19 });
  });

  it('[MA5] of a match without events is the official score, with an unknown half-time', () => {
    const official = { homeScore: 21, awayScore: 20 };
    expect(resultOf({ ...input, events: [], official })).toMatchObject({
      homeGoalsCount: 21,
      homeHalfTimeScore: null,
    });
  });

  it('[MA6] is empty before the first whistle, and 0:0 after it', () => {
    const coming = { ...input, events: [], stageCode: 'not_started' } as const;
    expect(resultOf(coming)).toMatchObject({ homeScore: null, awayScore: null, homeHalfTimeScore: null });
    expect(resultOf({ ...coming, stageCode: '1st_half' })).toMatchObject({ homeScore: 0, awayScore: 0 });
    expect(resultOf({ ...coming, events })).toMatchObject({ homeScore: 3 });
  });
});

describe('punishments of a match', () => {
  it('[ST24] count cards, and weigh cards and suspensions', () => {
    const events = [
      anEvent('yellow-card'),
      anEvent('two-minutes'),
      anEvent('red-card'),
      anEvent('blue-card', { side: 'away' }),
      anEvent('goal'),
    ];
    expect(punishmentsOf(events, testTypes)).toEqual({
      homeCards: 2,
      awayCards: 1,
      homeFairPlay: 6,
      awayFairPlay: 5,
    });
  });
});
