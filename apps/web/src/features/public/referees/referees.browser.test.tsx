import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type { RefereePrivate } from '@sevenmetre/contract/referees/schemas';
import type { RefereeSlice, RefereesSlice } from '@sevenmetre/contract/referees/referee-slice';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../../testing/show-page.tsx';
import { aDashboardSlice, aTicket } from '../../../testing/slices.ts';
import { portalJson } from '../../../testing/portal-response.ts';
import { aUser } from '../../../testing/show-signed-in.tsx';

const { edition, version } = aDashboardSlice();
const czechia = { countryCode: 'CZ', sportCode: 'CZE', nameCs: 'Česko', nameEn: 'Czechia' };
const germany = { countryCode: 'DE', sportCode: 'GER', nameCs: 'Německo', nameEn: 'Germany' };
const hall = { id: 1, code: 'H01', nameCs: 'Hala Centrum', nameEn: 'Centrum hall' };

const list: RefereesSlice = {
  version,
  edition,
  countries: [
    {
      country: czechia,
      referees: [
        { id: 1, firstName: 'Jan', lastName: 'Dub' },
        { id: 2, firstName: 'Zora', lastName: 'Čápová' },
      ],
    },
    { country: germany, referees: [{ id: 3, firstName: 'Jürgen', lastName: 'Pfeifer' }] },
    { country: null, referees: [{ id: 4, firstName: 'Nika', lastName: 'Zupan' }] },
  ],
};

function aRefereeSlice(change: Partial<RefereeSlice> = {}): RefereeSlice {
  return {
    version,
    edition,
    referee: {
      id: 3,
      firstName: 'Jürgen',
      lastName: 'Pfeifer',
      sex: 'male',
      country: germany,
      colleague: { id: 1, firstName: 'Jan', lastName: 'Dub' },
    },
    halls: [{ day: '2026-04-04', hall }],
    matches: [aTicket(5)],
    categories: [],
    ...change,
  };
}

const own: RefereePrivate = {
  referee: {
    id: 3,
    firstName: 'Jürgen',
    lastName: 'Pfeifer',
    sex: 'male',
    countryCode: 'DE',
    birthYear: 1990,
  },
  contact: { street: 'Way 1', city: 'Town', zip: '123', email: 'j@example.test', phone: '+49 1 234' },
  accommodation: {
    requested: true,
    hotel: { id: 9, nameCs: 'Hotel U lip', nameEn: 'Lindens' },
    arrivalDate: '2026-04-02',
    departureDate: '2026-04-06',
    nights: 4,
    singleRoom: true,
    accompanyingPersons: 1,
  },
  other: {
    colleagueRequested: null,
    highestCompetition: 'Bundesliga',
    project: 'Young referees',
    tshirtSize: 'L',
    mealVouchers: 2,
  },
  note: null,
  registration: {
    state: 'approved',
    createdAt: '2026-01-31T23:30:00Z',
    updateTill: null,
    timeZone: 'Europe/Prague',
  },
  links: [],
};

/** Names and values of a card, with plain spaces. */
function factsOf(name: string): string[][] {
  const card = page.getByRole('region', { name, exact: true });
  const textsOf = (role: 'term' | 'definition') =>
    card
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  const values = textsOf('definition');
  return textsOf('term').map((term, index) => [term, values[index] ?? '']);
}

const user = (referees: readonly number[], ...roles: CurrentUser['roles']): CurrentUser => ({
  ...aUser,
  roles: ['ROLE_USER', ...roles],
  referees: referees.map((id) => ({ id })),
});

