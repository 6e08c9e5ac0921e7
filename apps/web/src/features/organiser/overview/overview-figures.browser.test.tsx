import type { DayHistory } from '@sevenmetre/contract/history/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openOverview, quietOverview } from './testing/open-overview.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

const noBreak = /\u00A0/g;
const counts = { all: 9, 'to-issue': 0, owing: 7, overdue: 5, overpaid: 0 };
const sums = [
  { currency: 'CZK', toPay: 481_000_000, paid: 293_840_000, rest: 187_160_000 },
  { currency: 'EUR', toPay: 1_000_000, paid: 400_000, rest: 600_000 },
];
const invoices = () => ({ status: 200, body: { rows: [], count: 0, counts, sums } });

describe('the figures of an edition', () => {
  it('given clubs, payments and pairs of referees, then each has its number, its note and the way to its list', async () => {
    const { screen } = await openOverview(
      {
        ...quietOverview,
        clubs: { ...quietOverview.clubs, registered: 143, countries: 11 },
        referees: { ...quietOverview.referees, approved: 80, pairs: 38 },
      },
      { adminInvoices: invoices },
    );
    await expect.element(screen.getByText('61%')).toBeVisible();
    const terms = [...document.querySelectorAll('dl > div')].map(({ textContent }) =>
      textContent?.replaceAll(noBreak, ' '),
    );
    expect(terms).toEqual([
      'Places taken0 of 0',
      'Waiting lists0',
      'Clubs143from 11 countries',
      'Paid61%2.94m of 4.81m CZK · EUR 40%',
      'Free beds0Everybody has a bed',
      'Referee pairs3880 referees accepted',
    ]);
    await expect
      .element(screen.getByRole('link', { name: 'Paid' }))
      .toHaveAttribute('href', '/admin/invoices');
  });

  it('given no pairs of referees yet, then the accepted referees are counted', async () => {
    const { screen } = await openOverview({
      ...quietOverview,
      referees: { ...quietOverview.referees, approved: 7 },
    });
    await expect.element(screen.getByText('no pairs yet')).toBeVisible();
  });
});

describe('clubs that owe', () => {
  it('given some of them overdue, then the task says so, and both places lead to a reminder for these', async () => {
    const { screen } = await openOverview(
      { ...quietOverview, unpaidClubs: 7, overdueClubs: 5 },
      { adminInvoices: invoices },
    );
    const card = screen.getByRole('region', { name: 'What is waiting for you' });
    await expect.element(card.getByRole('link', { name: '7 clubs owe money' })).toBeVisible();
    await expect.element(card.getByText('5 of them are overdue.')).toBeVisible();
    const remind = screen.getByRole('link', { name: 'Remind 5 clubs' });
    await expect.poll(() => remind.elements()).toHaveLength(2);
    for (const link of remind.elements())
      expect(link.getAttribute('href')).toBe('/admin/messages/new?for=overdue');
  });

  it('given all of them overdue, then the number stands once', async () => {
    const { screen } = await openOverview({ ...quietOverview, unpaidClubs: 5, overdueClubs: 5 });
    const card = screen.getByRole('region', { name: 'What is waiting for you' });
    await expect.element(card.getByRole('link', { name: '5 clubs are overdue' })).toBeVisible();
    expect(card.getByText('owe money', { exact: false }).elements()).toEqual([]);
  });
});

