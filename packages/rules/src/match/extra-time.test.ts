import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent, testTypes } from '../testing/index.ts';
import { extraCodes, isPeriod, stageCodes } from '../vocabulary/index.ts';
import type { Side, StageCode } from '../vocabulary/index.ts';
import {
  checkEvent,
  courtAt,
  type Decider,
  extraTimesIn,
  followingStage,
  hints,
  knownClock,
  type MatchPlay,
  mayPlayOn,
  minuteOn,
  playEnd,
  readExtraTimes,
  type RecordedEvent,
  resultOf,
  scoreOf,
  stageEnd,
  stageStart,
  suspensionsAt,
} from './index.ts';

const half = 900;

function goal(stage: StageCode, side: Side, seconds = stageStart(stage, half)): RecordedEvent {
  const code = stage === 'shootout' ? 'shootout-goal' : 'goal';
  const time = { minute: Math.floor(seconds / 60), second: seconds % 60 };
  return anEvent(code, { competitionMatchStageCode: stage, side, ...time });
}

function playOf(
  stage: StageCode,
  events: readonly RecordedEvent[],
  change: Partial<MatchPlay> = {},
): MatchPlay {
  const score = scoreOf(events, testTypes);
  return {
    isKnockout: true,
    extraTimes: 2,
    stage,
    isStageOver: true,
    events,
    types: testTypes,
    score,
    ...change,
  };
}

const level = [goal('1st_half', 'home'), goal('2nd_half', 'away')];
const deciders: readonly Decider[] = [...extraCodes, 'shootout'];
const offered = (play: MatchPlay) => deciders.filter((target) => mayPlayOn(target, play));

