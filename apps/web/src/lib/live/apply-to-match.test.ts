import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aMatchEvent, aMatchSlice } from '../../testing/match-slices.ts';
import { aFrame } from '../../testing/slices.ts';
import { applyToMatch } from './apply-to-match.ts';

const slice = aMatchSlice();
const goal = aMatchEvent(9, 'goal', '22:55', 22);
const events = (changed: MatchSlice['events'], deletedIds: number[] = []) => [
  { matchId: 42, changed, deletedIds },
];

it('a goal comes with its score, at its place in the timeline', () => {
  const late = aMatchEvent(10, 'goal', '16:00', 21);
  const frame = aFrame({ matches: [{ id: 42, awayScore: 4 }], events: events([goal, late]) });
  const next = applyToMatch(slice, frame);
  expect(next).toMatchObject({ version: 'e1.43', ticket: { homeScore: 3, awayScore: 4 } });
  expect(next?.events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 10, 5, 6, 7, 8, 9]);
});

it('a correction replaces its event, a goal taken back goes', () => {
  const corrected = aMatchEvent(5, 'goal', '17:11', 21);
  const next = applyToMatch(slice, aFrame({ events: events([corrected], [8]) }));
  expect(next?.events.find(({ id }) => id === 5)).toEqual(corrected);
  expect(next?.events.some(({ id }) => id === 8)).toBe(false);
});

it('a new stage alone leaves the events as they are', () => {
  const next = applyToMatch(slice, aFrame({ matches: [{ id: 42, stageCode: 'waiting_for_approval' }] }));
  expect(next?.ticket.stageCode).toBe('waiting_for_approval');
  expect(next?.events).toBe(slice.events);
});

it.each([
  ['somebody who is not in the roster', aFrame({ events: events([aMatchEvent(9, 'goal', '23:00', 99)]) })],
  [
    'a kind of event that is not known',
    aFrame({ events: events([{ ...goal, competitionEventTypeId: 77 }]) }),
  ],
  ['another roster', aFrame({ rosters: [42] })],
])('%s is asked for', (_, frame) => {
  expect(applyToMatch(slice, frame)).toBeNull();
});

it('given a page without its events, then a goal makes it ask for them', () => {
  const composed = aMatchSlice({ detail: 'absent', events: [], roster: [] });
  expect(applyToMatch(composed, aFrame({ events: events([goal]) }))).toBeNull();
});

it('given the same frame again, then nothing is told twice', () => {
  const some = fc.subarray([goal, aMatchEvent(4, 'goal', '14:58', 11), aMatchEvent(1, 'goal', '2:06', 12)]);
  fc.assert(
    fc.property(some, fc.subarray([2, 3, 5]), (changed, deletedIds) => {
      const frame = aFrame({ events: events(changed, deletedIds) });
      const once = applyToMatch(slice, frame);
      expect(once && applyToMatch(once, frame)).toEqual(once);
    }),
  );
});
