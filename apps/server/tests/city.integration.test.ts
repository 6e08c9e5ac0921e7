import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CitySlice } from '@sevenmetre/contract/city/city-slice';
import { hallSlice, hallsSlice } from '@sevenmetre/rules/snapshot';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';
import { cityHandlers, CityPage } from '../src/features/city/index.ts';
import { loadSnapshot } from '../src/features/live/index.ts';
import { configurationEntries, travelTimes } from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';

describe.each(testDatabases())('the page of the city on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let now = Date.parse('2026-04-04T10:00:00Z');
  const server = testServer();

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { snapshot } = await loadSnapshot(database);
    const live = { publisher: { state: { snapshot, generation: 1 } } };
    const page = new CityPage({ database, clock: { now: () => new Date(now) }, live });
    mount(server.app, cityHandlers(page), { identify: async () => null, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  /** Longer after than the page is kept. */
  const read = async () => {
    now += 60_000;
    return (await server.app.inject('/api/v1/results/city')).json<CitySlice>();
  };
  const set = (key: string, value: string) =>
    database.db
      .insert(configurationEntries)
      .values({ editionId: cup.editionId, key, value, dataType: 'string', labelCs: '', labelEn: '' });

  it('has the halls, and nothing that nobody has entered', async () => {
    const { halls, points, travel, phone } = await read();
    expect(halls.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [...cup.halls].toSorted((a, b) => a - b),
    );
    expect([points, travel, phone]).toEqual([[], [], null]);
  });

  it('has help points, the travel times of the plan and the organiser’s phone', async () => {
    const [from = 0, to = 0] = [...cup.halls].toSorted((a, b) => a - b);
    await database.db
      .insert(travelTimes)
      .values({ editionId: cup.editionId, fromPlaceId: from, toPlaceId: to, minutes: 12 });
    await set('contact-phone', '+420 555 000 033');
    await set('help-points', JSON.stringify([{ kind: 'first-aid', hall: 'H01', hours: '8:00–20:00' }]));
    const slice = await read();
    expect(slice.travel).toEqual([{ from, to, minutes: 12 }]);
    expect(slice.phone).toBe('+420 555 000 033');
    expect(slice.points).toMatchObject([
      { kind: 'first-aid', hall: 'H01', hours: '8:00–20:00', phone: null },
    ]);
  });

  it('[HS1] gives halls and the screen of all halls their playlists', async () => {
    const own = { slides: ['tables' as const, 'now' as const], seconds: 20 };
    await set('hall-screens', JSON.stringify({ wall: own, hall: { H1: own } }));
    const { snapshot } = await loadSnapshot(database);
    const playlists = [...(snapshot?.halls.values() ?? [])].map(
      (hall) => snapshot && hallSlice(snapshot, hall, null)?.playlist,
    );
    expect(playlists).toEqual([own, undefined]);
    expect(snapshot && hallsSlice(snapshot, '2026-06-13').playlist).toEqual(own);
  });

  it('given a list that was stored by other means and is not valid, then it counts as missing', async () => {
    await database.db.update(configurationEntries).set({ value: '[{"kind":"casino"}]' });
    expect((await read()).points).toEqual([]);
    expect((await loadSnapshot(database)).snapshot?.edition.screens).toBeUndefined();
  });
});
