import { describe, expect, it } from 'vitest';
import { differenceOf, type Standing } from './difference.ts';
import { standingGroup, standingSeat } from '../testing/standing-group.ts';
import type { StandingMatch } from './standing.repository.ts';
import type { Target, TargetSeat } from './target.ts';

/** At 10 o'clock of the first day in hall 5. */
const match: StandingMatch = {
  id: 9,
  planKey: 'MA A 1',
  number: 1,
  groupId: 1,
  homeTeamId: 1,
  awayTeamId: 2,
  homePredecessorGroupId: null,
  homePredecessorStandings: null,
  awayPredecessorGroupId: null,
  awayPredecessorStandings: null,
  startsAt: Date.UTC(2026, 5, 13, 8),
  placeId: 5,
  court: null,
  isCancelled: false,
  stage: 'not_started',
};
const standing: Standing = { groups: [standingGroup], seats: [1, 2, 3].map(standingSeat), matches: [match] };
const team = (teamId: number): TargetSeat => ({ kind: 'team', teamId });
const asItStands: Target = {
  categories: new Set(['MA']),
  groups: [
    {
      key: 'MA A',
      category: 'MA',
      label: 'MA-A',
      level: 'preliminary',
      playoff: null,
      carriesOver: false,
      comparedPlace: null,
      weight: 1,
      seats: [team(1), team(2), team(3)],
    },
  ],
  matches: [
    {
      key: 'MA A 1',
      category: 'MA',
      group: 'MA A',
      home: team(1),
      away: team(2),
      placement: { hall: '5', start: 600 },
    },
  ],
};
const compare = (target: Partial<Target>, stands: Partial<Standing> = {}) =>
  differenceOf(
    { ...asItStands, ...target },
    { ...standing, ...stands },
    {
      edition: { startDate: '2026-06-13', timeZone: 'Europe/Prague' },
      scope: { categories: null, groups: true, schedule: true },
      fixed: () => null,
    },
  );
const [planned] = asItStands.groups;
const [playing] = asItStands.matches;

describe('the difference between a plan and the published one', () => {
  it('given the same plan, then there is none', () => {
    const nothing = { newGroups: [], changedGroups: [], goneGroups: [], seats: [], goneSeats: [] };
    expect(compare({})).toEqual({ ...nothing, matches: [], goneMatches: [], refused: [] });
  });

  it('given a group that is one team smaller, then its last seat is removed, and no other', () => {
    const smaller = planned ? [{ ...planned, seats: planned.seats.slice(0, 2) }] : [];
    expect(compare({ groups: smaller }).goneSeats).toEqual([standingSeat(3)]);
  });

  it('given a match at the same time in another hall, then it moves', () => {
    const moved = playing ? [{ ...playing, placement: { hall: '6', start: 600 } }] : [];
    expect(compare({ matches: moved }).matches).toMatchObject([
      { isOther: false, from: { hall: '5', start: 600 }, to: { hall: '6', start: 600 } },
    ]);
  });

  it('given a match that was cancelled, then the plan adds it again, and does not cancel it twice', () => {
    const cancelled = { matches: [{ ...match, isCancelled: true }] };
    expect(compare({}, cancelled).matches).toMatchObject([{ from: null, to: { start: 600 } }]);
    expect(compare({ matches: [] }, cancelled).goneMatches).toEqual([]);
    expect(compare({ matches: [] }).goneMatches).toEqual([match]);
  });
});
