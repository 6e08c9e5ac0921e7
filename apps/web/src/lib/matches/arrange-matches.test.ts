import { describe, expect, it } from 'vitest';
import { aTicket, someMatches } from '../../testing/slices.ts';
import { arrangeMatches } from './arrange-matches.ts';

const today = '2026-04-04';
const ids = (matches = someMatches()) =>
  arrangeMatches(matches, today).map(({ day, matches: ofDay }) => [day, ofDay.map(({ id }) => id)]);

describe('matches by day', () => {
  it('begin with what is live, then to come, then what is over, latest first', () => {
    expect(ids()).toEqual([
      ['2026-04-04', [42, 5, 43]],
      ['2026-04-03', [1, 2, 3, 4]],
    ]);
  });

  it('put days to come before those without a day, and these before the past', () => {
    const planned = [
      aTicket(1, { day: '2026-04-03', stageCode: 'finished' }),
      aTicket(2, { day: null, time: null }),
      aTicket(3, { day: '2026-04-06' }),
      aTicket(4, { day: '2026-04-05' }),
    ];
    expect(ids(planned).map(([day]) => day)).toEqual(['2026-04-05', '2026-04-06', null, '2026-04-03']);
  });

  it('show a live match today, whatever day it was planned for', () => {
    const late = aTicket(1, { day: '2026-04-03', time: '23:50', stageCode: '2nd_half' });
    expect(ids([late])).toEqual([[today, [1]]]);
  });

  it('list what is over today behind what is to come, latest first', () => {
    const matches = [
      aTicket(1, { time: '09:00', stageCode: 'finished' }),
      aTicket(2, { time: '10:00', stageCode: 'finished' }),
      aTicket(3, { time: '17:00' }),
      aTicket(4, { time: '16:00' }),
    ];
    expect(ids(matches)).toEqual([[today, [4, 3, 2, 1]]]);
  });
});
