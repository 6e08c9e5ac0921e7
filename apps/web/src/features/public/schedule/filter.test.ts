import { expect, it } from 'vitest';
import { aTicket, teams } from '../../../testing/slices.ts';
import { filtered, filterOf } from './filter.ts';

const all = { category: null, hall: null, show: null };
const one = aTicket(1);
const live = aTicket(2, { category: 'MB', stageCode: '1st_half' });
const elsewhere = aTicket(3, {
  hall: { id: 7, code: 'H07', nameCs: 'Sever', nameEn: 'North' },
  home: { team: null, placeholder: null, projected: null },
  away: { team: null, placeholder: null, projected: null },
});
const shown = (filter: Partial<typeof all> | ReturnType<typeof filterOf>, mine: readonly number[] = []) =>
  filtered([one, live, elsewhere], { ...all, ...filter }, new Set(mine)).map(({ id }) => id);

it('an address asks for a category, a hall, or matches that are played or of followed teams', () => {
  expect(shown(filterOf(''))).toEqual([1, 2, 3]);
  expect(shown(filterOf('?category=MB'))).toEqual([2]);
  expect(shown(filterOf('?hall=7'))).toEqual([3]);
  expect(shown(filterOf('?show=live'))).toEqual([2]);
  expect([filterOf('?hall=x&show=all'), filterOf('?hall=-7')]).toEqual([all, all]);
});

it('a followed team is found at home and away, and no team that is not known yet', () => {
  const mine = filterOf('?show=mine');
  expect(shown(mine, [teams.trebin.id])).toEqual([1, 2]);
  expect(shown(mine, [teams.lindenau.id])).toEqual([1, 2]);
  expect(shown(mine, [])).toEqual([]);
});