describe('a registration that waits', () => {
  it('shows the country of the club and the categories of its teams', async () => {
    const row = {
      id: 3,
      revision: 1,
      state: 'new',
      name: 'HK Ďurkov',
      countryCode: 'SK',
      createdAt: '2027-01-19T07:00:00Z',
      teams: 3,
      acceptedTeams: 0,
      waitingTeams: 0,
      teamCategories: ['MA', 'WA', 'WA'],
      persons: 34,
      beds: 0,
      mails: 1,
      currency: 'EUR',
      owed: 0,
      paid: 0,
      checks: [],
      actions: ['approve', 'decline'],
    };
    const category = { accepted: 1, waiting: 0, capacity: null, next: null, yearBefore: null };
    const of = (code: string, gender: 'M' | 'W') => ({ ...category, code, gender, weeks: Array(8).fill(0) });
    const { screen } = await openOverview(
      {
        ...quietOverview,
        clubs: { ...quietOverview.clubs, waiting: 1 },
        categories: [of('MA', 'M'), of('WA', 'W')],
      },
      { clubRegistrations: () => ({ status: 200, body: { rows: [row], total: 1 } }) },
    );
    const card = screen.getByRole('region', { name: 'What is waiting for you' });
    await expect.element(card.getByRole('img', { name: 'Slovakia' })).toBeVisible();
    const [first] = card.getByRole('listitem').elements();
    expect(first?.textContent?.replaceAll(noBreak, ' ')).toMatch(/^HK ĎurkovMAWA 2×3 teams, 34 people ·/);
  });
});

describe('what was done today', () => {
  const line = (over: Partial<DayHistory['lines'][number]>): DayHistory['lines'][number] => ({
    id: 1,
    at: '2027-01-19T08:14:00Z',
    kind: 'club-approved',
    by: 'Petr Kučera',
    count: 1,
    subject: { id: 3, name: 'KS Warta' },
    ...over,
  });
  const day = (lines: DayHistory['lines']) => ({
    dayHistory: () => ({ status: 200, body: { lines, timeZone: 'Europe/Prague' } }),
  });

  it('given a club that was accepted and a bank file, then it says when, what and by whom, and leads there', async () => {
    const bank = { id: 2, kind: 'bank-imported', count: 12, by: null, subject: null } as const;
    const { screen } = await openOverview(quietOverview, day([line({}), line(bank)]));
    const card = screen.getByRole('region', { name: 'Today' });
    await expect.element(card.getByText('09:14').first()).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: 'Club accepted: KS Warta' }))
      .toHaveAttribute('href', '/admin/registrations/3');
    await expect.element(card.getByText('Petr Kučera')).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: '12 payments read from the bank' }))
      .toHaveAttribute('href', '/admin/bank');
    await expect.element(card.getByText('the portal')).toBeVisible();
  });

  it('given a busy day, then the newest lines are shown, and all of them if one asks', async () => {
    const lines = Array.from({ length: 9 }, (_, index) => line({ id: index + 1 }));
    const { screen } = await openOverview(quietOverview, day(lines));
    const card = screen.getByRole('region', { name: 'Today' });
    await expect.element(card.getByRole('button', { name: 'Show all 9' })).toBeVisible();
    expect(card.getByRole('listitem').elements()).toHaveLength(6);
    await card.getByRole('button', { name: 'Show all 9' }).click();
    expect(card.getByRole('listitem').elements()).toHaveLength(9);
  });

  it('given a day on which nothing was done yet, then it says so', async () => {
    const { screen } = await openOverview(quietOverview, day([]));
    await expect.element(screen.getByText('Nothing has been done today yet.')).toBeVisible();
  });
});

describe('the heading of the first page', () => {
  const edition = { id: 1, name: 'Lipová Cup', year: 2027, timeZone: 'Europe/Prague', isCurrent: true };
  const begun = {
    openEditions: () => ({ status: 200, body: { editions: [{ ...edition, startDate: '2020-01-01' }] } }),
  };
  const play = { matches: 276, played: 212, running: 4, halls: 3, next: '2027-03-26T13:20:00Z' };

  it('given a tournament that has begun, then it says how far it is and when the next match begins', async () => {
    const { screen } = await openOverview({ ...quietOverview, play }, begun);
    await expect
      .element(
        screen.getByText(
          /Lipová Cup 2027.· 212 of 276 matches played.· 4 are being played.· 3 halls still play today.· next match 26 Mar 2027, 14:20/,
        ),
      )
      .toBeVisible();
  });

  it('given a tournament whose matches are over, then it says that all are played', async () => {
    const over = { ...play, played: 276, running: 0, halls: 0, next: null };
    const { screen } = await openOverview({ ...quietOverview, play: over }, begun);
    await expect.element(screen.getByText(/Lipová Cup 2027.· all 276 matches are played$/)).toBeVisible();
  });
});
