import { expect, it } from 'vitest';
import { calendarOf, cancelledOfHall, cancelledOfTeams } from './calendar.ts';
import { aGroup, aMatch, aSnapshot, aTeam } from '../testing/index.ts';
import type { Match } from '../../tournament/index.ts';

function entriesOf(...matches: Match[]) {
  const teams = [aTeam(1), aTeam(2), { ...aTeam(3), withdrawn: true }];
  const snapshot = aSnapshot({ groups: [aGroup(1, 'MA-A')], seats: [], teams, matches });
  return calendarOf(snapshot, matches);
}

it('a match counts up its changes in calendars', () => {
  const [before] = entriesOf(aMatch(7, 1, [1, 2], { revision: 3 }));
  const [after] = entriesOf(aMatch(7, 1, [1, 2], { revision: 4, startsAt: '2026-06-14T09:00:00Z' }));
  expect([before?.ticket.id, before?.sequence]).toEqual([7, 3]);
  expect([after?.ticket.id, after?.sequence, after?.startsAt]).toEqual([7, 4, '2026-06-14T09:00:00Z']);
});

it('a match without a time is in no calendar', () => {
  expect(entriesOf(aMatch(7, 1, [1, 2], { startsAt: null }))).toEqual([]);
});

it('an opponent to come makes it tentative', () => {
  expect(entriesOf(aMatch(7, 1, [1, null]))[0]?.status).toBe('tentative');
});

it.each([
  ['a walkover', aMatch(7, 1, [1, 2], { walkOver: 'home' })],
  ['a team that has withdrawn before it began', aMatch(7, 1, [1, 3])],
])('%s cancels it', (_, match) => {
  expect(entriesOf(match)[0]?.status).toBe('cancelled');
});

it('what was played before a team withdrew is not cancelled', () => {
  expect(entriesOf(aMatch(7, 1, [1, 3], { stage: 'finished', score: '12:9' }))[0]?.status).toBe('confirmed');
});

it('[NO10] a match that a new plan has no more is cancelled for its teams and its hall, at its old time', () => {
  const was = { homeTeamId: 1, awayTeamId: 2, startsAt: '2026-06-13T09:00:00Z', placeId: 5 };
  const match = aMatch(7, 1, [null, null], { startsAt: null, cancelled: was });
  const snapshot = aSnapshot({ groups: [], seats: [], teams: [aTeam(1), aTeam(2)], matches: [match] });
  const [entry] = calendarOf(snapshot, cancelledOfTeams(snapshot, [2]));
  expect([entry?.status, entry?.startsAt]).toEqual(['cancelled', was.startsAt]);
  expect([entry?.ticket.home.team?.id, entry?.ticket.away.team?.id]).toEqual([1, 2]);
  expect(cancelledOfTeams(snapshot, [3])).toEqual([]);
  expect(cancelledOfHall(snapshot, 5)).toEqual([match]);
  expect(cancelledOfHall(snapshot, 6)).toEqual([]);
});
