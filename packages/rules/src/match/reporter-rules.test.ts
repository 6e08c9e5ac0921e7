import { describe, expect, it } from 'vitest';
import { anEvent, testTypes } from '../testing/index.ts';
import {
  approvalQuestions,
  courtAt,
  goalGaps,
  inStage,
  isTicking,
  lateEntryTime,
  minuteOn,
  momentsOf,
  setClock,
  shootoutState,
  stoppedClock,
  tableClockAt,
  timeWithinStage,
  toggledClock,
} from './index.ts';

const types = testTypes;
const halfLength = 900;

describe('gaps in which a goal may have been forgotten', () => {
  const search = { types, halfLength, stage: '2nd_half', clock: 1500 } as const;
  const goals = [
    anEvent('goal', { id: 1, minute: 2 }),
    anEvent('goal', { id: 2, minute: 4, side: 'away' }),
    anEvent('goal', { id: 3, minute: 10 }),
    anEvent('goal', { id: 4, minute: 20, competitionMatchStageCode: '2nd_half' }),
  ];

  it('[MA33] stand with the longest first, and none reaches over half-time', () => {
    const found = goalGaps(goals, 'home', search);
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      [120, 600],
      [600, 900],
      [900, 1200],
      [1200, 1500],
      [0, 120],
    ]);
    expect(found[0]).toMatchObject({ stage: '1st_half', middle: 360 });
    expect(found.map(({ opponentGoals }) => opponentGoals)).toEqual([1, 0, 0, 0, 0]);
  });

  it('[MA33] end where play has come to, and there are none before it began', () => {
    expect(goalGaps(goals, 'away', { ...search, stage: '1st_half', clock: 700 })).toMatchObject([
      { from: 240, to: 700 },
      { from: 0, to: 240 },
    ]);
    expect(goalGaps([], 'home', { ...search, stage: 'not_started', clock: 0 })).toEqual([]);
  });

  it('[MA33] leave cards and the shoot-out out', () => {
    const events = [
      anEvent('yellow-card', { minute: 3 }),
      anEvent('shootout-goal', { id: 9, minute: 30, competitionMatchStageCode: 'shootout' }),
    ];
    const found = goalGaps(events, 'home', { ...search, stage: 'shootout', clock: 1800 });
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      [0, 900],
      [900, 1800],
    ]);
  });
});

describe('players on the court', () => {
  const options = { types, halfLength };

  it('[MA34] are all of them while nobody is suspended', () => {
    expect(courtAt([], 10, options).home).toEqual({ players: 7, nextReturn: null, running: [] });
  });

  it('[MA34] say when one more may come, also when one suspension follows the other', () => {
    const events = [
      anEvent('two-minutes', { id: 1, minute: 5 }),
      anEvent('two-minutes', { id: 2, minute: 5, second: 10 }),
      anEvent('two-minutes', { id: 3, minute: 6, competitionMatchParticipantId: 12 }),
    ];
    const { home, away } = courtAt(events, 370, options);
    expect(home).toMatchObject({ players: 5, nextReturn: 480 });
    expect(away.players).toBe(7);
    expect(courtAt(events.slice(0, 2), 310, options).home.nextReturn).toBe(540);
  });
});

describe('times set by hand', () => {
  it('[MA35] stay inside their half', () => {
    expect(timeWithinStage({ stage: '2nd_half', seconds: 30 }, halfLength).seconds).toBe(900);
    expect(timeWithinStage({ stage: '1st_half', seconds: 1200 }, halfLength).seconds).toBe(900);
  });

  it('[MA35] of a late entry begin some time ago in the half that is played', () => {
    const late = (stage: '1st_half' | '2nd_half', seconds: number) =>
      lateEntryTime({ stage, seconds }, 60, null, halfLength);
    expect(late('1st_half', 400)).toEqual({ stage: '1st_half', seconds: 340 });
    expect(late('2nd_half', 920)).toEqual({ stage: '2nd_half', seconds: 900 });
  });

  it('[MA35] of a late entry go on from the last event while none is played, or begin with the match', () => {
    const last = { stage: '2nd_half', seconds: 1000 } as const;
    expect(lateEntryTime({ stage: 'shootout', seconds: 1800 }, 60, last, halfLength)).toEqual(last);
    expect(lateEntryTime({ stage: 'not_started', seconds: 0 }, 60, null, halfLength)).toEqual({
      stage: '1st_half',
      seconds: 0,
    });
  });

  it('[MA35] of a late entry go on by full minutes, over half-time and not out of the match', () => {
    const on = (stage: '1st_half' | '2nd_half', seconds: number, by: 1 | -1 = 1) =>
      minuteOn({ stage, seconds }, by, halfLength);
    expect(on('1st_half', 135)).toEqual({ stage: '1st_half', seconds: 180 });
    expect(on('1st_half', 135, -1)).toEqual({ stage: '1st_half', seconds: 120 });
    expect(on('1st_half', 840)).toEqual({ stage: '2nd_half', seconds: 900 });
    expect(on('2nd_half', 900, -1)).toEqual({ stage: '1st_half', seconds: 840 });
    expect(on('1st_half', 0, -1)).toEqual({ stage: '1st_half', seconds: 0 });
    expect(on('2nd_half', 1800)).toEqual({ stage: '2nd_half', seconds: 1800 });
  });

  it('[MA35] keep their distance from the beginning in another half', () => {
    expect(inStage({ stage: '1st_half', seconds: 100 }, '2nd_half', halfLength).seconds).toBe(1000);
    expect(inStage({ stage: '2nd_half', seconds: 1000 }, '1st_half', halfLength).seconds).toBe(100);
  });
});

