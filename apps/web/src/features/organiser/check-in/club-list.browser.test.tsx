import type { CheckIn } from '@sevenmetre/contract/check-in/schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { Flag } from '../../../ui/flag.tsx';

vi.mock(import('../../../ui/flag.tsx'), { spy: true });

const today = new Date().toISOString().slice(0, 10);
const club = {
  countryCode: 'CZ',
  arrivalDate: today,
  contactName: null,
  contactPhone: null,
  teams: 0,
  teamCategories: [],
  incompleteRosters: 0,
  rest: 0,
  currency: 'CZK',
  symbol: null,
  arrivedAt: null,
  nextMatch: null,
  hasPlayed: false,
  steps: [],
} satisfies Omit<CheckIn['clubs'][number], 'id' | 'name'>;
const list: CheckIn = {
  timeZone: 'UTC',
  categories: [],
  clubs: [
    { ...club, id: 1, name: 'Arnika', arrivedAt: `${today}T00:00:00Z` },
    { ...club, id: 2, name: 'Brno', nextMatch: { day: today, time: '12:40' } },
    { ...club, id: 3, name: 'Cheb', arrivalDate: '2999-01-01' },
    { ...club, id: 4, name: 'Dukla', arrivalDate: '2020-01-01', hasPlayed: true },
  ],
};

// The list stays on the device.
beforeEach(() => localStorage.clear());

it('[CK4] says how many clubs are still to come today, which, and when they play', async () => {
  await page.viewport(1280, 800);
  const answers = { checkIn: () => ({ status: 200, body: list }) };
  const { screen } = await showSignedIn({ path: '/admin/check-in', user: organiser, answers });
  await expect.element(screen.getByText(/1 to come today/)).toBeVisible();
  await screen.getByRole('button', { name: 'To come today 1' }).click();
  await expect.poll(() => screen.getByRole('link', { name: 'Cheb' }).elements()).toEqual([]);
  await expect.element(screen.getByRole('link', { name: 'Brno' })).toBeVisible();
  await expect.element(screen.getByText('plays 12:40')).toBeVisible();
  await expect.element(screen.getByText(/One has played without check-in/)).toBeVisible();
});

it('given a phone, then a club has two lines at the right at most: when it plays, and what it owes', async () => {
  await page.viewport(360, 740);
  const brno = { ...club, id: 2, name: 'Brno', nextMatch: { day: today, time: '12:40' } };
  const clubs = [
    { ...brno, rest: 995_000 },
    { ...brno, id: 3, name: 'Cheb' },
  ];
  const answers = { checkIn: () => ({ status: 200, body: { ...list, clubs } }) };
  const { screen } = await showSignedIn({ path: '/admin/check-in', user: organiser, answers });
  const row = screen.getByRole('row', { name: /Brno/ });
  await expect.element(row.getByText('plays 12:40')).toBeVisible();
  await expect.element(row.getByText(/owes/)).toBeVisible();
  await expect.element(row.getByText('today', { exact: true })).not.toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Cheb/ }).getByText('paid')).not.toBeVisible();
  await page.viewport(1280, 800);
});

it('given a phone and a club of four teams that owes much, then its name is whole and nothing covers its plates', async () => {
  await page.viewport(360, 740);
  const name = 'HK Slovan Dubová Hora';
  const codes = ['MA', 'MB', 'MC', 'MD'];
  const owing = { ...club, id: 2, name, hasPlayed: true, rest: 8_005_000, teams: 4, teamCategories: codes };
  const categories = codes.map((code) => ({ code, gender: 'M' as const }));
  const body = { ...list, categories, clubs: [owing] };
  const answers = { checkIn: () => ({ status: 200, body }) };
  const { screen } = await showSignedIn({ path: '/admin/check-in', user: organiser, answers });
  const link = screen.getByRole('link', { name });
  await expect.element(link).toBeVisible();
  const { scrollWidth, clientWidth } = link.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const plates = screen.getByText('MD', { exact: true }).element().getBoundingClientRect();
  const debt = screen.getByText(/^owes/).element().getBoundingClientRect();
  expect(plates.right).toBeLessThanOrEqual(debt.left);
  await page.viewport(1280, 800);
});

it('given the key /, then it leads to the search of the list, not to that of visitors', async () => {
  await page.viewport(1280, 800);
  const answers = { checkIn: () => ({ status: 200, body: list }) };
  const { screen } = await showSignedIn({ path: '/admin/check-in', user: organiser, answers });
  await expect.element(screen.getByRole('link', { name: 'Brno' })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

it('given clubs in the order of their letters’ codes, then they are in the order of the reader’s language', async () => {
  await page.viewport(820, 1000);
  const clubs = ['Dukla', 'TJ Cvikov', 'Žďár', 'Čechie', 'Řepčín'].map((name, id) => ({
    ...club,
    id: id + 1,
    name,
  }));
  const answers = { checkIn: () => ({ status: 200, body: { ...list, clubs } }) };
  const { screen } = await showSignedIn({ path: '/admin/check-in', user: organiser, locale: 'cs', answers });
  await expect.element(screen.getByRole('link', { name: /Dukla/ })).toBeVisible();
  const names = [...document.querySelectorAll('main [data-record]')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Čechie', 'Dukla', 'Řepčín', 'TJ Cvikov', 'Žďár']);
});

it('given a list, then steps through it and letters of a search draw no row that stays as it is', async () => {
  await page.viewport(1280, 800);
  const clubs = Array.from({ length: 30 }, (_, at) => ({ ...club, id: at + 1, name: `Arnika ${at + 1}` }));
  const answers = { checkIn: () => ({ status: 200, body: { ...list, clubs } }) };
  const { screen } = await showSignedIn({ path: '/admin/check-in', user: organiser, answers });
  await expect.element(screen.getByRole('link', { name: 'Arnika 30' })).toBeInTheDocument();
  const flags = vi.mocked(Flag);
  expect(flags.mock.calls.length).toBeGreaterThanOrEqual(30);
  flags.mockClear();
  await userEvent.keyboard('jj');
  await expect.element(screen.getByRole('link', { name: 'Arnika 2', exact: true })).toHaveFocus();
  await screen.getByRole('searchbox').fill('Arnika 1');
  await expect.poll(() => screen.getByRole('link', { name: 'Arnika 30' }).elements()).toEqual([]);
  expect(flags).not.toHaveBeenCalled();
});
