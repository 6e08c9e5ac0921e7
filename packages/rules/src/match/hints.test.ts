import { describe, expect, it } from 'vitest';
import { anEvent, testTypes } from '../testing/index.ts';
import type { EventTypeCode } from '../vocabulary/index.ts';
import { hints, type RecordedEvent, usualTeamTimeouts } from './index.ts';

const context = {
  types: testTypes,
  leaders: new Set([90, 91]),
  halfLength: 900,
  timeouts: usualTeamTimeouts,
};
const of = (code: EventTypeCode, player: number | null = 11, id = 1): RecordedEvent =>
  anEvent(code, { id, competitionMatchParticipantId: player });
const hintsFor = (before: readonly RecordedEvent[], code: EventTypeCode, player: number | null = 11) =>
  hints(before, { ...of(code, player), id: null }, context);

describe('hints', () => {
  it('[MA22] say that the third two minutes of a player are followed by a red card', () => {
    expect(hintsFor([of('two-minutes')], 'two-minutes')).toEqual([]);
    expect(hintsFor([of('two-minutes'), of('two-minutes')], 'two-minutes')).toEqual(['third-suspension']);
    expect(hintsFor([of('two-minutes'), of('two-minutes', 12)], 'two-minutes')).toEqual([]);
  });

  it('[MA23] say when a player gets a second yellow card, or one after two minutes', () => {
    expect(hintsFor([of('yellow-card')], 'yellow-card')).toEqual(['second-yellow']);
    expect(hintsFor([of('two-minutes')], 'yellow-card')).toEqual(['yellow-after-suspension']);
    expect(hintsFor([], 'yellow-card')).toEqual([]);
  });

  it('[MA23] say when a team gets its fourth yellow card, those of officials not counted', () => {
    const three = [of('yellow-card', 1), of('yellow-card', 2), of('yellow-card', 3)];
    expect(hintsFor(three, 'yellow-card')).toEqual(['fourth-team-yellow']);
    expect(hintsFor([...three.slice(1), of('yellow-card', 90)], 'yellow-card')).toEqual([]);
    const others = three.map((event): RecordedEvent => ({ ...event, side: 'away' }));
    expect(hintsFor(others, 'yellow-card')).toEqual([]);
  });

  it('[MA24] say that officials share one yellow card and one two minutes', () => {
    expect(hintsFor([of('yellow-card', 90)], 'yellow-card', 91)).toEqual(['officials-second-yellow']);
    expect(hintsFor([of('two-minutes', 90)], 'two-minutes', 91)).toEqual(['officials-second-suspension']);
    expect(hintsFor([of('two-minutes', 11)], 'two-minutes', 91)).toEqual([]);
  });

  it('[MA52] say when a team takes its fourth time-out, or a third one in a half, each team for itself', () => {
    const at = (stage: '1st_half' | '2nd_half', id: number) => {
      const minute = stage === '1st_half' ? 5 : 20;
      const whoAndWhen = {
        id,
        minute,
        competitionMatchParticipantId: null,
        competitionMatchStageCode: stage,
      };
      return anEvent('team-timeout', whoAndWhen);
    };
    const last = { ...at('2nd_half', 0), id: null };
    expect(hints([at('1st_half', 1), at('2nd_half', 2)], last, context)).toEqual([]);
    expect(hints([at('2nd_half', 1), at('2nd_half', 2)], last, context)).toEqual(['timeout-beyond-half']);
    const three = [at('1st_half', 1), at('1st_half', 2), at('2nd_half', 3)];
    expect(hints(three, last, context)).toEqual(['timeout-beyond-match']);
    expect(hints(three, { ...last, side: 'away' }, context)).toEqual([]);
    expect(hints(three, last, { ...context, timeouts: { ofMatch: 4, ofHalf: 3 } })).toEqual([]);
    const { timeouts: _, ...uncounted } = context;
    expect(hints(three, last, uncounted)).toEqual([]);
  });

  it('[MA25] say that blue comes on top of red, and that somebody is disqualified already', () => {
    expect(hintsFor([], 'blue-card')).toEqual(['blue-without-red']);
    expect(hintsFor([of('red-card')], 'blue-card')).toEqual([]);
    expect(hintsFor([of('red-card')], 'red-card')).toEqual(['second-red']);
    expect(hintsFor([of('blue-card')], 'red-card')).toEqual([]);
    expect(hintsFor([of('red-card')], 'goal')).toEqual(['player-disqualified']);
    expect(hintsFor([of('red-card'), of('blue-card')], 'goal')).toEqual(['player-disqualified']);
    expect(hintsFor([of('red-card')], 'team-timeout')).toEqual([]);
  });

  it('[MA26] ask for a player who is not known, and for a time outside the half', () => {
    expect(hintsFor([], 'goal', null)).toEqual(['player-unknown']);
    expect(hintsFor([], 'team-timeout', null)).toEqual([]);
    const early = anEvent('goal', { competitionMatchStageCode: '2nd_half', minute: 3 });
    expect(hints([], early, context)).toEqual(['time-outside-stage']);
    expect(hints([], anEvent('goal', { minute: 15, second: 1 }), context)).toEqual(['time-outside-stage']);
    expect(hints([], anEvent('goal', { minute: 15 }), context)).toEqual([]);
    expect(
      hints([], anEvent('shootout-goal', { competitionMatchStageCode: 'shootout', minute: 3 }), context),
    ).toEqual([]);
  });

  it('[MA26] do not count an event against itself when it is corrected, and know nothing of unknown types', () => {
    const stored = [of('yellow-card', 11, 5)];
    expect(hints(stored, of('yellow-card', 11, 5), context)).toEqual([]);
    expect(hints(stored, { ...of('goal'), competitionEventTypeId: 99 }, context)).toEqual([]);
  });
});
