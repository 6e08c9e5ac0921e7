import { expect, test } from 'vitest';
import { toSnapshotMatch } from './index.ts';
import type { MatchRow } from './index.ts';

const row: MatchRow = {
  id: 7,
  editionId: 1,
  matchNumber: 238,
  groupId: 2,
  homeTeamId: 840,
  awayTeamId: null,
  homePredecessorGroupId: null,
  homePredecessorStandings: null,
  awayPredecessorGroupId: 5,
  awayPredecessorStandings: 2,
  homeByHand: true,
  awayByHand: false,
  homeScore: 10,
  awayScore: 18,
  homeGoalsCount: 10,
  awayGoalsCount: 18,
  homeHalfTimeScore: 6,
  awayHalfTimeScore: 9,
  walkOver: null,
  officialHomeScore: null,
  officialAwayScore: null,
  officialReason: 'only for organisers',
  ruling: null,
  startsAt: new Date('2026-03-28T23:30:00.250Z'),
  planKey: null,
  court: null,
  cancelledAt: null,
  cancelled: null,
  placeId: 3,
  stageId: 6,
  stageStartedAt: new Date('2026-03-29T00:10:05.999Z'),
  clock: null,
  startedAt: null,
  endedAt: null,
  madeUpStart: null,
  madeUpEnd: null,
  approvedAt: null,
  halfLength: 900,
  streamUrl: null,
  homeCards: 0,
  awayCards: 0,
  homeFairPlay: 0,
  awayFairPlay: 0,
  endedInShootout: false,
  endedInExtraTime: false,
  beingChecked: false,
  meta: { note: 'only for organisers' },
  revision: 3,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

test("given a match shortly before midnight UTC, then day and time are those of the tournament's zone", () => {
  expect(toSnapshotMatch(row, 'Europe/Prague')).toMatchObject({ day: '2026-03-29', time: '00:30' });
  expect(toSnapshotMatch(row, 'America/New_York')).toMatchObject({ day: '2026-03-28', time: '19:30' });
});

test('given the night on which the clocks change, then the time of day follows the new offset', () => {
  const after = { ...row, startsAt: new Date('2026-03-29T01:00:00Z') };
  expect(toSnapshotMatch(after, 'Europe/Prague').time).toBe('03:00');
});

test('given midnight in the zone, then the time is 00:00, never 24:00', () => {
  const midnight = { ...row, startsAt: new Date('2026-01-31T23:00:00Z') };
  expect(toSnapshotMatch(midnight, 'Europe/Prague')).toMatchObject({ day: '2026-02-01', time: '00:00' });
});

test('given a match, then instants carry no fractions and nothing that only organisers see is shown', () => {
  const times = {
    startedAt: new Date('2026-03-28T23:41:07.125Z'),
    endedAt: new Date('2026-03-29T00:25:09.75Z'),
  };
  const shown = toSnapshotMatch({ ...row, ...times }, 'Europe/Prague');
  expect(shown.startsAt).toBe('2026-03-28T23:30:00Z');
  expect(shown.stageStartedAt).toBe('2026-03-29T00:10:05Z');
  expect([shown.startedAt, shown.endedAt]).toEqual(['2026-03-28T23:41:07Z', '2026-03-29T00:25:09Z']);
  expect(JSON.stringify(shown)).not.toContain('organisers');
});

test('given a score set by the organiser, then the match is shown as corrected', () => {
  expect(toSnapshotMatch(row, 'Europe/Prague').corrected).toBe(false);
  const corrected = { ...row, officialHomeScore: 11, officialAwayScore: 18 };
  expect(toSnapshotMatch(corrected, 'Europe/Prague').corrected).toBe(true);
});