describe('extra time', () => {
  it('[MA110] is none, one or two by category, and none where the setting cannot be read', () => {
    const read = (usual: string, byCategory: string) =>
      readExtraTimes(
        new Map([
          ['extra-times', usual],
          ['extra-times-by-category', byCategory],
        ]),
      );
    const rules = read('1', 'MA 2, WE 0, WA 3, x');
    expect(['MA', 'WE', 'WA', null].map((code) => extraTimesIn(rules, code))).toEqual([2, 0, 1, 1]);
    expect(read('3', '')).toEqual({ usual: 0, byCategory: {} });
    expect(extraTimesIn(readExtraTimes(new Map()), 'MA')).toBe(0);
  });

  it('[MA110] has two halves of five minutes whose clock continues', () => {
    expect(extraCodes.map((code) => [stageStart(code, half), stageEnd(code, half)])).toEqual([
      [1800, 2100],
      [2100, 2400],
      [2400, 2700],
      [2700, 3000],
    ]);
    expect(minuteOn({ stage: 'extra1_2nd_half', seconds: 2100 }, -1, half)).toEqual({
      stage: 'extra1_1st_half',
      seconds: 2040,
    });
    expect(minuteOn({ stage: '2nd_half', seconds: 1800 }, 1, half)).toEqual({
      stage: '2nd_half',
      seconds: 1800,
    });
  });

  it('[MA110] comes before the shoot-out of a category that has it, in order, and only while the match is level', () => {
    expect(offered(playOf('2nd_half', level, { extraTimes: 0 }))).toEqual(['shootout']);
    expect(offered(playOf('2nd_half', level))).toEqual(['extra1_1st_half']);
    expect(offered(playOf('2nd_half', level, { isStageOver: false }))).toEqual([]);
    expect(offered(playOf('2nd_half', [goal('1st_half', 'home')]))).toEqual([]);
    expect(offered(playOf('extra1_1st_half', level))).toEqual(['extra1_1st_half', 'extra1_2nd_half']);
    const ahead = [...level, goal('extra1_1st_half', 'home')];
    expect(offered(playOf('extra1_1st_half', ahead))).toContain('extra1_2nd_half');
    expect(offered(playOf('extra1_2nd_half', ahead))).not.toContain('extra2_1st_half');
    expect(offered(playOf('extra1_2nd_half', level))).toContain('extra2_1st_half');
    expect(offered(playOf('extra1_2nd_half', level))).not.toContain('shootout');
    expect(offered(playOf('extra1_2nd_half', level, { extraTimes: 1 }))).toContain('shootout');
    expect(offered(playOf('extra2_2nd_half', level))).toContain('shootout');
  });

  it('[MA110] is never played in a group', () => {
    const code = fc.constantFrom(...stageCodes);
    fc.assert(
      fc.property(code, fc.constantFrom(0, 1, 2), (stage, extraTimes) => {
        const play = playOf(stage, level, { isKnockout: false, extraTimes });
        expect(offered(play)).toEqual([]);
        expect([...extraCodes]).not.toContain(
          followingStage(playOf('2nd_half', level, { ...play, stage: '2nd_half' })),
        );
      }),
    );
  });

  it('[MA110] lets no knock-out match end without a winner, however the goals fall', () => {
    const goalsOfPart = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }));
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 2),
        fc.array(goalsOfPart, { minLength: 1, maxLength: 12 }),
        (extraTimes, script) => {
          const events: RecordedEvent[] = [];
          const stages: StageCode[] = [];
          let stage: StageCode = 'not_started';
          for (let part = 0; stage !== 'waiting_for_approval' && part < 60; part += 1) {
            const next = followingStage(playOf(stage, events, { extraTimes }));
            if (next !== stage && deciders.some((decider) => decider === next))
              expect(mayPlayOn(next as Decider, playOf(stage, events, { extraTimes }))).toBe(true);
            stage = next;
            stages.push(stage);
            // The shoot-out goes on until somebody is ahead: its last rounds here have one goal.
            const [home, away] = script[part] ?? [1, 0];
            if (isPeriod(stage) || stage === 'shootout') {
              for (let n = 0; n < home; n += 1) events.push(goal(stage, 'home'));
              for (let n = 0; n < away; n += 1) events.push(goal(stage, 'away'));
            }
          }
          expect(stage).toBe('waiting_for_approval');
          const { homeScore, awayScore } = scoreOf(events, testTypes);
          expect(homeScore).not.toBe(awayScore);
          expect(
            stages.filter((code) => extraCodes.some((extra) => extra === code)).length,
          ).toBeLessThanOrEqual(2 * extraTimes);
        },
      ),
    );
  });

  it('[MA111] decides the match by its goals, which are goals in play', () => {
    const events = [...level, goal('extra1_1st_half', 'home')];
    const result = resultOf({
      events,
      types: testTypes,
      walkOver: null,
      official: null,
      stageCode: 'finished',
    });
    expect(result).toMatchObject({ homeScore: 2, awayScore: 1, homeGoalsCount: 2, endedInExtraTime: true });
    expect(result).toMatchObject({ homeHalfTimeScore: 1, awayHalfTimeScore: 0, endedInShootout: false });
    const thrown = [
      ...level,
      goal('extra1_1st_half', 'home'),
      goal('extra1_2nd_half', 'away'),
      goal('shootout', 'home'),
    ];
    expect(scoreOf(thrown, testTypes)).toMatchObject({
      endedInShootout: true,
      endedInExtraTime: false,
      homeGoalsCount: 2,
    });
  });

  it('[MA18] lets a suspension run on from regular time', () => {
    const late = anEvent('two-minutes', { competitionMatchStageCode: '2nd_half', minute: 29, second: 30 });
    const at = (clock: number) =>
      suspensionsAt([late], clock, { types: testTypes, halfLength: half }).home.running;
    expect(at(1850)).toMatchObject([{ endsAt: 1890, remaining: 40 }]);
    expect(at(1890)).toEqual([]);
    expect(courtAt([late], 1850, { types: testTypes, halfLength: half }).home.nextReturn).toBe(1890);
  });

  it('[MA110] ends before the shoot-out, when nobody suspended in regular time is off the court any more', () => {
    const events = [...level, goal('extra1_2nd_half', 'home')];
    expect(playEnd(events, half)).toBe(2400);
    expect(playEnd(level, half)).toBe(1800);
    const running = { stage: 'shootout', stageStartedAt: null, halfLength: half, clock: null } as const;
    expect(knownClock(running, events, new Date(0))).toBe(2400);
  });

  it('[MA110] has goals and suspensions, and no team time-out', () => {
    const submitted = {
      type: null,
      stageCode: 'extra1_1st_half',
      minute: 31,
      second: 0,
      side: 'home',
      participantId: null,
      secondaryParticipantId: null,
    } as const;
    const match = { id: 1, stageCode: 'extra1_1st_half' } as const;
    for (const type of testTypes.values()) {
      const result = checkEvent({ ...submitted, type }, match, { participant: null });
      expect(result.ok).toBe(type.category !== 'shootout');
    }
    const timeout = anEvent('team-timeout', {
      competitionMatchStageCode: 'extra1_1st_half',
      competitionMatchParticipantId: null,
      minute: 31,
    });
    const context = {
      types: testTypes,
      leaders: new Set<number>(),
      halfLength: half,
      timeouts: { ofMatch: 3, ofHalf: 2 },
    };
    expect(hints([], { ...timeout, id: null }, context)).toEqual(['timeout-in-extra-time']);
    const outside = goal('extra1_1st_half', 'home', 1799);
    expect(hints([], { ...outside, id: null }, context)).toEqual(['time-outside-stage']);
  });
});