describe('the clock at the table', () => {
  it('[MA36] goes on from what it showed when it is stopped and started', () => {
    const started = toggledClock(stoppedClock('1st_half', halfLength), 1000, halfLength);
    expect(tableClockAt(started, 61_999, halfLength)).toBe(60);
    const stopped = toggledClock(started, 61_000, halfLength);
    expect(stopped).toEqual({ stage: '1st_half', seconds: 60, runningSince: null });
    expect(tableClockAt(stopped, 900_000, halfLength)).toBe(60);
    expect(tableClockAt(toggledClock(stopped, 900_000, halfLength), 905_000, halfLength)).toBe(65);
  });

  it('[MA36] ends with its half and never runs backwards', () => {
    const started = toggledClock(stoppedClock('2nd_half', halfLength), 10_000, halfLength);
    expect(tableClockAt(started, 0, halfLength)).toBe(900);
    expect(tableClockAt(started, 2_000_000, halfLength)).toBe(1800);
    expect(isTicking(started, 20_000, halfLength)).toBe(true);
    expect(isTicking(started, 2_000_000, halfLength)).toBe(false);
  });

  it('[MA36] is set to the hall clock while it runs or stands', () => {
    const running = setClock({ stage: '1st_half', seconds: 0, runningSince: 0 }, 130, 60_000, halfLength);
    expect(tableClockAt(running, 61_000, halfLength)).toBe(131);
    const standing = stoppedClock('2nd_half', halfLength);
    expect(setClock(standing, 10, 0, halfLength)).toEqual({ ...standing, seconds: 900 });
  });
});

describe('a shoot-out', () => {
  const stage = { competitionMatchStageCode: 'shootout' } as const;
  const state = (throws: string) =>
    shootoutState(
      momentsOf(
        throws.split('').map((mark, index) =>
          anEvent(/[HA]/.test(mark) ? 'shootout-goal' : 'shootout-miss', {
            ...stage,
            id: index + 1,
            side: mark.toLowerCase() === 'h' ? 'home' : 'away',
          }),
        ),
        types,
      ),
    );

  it('[MA37] goes in turn, begun by whoever threw first', () => {
    expect(state('')).toEqual({ next: null, round: 1, winner: null });
    expect(state('A')).toMatchObject({ next: 'home', round: 1 });
    expect(state('Ah')).toMatchObject({ next: 'away', round: 2 });
  });

  it('[MA37] ends when one side cannot be reached, after five throws in pairs', () => {
    expect(state('HaHaHa')).toMatchObject({ winner: 'home', next: null });
    expect(state('hAhAhA')).toMatchObject({ winner: 'away', next: null });
    expect(state('HAHAHAHAHA')).toMatchObject({ winner: null, next: 'home', round: 6 });
    expect(state('HAHAHAHAHAH')).toMatchObject({ winner: null, next: 'away' });
    expect(state('HAHAHAHAHAHa')).toMatchObject({ winner: 'home' });
  });
});

describe('questions before approval', () => {
  const context = { types, halfLength, leaders: new Set([99]) };

  it('[MA38] ask for numbers to follow and for times outside their half', () => {
    const events = [
      anEvent('goal', { id: 1, competitionMatchParticipantId: null }),
      anEvent('goal', { id: 2, minute: 16 }),
      anEvent('team-timeout', { id: 3, competitionMatchParticipantId: null }),
    ];
    expect(approvalQuestions(events, context)).toEqual([
      { kind: 'player-unknown', eventId: 1 },
      { kind: 'time-outside-stage', eventId: 2 },
    ]);
  });

  it('[MA38] ask for the red card that a third two minutes brings, not of officials', () => {
    const three = (player: number) =>
      [1, 2, 3].map((minute) =>
        anEvent('two-minutes', { id: minute, minute, competitionMatchParticipantId: player }),
      );
    expect(approvalQuestions(three(11), context)).toEqual([
      { kind: 'third-suspension-without-red', participantId: 11, eventId: 3 },
    ]);
    expect(approvalQuestions([...three(11), anEvent('red-card', { id: 4 })], context)).toEqual([]);
    expect(approvalQuestions(three(99), context)).toEqual([]);
  });
});
