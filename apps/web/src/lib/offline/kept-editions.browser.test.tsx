import { pages } from '@sevenmetre/contract/pages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMatchSlice } from '../../testing/match-slices.ts';
import { browserStore, remember } from '../browser/storage.ts';
import { storeSlice } from '../slices/slice-store.ts';
import { keptEdition } from './kept-editions.ts';

const current = { ...aMatchSlice().edition, name: 'Bukovina Cup', year: 2027, city: 'Bukovina' };
const past = { ...current, name: 'Lipová Cup', year: 2026, city: 'Lipová' };

describe('the edition that a page without data is headed by', () => {
  beforeEach(() => remember(browserStore(), new Date(), { editions: { '': current, '/2026': past } }));
  afterEach(async () => {
    localStorage.clear();
    await caches.delete('slices-2');
  });

  it('is that of the address as it was seen last', async () => {
    expect(await keptEdition('')).toEqual(current);
    expect(await keptEdition('/2026')).toEqual(past);
  });

  it('given a past edition that was never opened, then it is the cup in the year of the address, without a city', async () => {
    expect(await keptEdition('/2019')).toEqual({ ...current, year: 2019, city: null });
  });

  it('given the archive that was opened, then it has the name it had in that year', async () => {
    const listed = { id: 3, name: 'Lipová Open', year: 2019, address: '2019' };
    const numbers = { teams: 1, matches: 1, goals: 1, champions: [] };
    const records = { mostGoals: null, clearestWin: null, mostTeams: null };
    const body = {
      version: '1.1',
      edition: current,
      editions: [{ ...listed, ...numbers }],
      records,
      clubs: [],
    };
    await storeSlice(pages.archive.topic, { status: 200, body, etag: null, checkedAt: 1 });
    expect(await keptEdition('/2019')).toMatchObject({ name: 'Lipová Open', year: 2019, city: null });
    expect(await keptEdition('/2018')).toMatchObject({ name: 'Bukovina Cup', year: 2018 });
  });

  it('given a device that has seen no cup, then there is none', async () => {
    localStorage.clear();
    expect(await keptEdition('/2019')).toBeNull();
  });
});
