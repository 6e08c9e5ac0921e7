import { expect, it } from 'vitest';
import { aTicket } from '../../testing/slices.ts';
import { resultOf } from './result.ts';

/** Team 1 plays at home against team 4. */
const ended = (homeScore: number, awayScore: number, change = {}) =>
  aTicket(1, { homeScore, awayScore, stageCode: 'finished', ...change });

it.each([
  [ended(9, 7), 1, 'win'],
  [ended(9, 7), 4, 'loss'],
  [ended(7, 7), 4, 'tie'],
  [ended(7, 9, { stageCode: 'waiting_for_approval' }), 4, 'win'],
  [ended(0, 0, { walkOver: 'both' }), 1, 'loss'],
  [ended(0, 0, { walkOver: 'both' }), 4, 'loss'],
  [ended(9, 7, { stageCode: '2nd_half' }), 1, null],
  [ended(9, 7, { notCounted: true }), 1, null],
  [ended(9, 7, { homeScore: null, awayScore: null }), 1, null],
  [ended(9, 7), 99, null],
])('case %#: a match ends for a team as %s', (ticket, team, result) => {
  expect(resultOf(ticket, team)).toBe(result);
});
