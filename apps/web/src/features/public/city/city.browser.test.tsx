import type { CitySlice } from '@sevenmetre/contract/city/city-slice';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { favourites } from '../../../lib/favourites/favourites.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { aDashboardSlice, aTeamSlice, aTicket, teams } from '../../../testing/slices.ts';

const { edition, version } = aDashboardSlice();
const hall = (id: number, code: string, name: string, lat: number) => ({
  id,
  code,
  nameCs: name,
  nameEn: name,
  address: null,
  lat,
  lng: 15.9,
});
const point: CitySlice['points'][number] = {
  kind: 'info-desk',
  name: {},
  note: { en: 'foyer' },
  hall: 'H01',
  address: null,
  lat: null,
  lng: null,
  phone: '+420 555 000 033',
  hours: '7:00–22:00',
};
const slice: CitySlice = {
  version,
  edition: { ...edition, city: 'Třebín' },
  halls: [hall(1, 'H01', 'Centrum', 49.6), hall(2, 'H07', 'Úvoz', 49.61)],
  travel: [{ from: 1, to: 2, minutes: 14 }],
  points: [point, { ...point, kind: 'first-aid', name: { en: 'Medics' }, hall: 'H07', phone: null }],
  phone: null,
};

afterEach(() => {
  localStorage.clear();
  favourites.refresh();
});

describe('the page of the city', () => {
  test('shows help, its hours and phones, the halls on a map and the minutes between them', async () => {
    await showPage({ path: '/city', known: { city: slice } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Třebín' })).toBeVisible();
    await expect.element(page.getByText('1. Medics')).toBeVisible();
    await expect.element(page.getByText('2. Info desk')).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Help' }).getByRole('link', { name: /Call us/ }))
      .toHaveAttribute('href', 'tel:+420555000033');
    await expect.element(page.getByRole('img', { name: /Map of the halls/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'H01 · 14' })).toBeVisible();
  });

  test('given a wide window, then map, help and halls stand beside each other', async () => {
    await page.viewport(1920, 1080);
    await showPage({ path: '/city', known: { city: slice } });
    const map = page.getByRole('img', { name: /Map of the halls/ });
    await expect.element(map).toBeVisible();
    const [help, halls] = ['Where to find help', 'Halls'].map((name) =>
      page.getByRole('region', { name, exact: true }).element().getBoundingClientRect(),
    );
    if (!help || !halls) throw new Error('the page has these lists');
    expect(help.left).toBeGreaterThan(map.element().getBoundingClientRect().right);
    expect(halls.left).toBeGreaterThan(help.right);
    expect(halls.top).toBe(help.top);
  });

  test('given the hall where somebody is, then it tells the minutes from there', async () => {
    await showPage({ path: '/city?from=2', known: { city: slice } });
    await expect.element(page.getByText('From hall H07')).toBeVisible();
    const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await expect.element(item('Info desk').getByText('14 min')).toBeVisible();
    await expect.element(item('Medics').getByText('here')).toBeVisible();
  });

  test('shows one kind on the map and in the list, and where the visitor is', async () => {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
      found({ coords: { latitude: 49.601, longitude: 15.9 } } as GeolocationPosition),
    );
    await showPage({ path: '/city?kind=first-aid', known: { city: slice } });
    const kinds = page.getByRole('navigation', { name: 'Show on the map' }).getByRole('link');
    expect(kinds.elements().map(({ textContent }) => textContent)).toEqual([
      'All',
      'Halls',
      'First aid',
      'Info desk',
    ]);
    await expect.element(page.getByText('1. Medics')).toBeVisible();
    expect(page.getByText('2. Info desk').elements()).toEqual([]);
    await page.getByRole('button', { name: 'Where am I?' }).click();
    await expect.element(page.getByText('Your position: 3 min on foot to H01, estimated')).toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Medics' }).getByText('about 19 min'))
      .toBeVisible();
  });

  test('a chosen hall goes before the position, and whoever is far away is told so', async () => {
    const at = (latitude: number) =>
      vi
        .spyOn(navigator.geolocation, 'getCurrentPosition')
        .mockImplementation((found) =>
          found({ coords: { latitude, longitude: 15.9 } } as GeolocationPosition),
        );
    at(49.601);
    await showPage({ path: '/city', known: { city: slice } });
    const item = page.getByRole('listitem').filter({ hasText: '2. Info desk' });
    const locate = page.getByRole('button', { name: 'Where am I?' });
    await locate.click();
    await expect.element(item.getByText('about 3 min')).toBeVisible();
    await page.getByRole('link', { name: 'H07', exact: true }).click();
    await expect.element(item.getByText('14 min', { exact: true })).toBeVisible();
    at(54);
    await page
      .getByRole('navigation', { name: 'Show on the map' })
      .getByRole('link', { name: 'All' })
      .click();
    await locate.click();
    await expect.element(page.getByText('Your position is too far from the halls to walk.')).toBeVisible();
    await expect.element(item.getByText('14 min', { exact: true })).toBeVisible();
    expect(page.getByText(/about/).elements()).toEqual([]);
  });

  test('[CI7] has the way to the next match of each followed team, with the minutes from where one is', async () => {
    favourites.set(teams.sokol.id, true);
    favourites.set(teams.repcin.id, true);
    favourites.set(teams.zdarna.id, true);
    const next = (id: number) =>
      aTicket(id, {
        hall: hall(2, 'H07', 'Úvoz', 49.61),
        stageCode: 'not_started',
        day: '2026-04-05',
        time: '09:20',
      });
    const called = { ...next(70), cancelled: true as const };
    // Nobody has begun the match before it at the table.
    const playing = { ...next(73), stageCode: '1st_half' as const };
    await showPage({
      path: '/city?from=1',
      known: {
        city: slice,
        [`team:${teams.sokol.id}`]: aTeamSlice({ team: teams.sokol, matches: [called, next(71)] }),
        [`team:${teams.repcin.id}`]: aTeamSlice({ team: teams.repcin, matches: [] }),
        [`team:${teams.zdarna.id}`]: aTeamSlice({ team: teams.zdarna, matches: [next(72), playing] }),
      },
    });
    const ways = page.getByRole('region', { name: 'Way to the next match' });
    const ofSokol = ways.getByRole('listitem').filter({ hasText: 'TJ Sokol' });
    await expect
      .element(ofSokol.getByRole('link', { name: 'Sun 5 Apr 09:20' }))
      .toHaveAttribute('href', '/results/match/71');
    await expect
      .element(ofSokol.getByRole('link', { name: 'Úvoz (H07)' }))
      .toHaveAttribute('href', expect.stringMatching(/49\.61,15\.9$/));
    await expect.element(ofSokol.getByText('14 min')).toBeVisible();
    expect(ofSokol.element().textContent).toContain('II · Sun');
    await expect.element(ways.getByRole('listitem').filter({ hasText: 'No more matches' })).toBeVisible();
    const ofZdarna = ways.getByRole('listitem').filter({ hasText: 'SHK Žďárná' });
    await expect
      .element(ofZdarna.getByRole('link', { name: 'playing now' }))
      .toHaveAttribute('href', '/results/match/73');
  });

  test('has a page for a child that is lost: whom to call, and a sentence in all languages', async () => {
    await showPage({ path: '/city/lost', known: { city: slice }, locale: 'cs' });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ztratil/a ses?' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Zavolat na turnaj/ }))
      .toHaveAttribute('href', 'tel:+420555000033');
    await expect.element(page.getByText(/Ich spiele bei/)).toBeVisible();
    await expect.element(page.getByText(/Centrum \(H01\)/)).toBeVisible();
  });
});
