import { followed } from '@sevenmetre/rules/favourites';
import type { Favourite } from '@sevenmetre/rules/favourites';
import { describe, expect, it, vi } from 'vitest';
import { createFavourites } from './favourites.ts';
import { syncFavourites } from './favourites-sync.ts';
import { storageKey } from '../browser/storage.ts';

function aBrowser(text: string | null = null) {
  const values = new Map<string, string>(text === null ? [] : [[storageKey, text]]);
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  let now = Date.parse('2026-04-04T12:00:00Z');
  const clock = {
    now: () => now,
    at: (text: string) => {
      now = Date.parse(text);
    },
  };
  const open = () => createFavourites(() => store, clock.now);
  return { values, clock, open };
}

describe('the teams that a browser follows', () => {
  it('are there again after a reload, and gone after the end of the year', () => {
    const { open, clock, values } = aBrowser();
    open().set(7, true);
    open().set(9, true);
    open().set(7, false);
    expect(followed(open().read())).toEqual([9]);
    clock.at('2027-01-02T12:00:00Z');
    expect(open().read()).toEqual([]);
    expect(values.size).toBe(0);
  });

  it('tell who listens, and hear of another tab', () => {
    const { open } = aBrowser();
    const [here, there] = [open(), open()];
    const heard = vi.fn();
    here.subscribe(heard);
    here.set(7, true);
    expect(heard).toHaveBeenCalledOnce();
    there.set(9, true);
    expect(followed(there.read())).toEqual([7, 9]);
    here.refresh();
    expect(followed(here.read())).toEqual([7, 9]);
  });

  it('leave out anything but favourites', () => {
    const data = { favourites: [{ teamId: 7, on: true, at: 1 }, { teamId: 'x' }, null, 5] };
    const { open } = aBrowser(JSON.stringify({ data, expiresAt: '2027-01-01T00:00:00Z' }));
    expect(open().read()).toEqual([{ teamId: 7, on: true, at: 1 }]);
  });
});

describe('the account and the browser', () => {
  const account = (start: readonly Favourite[]) => {
    const calls: { teams: readonly Favourite[]; joining: boolean }[] = [];
    return {
      calls,
      fetch: () => Promise.resolve(start),
      send: (teams: readonly Favourite[], joining: boolean) => {
        calls.push({ teams, joining });
        return Promise.resolve([...start, ...teams]);
      },
    };
  };

  it('join at the first sign-in and merge afterwards', async () => {
    const list = aBrowser().open();
    list.set(7, true);
    const server = account([{ teamId: 3, on: true, at: 5 }]);
    await syncFavourites({ list, ...server }, 42);
    await syncFavourites({ list, ...server }, 42);
    expect(server.calls.map(({ joining }) => joining)).toEqual([true, false]);
    expect(followed(list.read())).toEqual([7, 3]);
  });

  it('given a browser of another account, then its list is replaced and nothing is given away', async () => {
    const list = aBrowser().open();
    list.replace([{ teamId: 7, on: true, at: 5 }], 1);
    const server = account([{ teamId: 3, on: true, at: 5 }]);
    await syncFavourites({ list, ...server }, 42);
    expect(server.calls).toEqual([]);
    expect(followed(list.read())).toEqual([3]);
    expect(list.owner()).toBe(42);
  });

  it('given no answer, then nothing changes', async () => {
    const list = aBrowser().open();
    list.set(7, true);
    const silent = { fetch: () => Promise.resolve(null), send: () => Promise.resolve(null) };
    expect(await syncFavourites({ list, ...silent }, 42)).toBe(false);
    expect([followed(list.read()), list.owner()]).toEqual([[7], null]);
  });

  it('keep what is pressed while the answer is under way', async () => {
    const list = aBrowser().open();
    list.set(7, true);
    const send = (teams: readonly Favourite[]) => {
      list.set(9, true);
      return Promise.resolve(teams);
    };
    await syncFavourites({ list, fetch: () => Promise.resolve([]), send }, 42);
    expect(new Set(followed(list.read()))).toEqual(new Set([7, 9]));
  });
});