describe('referees by country', () => {
  const names = () =>
    [...document.querySelectorAll('a[href^="/referees/detail/"]')].map(({ textContent }) => textContent);

  test('are counted and sorted in the language', async () => {
    await showPage({ path: '/results/referees', known: { referees: list }, locale: 'cs' });
    await expect.element(page.getByText('4 rozhodčí ze 3 zemí')).toBeVisible();
    const headings = page.getByRole('heading', { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Česko', 'Německo', 'Země neuvedena']);
    expect(names().slice(0, 2)).toEqual(['Čápová Zora', 'Dub Jan']);
  });

  test('given one country in the address, then only its own, however it is written', async () => {
    await showPage({ path: '/results/referees/cz', known: { referees: list } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Czechia' })).toBeVisible();
    await expect.element(page.getByText('2 referees')).toBeVisible();
    expect(names()).toHaveLength(2);
  });

  test('given a country that sends nobody, then the page says so', async () => {
    await showPage({ path: '/results/referees/NO', known: { referees: list } });
    await expect.element(page.getByRole('heading', { name: 'No referee from here' })).toBeVisible();
  });

  test('given nobody yet, then the page says so', async () => {
    await showPage({ path: '/results/referees', known: { referees: { ...list, countries: [] } } });
    await expect.element(page.getByRole('heading', { name: 'Waiting for the whistle' })).toBeVisible();
  });
});

describe('a referee', () => {
  const fetched = vi.fn<(input: string) => Promise<Response>>();
  const path = '/referees/detail/3';
  const known = { 'referee:3': aRefereeSlice() };
  const signedIn = (who: CurrentUser) => ({
    remembered: true,
    me: () => Promise.resolve({ status: 200 as const, body: who }),
  });

  beforeEach(() => {
    fetched.mockReset();
    fetched.mockImplementation(() => Promise.resolve(portalJson(own)));
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => vi.unstubAllGlobals());
  const askedFor = () => fetched.mock.calls.filter(([input]) => input.includes('/web/referees/'));

  test('is shown to everybody with country, colleague, halls and matches, and with nothing else', async () => {
    await showPage({ path, known });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Jürgen Pfeifer' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Germany' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Jan Dub' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Centrum hall (H01)' })).toBeVisible();
    expect(factsOf('Halls by day')).toEqual([['Saturday 4 April', 'Centrum hall (H01)']]);
    await expect.element(page.getByText('1 match', { exact: true })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Contact' }).elements()).toEqual([]);
    expect(askedFor()).toEqual([]);
  });

  test('given the organiser shows no halls, then there is no word of them', async () => {
    await showPage({ path, known: { 'referee:3': aRefereeSlice({ halls: null }) } });
    await expect.element(page.getByRole('heading', { name: 'Matches' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Halls by day' }).elements()).toEqual([]);
  });

  test('given the referee is signed in, then the registration is shown too', async () => {
    await showPage({ path, known, ...signedIn(user([3])) });
    await expect.element(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    expect(factsOf('Registration')).toEqual([
      ['Registered', 'Sunday 1 February 2026'],
      ['Can be edited until', 'no limit'],
      ['State', 'Accepted'],
    ]);
    expect(factsOf('Accommodation')).toEqual([
      ['Hotel', 'Lindens'],
      ['Date', 'Thursday 2 April 2026 – Monday 6 April 2026'],
      ['Number of nights', '4'],
      ['Single room', 'yes'],
      ['Accompanying persons', '1'],
    ]);
    expect(factsOf('Other data').slice(0, 7)).toEqual([
      ['Assigned colleague', 'Jan Dub'],
      ['Requested colleague', '–'],
      ['Highest competition', 'Bundesliga'],
      ['Referee project', 'Young referees'],
      ['T-shirt size', 'L'],
      ['Meal vouchers', '2'],
      ['Sex', 'Male'],
    ]);
    expect(factsOf('Contact')).toEqual([
      ['Address', 'Way 1, 123 Town'],
      ['Phone', '+49 1 234'],
      ['E-mail', 'j@example.test'],
    ]);
    // The window is closed: the record has no such link.
    expect(page.getByRole('link', { name: 'Edit registration' }).elements()).toEqual([]);
  });

  test('given a day until which it is changed, then its hour is said, and weekdays are written as in a sentence', async () => {
    const registration = { ...own.registration, updateTill: '2026-03-15T22:59:00Z' };
    fetched.mockImplementation(() => Promise.resolve(portalJson({ ...own, registration })));
    await showPage({ path, known, ...signedIn(user([3])), locale: 'cs' });
    await expect.element(page.getByText('Neděle 15. 3. 2026, 23:59')).toBeVisible();
    await expect.element(page.getByText('Čtvrtek 2. 4. 2026 – pondělí 6. 4. 2026')).toBeVisible();
  });

  test('given a link to change it, then the page leads there', async () => {
    const link = {
      routeName: 'x',
      operationId: 'refereeRegistrationUpdate',
      method: 'PUT' as const,
      href: '/x',
    };
    fetched.mockImplementation(() => Promise.resolve(portalJson({ ...own, links: [link] })));
    await showPage({ path, known, ...signedIn(user([], 'ROLE_ADMIN')) });
    await expect
      .element(page.getByRole('link', { name: 'Edit registration' }))
      .toHaveAttribute('href', '/registration/referee/update/3');
  });

  test('given no accommodation is asked for, then it says so', async () => {
    const accommodation = { ...own.accommodation, requested: false };
    fetched.mockImplementation(() => Promise.resolve(portalJson({ ...own, accommodation })));
    await showPage({ path, known, ...signedIn(user([3])) });
    await expect.element(page.getByText('not requested')).toBeVisible();
    expect(page.getByText('Lindens').elements()).toEqual([]);
  });

  test('given somebody else is signed in, then nobody asks for the registration', async () => {
    await showPage({ path, known, ...signedIn(user([8])) });
    await expect.element(page.getByRole('heading', { name: 'Matches' })).toBeVisible();
    await new Promise((done) => setTimeout(done, 50));
    expect(askedFor()).toEqual([]);
  });

  test('given the registration waits, then its referee sees it and nobody else does', async () => {
    const fetch = () => Promise.resolve({ status: 404 as const, error: 'referee-unknown' as const });
    const { screen } = await showPage({ path, fetch, ...signedIn(user([3])) });
    await expect.element(page.getByRole('heading', { name: 'Accommodation' })).toBeVisible();
    await screen.unmount();
    await showPage({ path, fetch });
    await expect.element(page.getByRole('heading', { name: 'No such referee' })).toBeVisible();
  });

  test('given the registration does not come, then it can be asked for again', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('network')));
    await showPage({ path, known, ...signedIn(user([3])) });
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  });
});
