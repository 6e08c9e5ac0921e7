import type { PlaceSlice, PlacesSlice } from '@sevenmetre/contract/places/place-slice';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { now, showPage } from '../../../testing/show-page.tsx';
import { aDashboardSlice, aTicket } from '../../../testing/slices.ts';
import { wayThere } from '../../../lib/paths/way-there.ts';

const { edition, version } = aDashboardSlice();

function aPlaceSlice(change: Partial<PlaceSlice['place']> = {}, matches = [aTicket(5)]): PlaceSlice {
  return {
    version,
    edition,
    place: {
      id: 1,
      kind: 'hall',
      code: 'H01',
      nameCs: 'Hala Centrum',
      nameEn: 'Centrum hall',
      address: 'Long street 1',
      informationCs: 'Vchod zezadu.',
      informationEn: 'Entrance at the back.\n\nSecond paragraph.',
      lat: 49.6,
      lng: 15.9,
      visibleOnMap: true,
      link: 'https://hall.example.org/here',
      files: [{ id: 3, url: '/files/places/a.jpg', filename: 'a.jpg', extension: 'jpg' }],
      ...change,
    },
    matches,
    categories: [],
    closures: [],
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('a place', () => {
  test('says where it is and leads there by plain links', async () => {
    await showPage({ path: '/results/place/1', known: { 'place:1': aPlaceSlice() } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Centrum hall' })).toBeVisible();
    await expect.element(page.getByText('Long street 1')).toBeVisible();
    const navigate = page.getByRole('link', { name: /^Navigate/ });
    await expect.element(navigate).toHaveAttribute('href', expect.stringContaining('destination=49.6,15.9'));
    await expect.element(navigate).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(page.getByRole('link', { name: 'hall.example.org' })).toBeVisible();
    await expect.element(page.getByText('Second paragraph.')).toBeVisible();
  });

  test('given a hall that is closed for a time, then it says when and why, until that day is over', async () => {
    const moment = (day: string, time: string) => ({ day, time });
    const closures = [
      { from: moment('2026-04-03', '10:00'), to: moment('2026-04-03', '12:00'), reason: 'Yesterday' },
      {
        from: moment('2026-04-04', '14:00'),
        to: moment('2026-04-04', '16:30'),
        reason: 'Water on the floor.',
      },
      { from: moment('2026-04-05', '18:00'), to: moment('2026-04-06', '09:00'), reason: null },
    ];
    await showPage({ path: '/results/place/1', known: { 'place:1': { ...aPlaceSlice(), closures } } });
    const schedule = page.getByRole('region', { name: 'Played here' });
    await expect
      .element(schedule.getByText('Hall closed Sat 4 Apr 14:00–16:30. Water on the floor.'))
      .toBeVisible();
    await expect.element(schedule.getByText('Hall closed Sun 5 Apr 18:00–Mon 6 Apr 09:00.')).toBeVisible();
    await expect.element(schedule.getByText('Yesterday')).not.toBeInTheDocument();
  });

  test('shows pictures through the image proxy, never as they were uploaded', async () => {
    await showPage({ path: '/results/place/1', known: { 'place:1': aPlaceSlice() } });
    const picture = page.getByRole('img', { name: 'Centrum hall, picture 1' });
    await expect
      .element(picture)
      .toHaveAttribute('src', '/api/v1/images?url=%2Ffiles%2Fplaces%2Fa.jpg&width=512&format=webp');
  });

  test('given no tiles are configured, then there is no map, and the way is told all the same', async () => {
    await showPage({ path: '/results/place/1', known: { 'place:1': aPlaceSlice() } });
    await expect.element(page.getByRole('link', { name: /^Navigate/ })).toBeVisible();
    expect(page.getByRole('button', { name: 'Show map' }).elements()).toEqual([]);
  });

  test('given tiles, then a tap draws a map and another takes it away', async () => {
    const map = { tilesUrl: '/no-tiles/{z}/{x}/{y}.png', attribution: 'A <map> maker' };
    await showPage({ path: '/results/place/1', known: { 'place:1': aPlaceSlice() }, map });
    expect(document.querySelector('img[src^="/no-tiles/"]')).toBeNull();
    await page.getByRole('button', { name: 'Show map' }).click();
    const drawn = page.getByRole('region', { name: 'Map: Centrum hall' });
    await expect.element(drawn).toBeVisible();
    await expect.element(page.getByText('A <map> maker')).toBeVisible();
    await expect.element(page.getByText('The map could not be loaded.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Hide map' }).click();
    await expect.element(drawn).not.toBeInTheDocument();
  });

  test('given nothing more is played, then it says so; given much, how much more there is', async () => {
    await showPage({ path: '/results/place/1', known: { 'place:1': aPlaceSlice({}, []) }, locale: 'cs' });
    await expect.element(page.getByRole('heading', { name: 'Hřiště je volné' })).toBeVisible();
    const many = Array.from({ length: 9 }, (_, index) => aTicket(index + 1));
    await showPage({ path: '/results/place/1', known: { 'place:1': aPlaceSlice({}, many) } });
    await expect.element(page.getByText('3 more matches')).toBeVisible();
  });

  test('given an unknown one, then it leads to the halls', async () => {
    const fetch = () => Promise.resolve({ status: 404 as const, error: 'place-unknown' as const });
    await showPage({ path: '/results/place/99', fetch });
    await expect.element(page.getByRole('heading', { name: 'No such place' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Halls' }).first())
      .toHaveAttribute('href', '/results/places/hall');
  });

  test('leads by coordinates, else by address, else nowhere', () => {
    expect(wayThere({ lat: null, lng: null, address: 'Dlouhá 1 & 2' })?.navigate).toContain(
      'Dlouh%C3%A1%201%20%26%202',
    );
    expect(wayThere({ lat: null, lng: null, address: ' ' })).toBeNull();
    expect(wayThere({ lat: 0, lng: 0, address: null })?.openStreetMap).toContain('mlat=0&mlon=0');
  });
});

describe('places', () => {
  const slice = (places: PlacesSlice['places'], kind: PlacesSlice['kind'] = 'hotel'): PlacesSlice => ({
    version,
    edition,
    kind,
    places,
  });
  const hotel = (id: number, nameCs: string) =>
    ({ id, kind: 'hotel', code: `X${id}`, nameCs, nameEn: `Hotel ${id}`, address: null }) as const;

  test('stand in the order of the language, with the other kinds beside', async () => {
    const known = { 'places:hotel': slice([hotel(1, 'Čáp'), hotel(2, 'Cedr'), hotel(3, 'Dub')]) };
    await showPage({ path: '/results/places/hotel', known, locale: 'cs' });
    await expect.element(page.getByText('3 místa')).toBeVisible();
    const names = [...document.querySelectorAll('a[href^="/results/place/"]')].map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(['Cedr', 'Čáp', 'Dub']);
    await expect.element(page.getByRole('link', { name: 'Haly' }).first()).toBeVisible();
  });

  test('given none, then the page says so', async () => {
    await showPage({ path: '/results/places/hotel', known: { 'places:hotel': slice([]) } });
    await expect.element(page.getByRole('heading', { name: 'No places found' })).toBeVisible();
  });

  test('given an unknown kind, then it names the known ones', async () => {
    await showPage({ path: '/results/places/pub' });
    await expect.element(page.getByRole('heading', { name: 'No such places' })).toBeVisible();
  });
});
