import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent, testEventTypes, testTypes } from '../testing/index.ts';
import { sides } from '../vocabulary/index.ts';
import { type RecordedEvent, suspensionsAt } from './index.ts';

const options = { types: testTypes, halfLength: 900 };
const at = (events: readonly RecordedEvent[], clock: number) => suspensionsAt(events, clock, options);
const ids = (events: readonly RecordedEvent[], clock: number) =>
  at(events, clock).home.running.map(({ eventId }) => eventId);

describe('suspensions', () => {
  it('[MA18] run from the second they are given until they are served', () => {
    const events = [anEvent('two-minutes', { minute: 5 })];
    expect(ids(events, 299)).toEqual([]);
    expect(at(events, 300).home.running).toMatchObject([
      { remaining: 120, startsAt: 300, endsAt: 420, participantId: 11 },
    ]);
    expect(at(events, 419.5).home.running).toMatchObject([{ remaining: 1 }]);
    expect(ids(events, 420)).toEqual([]);
  });

  it('[MA18] go on after half-time', () => {
    const events = [anEvent('two-minutes', { minute: 14, second: 30 })];
    expect(at(events, 900).home.running).toMatchObject([{ remaining: 90 }]);
    expect(ids(events, 990)).toEqual([]);
  });

  it('[MA18] follow the type of the event, whatever its length', () => {
    const oneMinute = new Map(
      testEventTypes.map((type) => [type.id, { ...type, penaltyDuration: type.penaltyDuration / 2 }]),
    );
    const { home } = suspensionsAt([anEvent('two-minutes')], 330, { ...options, types: oneMinute });
    expect(home.running).toMatchObject([{ remaining: 30 }]);
  });

  it('[MA18] come from no event of a type that is not known', () => {
    expect(ids([{ ...anEvent('two-minutes'), competitionEventTypeId: 99 }], 310)).toEqual([]);
  });

  it('[MA19] of one player are served one after the other', () => {
    const events = [anEvent('two-minutes', { id: 1 }), anEvent('two-minutes', { id: 2, second: 10 })];
    expect(at(events, 320)).toMatchObject({ home: { playersAllowed: 6, running: [{ eventId: 1 }] } });
    expect(at(events, 450).home.running).toMatchObject([{ eventId: 2, startsAt: 420, endsAt: 540 }]);
  });

  it('[MA19] of a player with a red card for something else last four minutes', () => {
    const events = [anEvent('two-minutes', { id: 1 }), anEvent('red-card', { id: 2 })];
    expect(at(events, 500).home.running).toMatchObject([{ eventId: 2, endsAt: 540 }]);
  });

  it('[MA19] of players who are not known yet count each for itself', () => {
    const unknown = { competitionMatchParticipantId: null };
    const events = [
      anEvent('two-minutes', { id: 1, ...unknown }),
      anEvent('two-minutes', { id: 2, ...unknown }),
    ];
    expect(at(events, 310).home.playersAllowed).toBe(5);
    const cards = [anEvent('red-card', { id: 1, ...unknown }), anEvent('red-card', { id: 2, ...unknown })];
    expect(at(cards, 310).home.playersAllowed).toBe(5);
  });

  it('[MA20] count once for the third two minutes and its red card, and for red and blue', () => {
    const third = [
      anEvent('two-minutes', { id: 1, minute: 1 }),
      anEvent('two-minutes', { id: 2, minute: 5 }),
      anEvent('two-minutes', { id: 3, minute: 10 }),
      anEvent('red-card', { id: 4, minute: 10 }),
      anEvent('blue-card', { id: 5, minute: 10 }),
    ];
    expect(ids(third, 700)).toEqual([3]);
    expect(ids(third, 730)).toEqual([]);
    const blueWithTime = new Map(testEventTypes.map((type) => [type.id, { ...type, penaltyDuration: 120 }]));
    const cards = [anEvent('red-card', { id: 1 }), anEvent('blue-card', { id: 2 })];
    expect(suspensionsAt(cards, 430, { ...options, types: blueWithTime }).home.running).toEqual([]);
  });

  it('[MA20] count a red card apart from fewer than three two minutes, whatever else its player did', () => {
    const events = [
      anEvent('goal', { id: 1, minute: 1 }),
      anEvent('yellow-card', { id: 2, minute: 2 }),
      anEvent('two-minutes', { id: 3, minute: 3 }),
      anEvent('two-minutes', { id: 4, minute: 8 }),
      anEvent('red-card', { id: 5, minute: 12 }),
    ];
    expect(ids(events, 730)).toEqual([5]);
  });

  it('[MA20] count a further suspension of somebody who is disqualified', () => {
    const events = [anEvent('red-card', { id: 1, minute: 2 }), anEvent('two-minutes', { id: 2, minute: 8 })];
    expect(ids(events, 500)).toEqual([2]);
  });

  it('[MA21] take one player each off the court of their side', () => {
    const events = [
      anEvent('two-minutes', { id: 1, competitionMatchParticipantId: 1 }),
      anEvent('two-minutes', { id: 2, competitionMatchParticipantId: 2 }),
      anEvent('two-minutes', { id: 3, competitionMatchParticipantId: 3, side: 'away' }),
    ];
    expect(at(events, 310)).toMatchObject({ home: { playersAllowed: 5 }, away: { playersAllowed: 6 } });
    expect(suspensionsAt(events, 310, { ...options, playersOnCourt: 5 }).home.playersAllowed).toBe(3);
    expect(suspensionsAt(events, 310, { ...options, playersOnCourt: 1 }).home.playersAllowed).toBe(0);
  });

  it('[MA18] are never negative, never longer than served in full, and do not depend on the order of arrival', () => {
    const event = fc.record({
      id: fc.nat(50),
      minute: fc.nat(30),
      second: fc.nat(59),
      competitionEventTypeId: fc.constantFrom(...testEventTypes.map(({ id }) => id)),
      competitionMatchParticipantId: fc.option(fc.nat(3)),
      competitionMatchStageCode: fc.constantFrom('1st_half' as const, '2nd_half' as const),
      side: fc.constantFrom(...sides),
    });
    const distinct = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 20 });
    fc.assert(
      fc.property(distinct, fc.nat(2000), (events, clock) => {
        const now = at(events, clock);
        expect(at(events.toReversed(), clock)).toEqual(now);
        for (const { running, playersAllowed } of [now.home, now.away]) {
          expect(playersAllowed).toBe(Math.max(7 - running.length, 0));
          for (const { remaining, startsAt, endsAt } of running) {
            expect(remaining).toBeGreaterThan(0);
            expect(remaining).toBeLessThanOrEqual(endsAt - startsAt);
          }
        }
        const known = [...now.home.running, ...now.away.running].flatMap(
          ({ participantId }) => participantId ?? [],
        );
        expect(new Set(known).size).toBe(known.length);
      }),
    );
  });
});
