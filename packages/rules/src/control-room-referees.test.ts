import { describe, expect, it } from 'vitest';
import { controlRoom } from './control-room/index.ts';
import { nothingKnown } from './control-room/testing.ts';
import { aGroup, aMatch, aSeat, aSnapshot, aTeam } from './snapshot/testing/index.ts';
import type { Match } from './tournament/index.ts';

const day = '2026-06-13';
const at = (time: string) => `${day}T${time}:00Z`;
/** Of 8, 9 and 10 o'clock UTC. */
const planned = [aMatch(1, 1, [1, 2]), aMatch(2, 1, [2, 3]), aMatch(3, 1, [3, 1])];
const played = aMatch(1, 1, [1, 2], { stage: 'finished', score: '9:7' });

const referee = (matchIds: readonly number[]) => ({
  id: 7,
  firstName: 'A',
  lastName: 'B',
  sex: null,
  countryId: null,
  countryCode: null,
  colleagueRefereeId: null,
  halls: null,
  matchIds: [...matchIds],
});

interface Day {
  readonly withdrawn?: number;
  /** Matches that the only referee leads; null: the edition has no referees. */
  readonly led: readonly number[] | null;
  readonly matches?: readonly Match[];
  readonly today?: string;
}

function tasksAt(time: string, { led, matches = planned, today = day, withdrawn }: Day) {
  const snapshot = aSnapshot({
    groups: [aGroup(1, 'MA-A')],
    teams: [1, 2, 3, 4].map((id) => aTeam(id, { withdrawn: id === withdrawn })),
    seats: [1, 2, 3].map((id) => aSeat(id, 1, id)),
    matches,
  });
  return controlRoom({
    ...nothingKnown,
    snapshot: led === null ? snapshot : { ...snapshot, referees: new Map([[7, referee(led)]]) },
    now: `${today}T${time}:00Z`,
    today,
    time,
  }).tasks.filter(({ kind }) => kind === 'pairs-none' || kind === 'pair-missing');
}

describe('[CT14] a day on which no referee is appointed to what is still to come', () => {
  const none = { kind: 'pairs-none', key: 'pairs-none', since: '2026-06-12T20:00:00Z' };

  it('is one task, due when the next match begins, however many matches there are', () => {
    expect(tasksAt('05:00', { led: [] })).toMatchObject([{ ...none, dueAt: at('08:00'), matches: 3 }]);
    expect(tasksAt('08:40', { led: [] })).toMatchObject([{ ...none, dueAt: at('09:00'), matches: 2 }]);
  });

  it('is a task, too, when referees led in the morning only', () => {
    const matches = [played, ...planned.slice(1)];
    expect(tasksAt('08:40', { led: [1], matches })).toMatchObject([{ ...none, matches: 2 }]);
  });

  it('[MA54] is a task, too, when the only match with a pair is not played, since a team has withdrawn', () => {
    const matches = [...planned, aMatch(4, 1, [4, 1])];
    expect(tasksAt('05:00', { led: [4], matches, withdrawn: 4 })).toMatchObject([{ ...none, matches: 3 }]);
  });

  it('is none once a match to come has a pair: the others are missing one by one', () => {
    expect(tasksAt('05:00', { led: [3] })).toEqual([]);
    expect(tasksAt('07:20', { led: [3] })).toMatchObject([{ kind: 'pair-missing', match: { id: 1 } }]);
  });

  it('is none in an edition without referees, without matches, or after the last one has begun', () => {
    expect(tasksAt('05:00', { led: null })).toEqual([]);
    expect(tasksAt('08:00', { led: [], today: '2026-06-12' })).toEqual([]);
    expect(tasksAt('10:30', { led: [] })).toEqual([]);
  });
});
