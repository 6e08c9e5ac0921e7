import type { Task } from '@sevenmetre/contract/control-room/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { edition, waits } from './testing/editions.ts';
import { openOverview as open, quietOverview as quiet } from './testing/open-overview.tsx';
import { payment, queueOf } from './testing/payments.ts';
import { roomOfTwoHalls } from './testing/room-of-two-halls.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

const category = {
  code: 'MA',
  gender: 'M' as const,
  accepted: 0,
  waiting: 0,
  capacity: 12,
  weeks: [0, 0, 0, 0, 0, 0, 0, 0],
  yearBefore: null,
};
const sevenResults: readonly Task[] = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
  kind: 'result-waiting',
  key: `result-waiting:${id}`,
  since: '2028-03-30T09:00:00Z',
  dueAt: '2028-03-30T09:05:00Z',
  taken: null,
  match: {
    id,
    matchNumber: 100 + id,
    slug: `MB-C-${id}`,
    groupLabel: 'MB-C',
    categoryCode: 'MB',
    startsAt: '2028-03-30T08:00:00Z',
  },
  hall: { id: 1, code: 'H1', nameCs: 'Tatran', nameEn: 'Tatran' },
  homeScore: 17,
  awayScore: 15,
  waiting: [],
}));
const ninePayments = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ ...payment, id }));

describe('the first page of an organiser', () => {
  it('given a day of play, then clubs that are to come and shifts with a gap lead to their pages', async () => {
    const playing = { ...edition, phase: 'play' as const, progress: null };
    const body = { edition: 1, editions: [playing], waits: { ...waits, checkIn: 3, duty: 1 } };
    const { screen } = await open(quiet, { contents: () => ({ status: 200, body }) });
    const clubs = screen.getByRole('link', { name: '3 clubs to come' });
    await expect.element(clubs).toHaveAttribute('href', '/admin/check-in');
    await expect
      .element(screen.getByRole('link', { name: 'one shift with a gap' }))
      .toHaveAttribute('href', '/admin/duty');
  });

  it('given a day of play, then the day stands in the heading only, and the day of the tournament above the clock', async () => {
    const playing = { ...edition, phase: 'play' as const, progress: { kind: 'day' as const, day: 3, of: 4 } };
    const body = { edition: 1, editions: [playing], waits };
    const { screen } = await open(quiet, {
      contents: () => ({ status: 200, body }),
      controlRoom: () => ({ status: 200, body: roomOfTwoHalls }),
    });
    await expect.element(screen.getByText('day 3 of 4', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^\w+ 30 March$/)).not.toBeInTheDocument();
  });

  it('given a day of play, then each hall shows its match with the score, late halls first, and no categories', async () => {
    const playing = { ...edition, phase: 'play' as const, progress: null };
    const body = { edition: 1, editions: [playing], waits };
    const { screen } = await open(
      { ...quiet, categories: [{ ...category, next: null }] },
      {
        contents: () => ({ status: 200, body }),
        controlRoom: () => ({ status: 200, body: roomOfTwoHalls }),
      },
    );
    const tiles = screen.getByRole('region', { name: 'Halls now' });
    await expect.element(tiles).toBeVisible();
    const [first, second] = tiles.getByRole('link').elements();
    expect(first?.textContent).toBe('H2MB-C 105not begunŘečice–––Úvoz+32 min');
    expect(second?.textContent).toBe('H1MB-C 1042nd half 17′Dubová Hora6Slavoj Brodek4Tatrannext 11:40');
    expect(second?.getAttribute('href')).toBe('/admin/matches/MB-C-104');
    await expect.element(screen.getByRole('link', { name: 'Something happened…' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Categories' })).not.toBeInTheDocument();
  });

  it('given a phone and much that waits, then the first of each kind are shown with the number of the others', async () => {
    const playing = { ...edition, phase: 'play' as const, progress: null };
    const sum = { currency: 'CZK', toPay: 900_000, paid: 300_000, rest: 600_000 };
    const counts = { all: 9, 'to-issue': 0, owing: 7, overdue: 5, overpaid: 0 };
    const { screen } = await open(
      { ...quiet, unmatchedPayments: 9, unpaidClubs: 7, overdueClubs: 5, decisions: 3, failedMails: 2 },
      {
        contents: () => ({ status: 200, body: { edition: 1, editions: [playing], waits } }),
        controlRoom: () => ({ status: 200, body: { ...roomOfTwoHalls, tasks: sevenResults } }),
        adminInvoices: () => ({ status: 200, body: { rows: [], count: 0, counts, sums: [sum] } }),
        bankQueue: () => ({ status: 200, body: queueOf(ninePayments) }),
      },
    );
    await page.viewport(360, 740);
    const halls = screen.getByRole('region', { name: 'Needs you', exact: true });
    await expect.poll(() => halls.getByRole('listitem').elements().length).toBe(4);
    await halls.getByRole('button', { name: 'Show more (3 of 3)' }).click();
    await expect.poll(() => halls.getByRole('listitem').elements().length).toBe(7);
    const waiting = screen.getByRole('region', { name: 'What is waiting for you' });
    await expect.poll(() => waiting.getByText(/from “SPORTOVNÍ/).elements().length).toBe(2);
    await expect.element(waiting.getByText('7 more')).toBeVisible();
    const money = screen.getByRole('region', { name: 'Money' });
    await expect.element(money.getByText('5 clubs are overdue').first()).toBeVisible();
    await expect.element(money.getByText('Paid')).not.toBeVisible();
    await money.getByRole('button', { name: 'Money' }).click();
    await expect.element(money.getByText('Paid')).toBeVisible();
  });

  it('given a tournament that is over, then money and open work are left, and no places, beds and deadlines', async () => {
    const over = { ...edition, phase: 'after' as const, progress: null };
    const { screen } = await open(
      {
        ...quiet,
        unmatchedPayments: 3,
        decisions: 1,
        beds: { guests: 0, persons: 751, left: 482 },
        categories: [{ ...category, accepted: 10, next: null }],
      },
      { contents: () => ({ status: 200, body: { edition: 1, editions: [over], waits } }) },
    );
    const card = screen.getByRole('region', { name: 'What is waiting for you' });
    await expect.element(card.getByRole('button', { name: 'Bank 3' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Money' })).toBeVisible();
    await expect.element(card.getByText('751 people without a bed')).not.toBeInTheDocument();
    for (const name of ['Categories', 'Deadlines'])
      await expect.element(screen.getByRole('region', { name })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Free beds')).not.toBeInTheDocument();
  });

  it('given teams with a place and nothing that waits, then all is done', async () => {
    const { screen } = await open({ ...quiet, categories: [{ ...category, accepted: 8, next: null }] });
    await expect.element(screen.getByText('All done. Time for a coffee.')).toBeVisible();
  });

  it('given several kinds that wait, then one can be looked at alone, and keys go from task to task', async () => {
    const { screen } = await open({ ...quiet, unmatchedPayments: 3, decisions: 1, failedMails: 2 });
    const card = screen.getByRole('region', { name: 'What is waiting for you' });
    await card.getByRole('button', { name: 'Go to the list' }).click();
    await userEvent.keyboard('j');
    await expect.element(card.getByRole('link').nth(1)).toHaveFocus();
    await userEvent.keyboard('k');
    await expect.element(card.getByRole('link').nth(0)).toHaveFocus();
    await card.getByRole('button', { name: 'Bank 3' }).click();
    expect(card.getByRole('listitem').elements()).toHaveLength(1);
    await card.getByRole('button', { name: 'All', exact: true }).click();
    expect(card.getByRole('listitem').elements()).toHaveLength(3);
  });

  it('given registrations of the last weeks, then each category shows its pace and the year before', async () => {
    const filling = { ...category, accepted: 8, next: null, weeks: [0, 1, 0, 2, 0, 0, 2, 3], yearBefore: 5 };
    const { screen } = await open({ ...quiet, categories: [filling] });
    const card = screen.getByRole('region', { name: 'Categories' });
    await expect.element(card.getByText('+3 this week')).toBeVisible();
    await expect
      .element(card.getByRole('img', { name: 'Teams week by week: 0, 1, 0, 2, 0, 0, 2, 3' }))
      .toBeVisible();
    await expect.element(card.getByText('5 at this time last year')).toBeVisible();
  });

  it('given a free place and a waiting list, then its first team is named and is accepted by one press', async () => {
    const next = { teamId: 7, clubId: 3, clubName: 'HK Ďurkov', name: null, teamNumber: 2 };
    let sent: unknown = null;
    const { screen } = await open(
      { ...quiet, categories: [{ ...category, accepted: 8, waiting: 1, next }] },
      {
        teamStatesChange: ({ body }) => {
          sent = body;
          return {
            status: 200,
            body: { results: [{ id: 7, name: 'HK Ďurkov II', outcome: 'done', state: 'accepted' }] },
          };
        },
      },
    );
    const card = screen.getByRole('region', { name: 'Categories' });
    await expect.element(card.getByText('First in line: HK Ďurkov II')).toBeVisible();
    await card.getByRole('button', { name: 'Accept: HK Ďurkov II' }).click();
    await expect.element(screen.getByText('HK Ďurkov II has a place now.')).toBeVisible();
    expect(sent).toEqual({ to: 'accepted', teams: [{ id: 7, state: 'waiting' }] });
  });

  it('given a full category with teams that wait, then it leads to where places are added to it; without a queue it does not', async () => {
    const full = { ...category, accepted: 12, next: null };
    const { screen } = await open({
      ...quiet,
      categories: [
        { ...full, waiting: 6 },
        { ...full, code: 'WA' },
      ],
    });
    const card = screen.getByRole('region', { name: 'Categories' });
    const add = card.getByRole('link', { name: /^Add places/ });
    await expect.element(add).toHaveAccessibleName(/MA$/);
    await expect.element(add).toHaveAttribute('href', '/admin/enumerations/categories?edit=MA');
    // A category that is full and has no queue is as it should be.
    const marks = card.getByText('full', { exact: true }).elements();
    expect(marks.map((mark) => mark.querySelector('svg') !== null)).toEqual([true, false]);
  });

  it('given registered teams and an edition before, then a chart and a table show both week by week', async () => {
    const trend = {
      from: '2027-01-05T12:00:00Z',
      teams: [1, 5, 8],
      before: [{ year: 2026, teams: [0, 4, 6, 9] }],
    };
    const { screen } = await open({
      ...quiet,
      categories: [{ ...category, accepted: 8, next: null }],
      trend,
    });
    const card = screen.getByRole('region', { name: 'Registered teams' });
    await expect
      .element(
        card.getByRole('img', {
          name: '8 registered teams today. 12 places in all. 2026: 6 at this time, 9 in the end.',
        }),
      )
      .toBeVisible();
    const rows = card.getByRole('row').elements();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayThis edition2026',
      '5 Jan 202710',
      '12 Jan 202754',
      '19 Jan 202786',
      '26 Jan 2027–9',
    ]);
  });

  it('given clubs that are overdue, then what they owe is apart from what is owed in time', async () => {
    const counts = { all: 9, 'to-issue': 0, owing: 7, overdue: 5, overpaid: 0 };
    const sum = { currency: 'CZK', toPay: 481_000_000, paid: 293_840_000, rest: 187_160_000 };
    const { screen } = await open(quiet, {
      adminInvoices: ({ query }) => ({
        status: 200,
        body: {
          rows: [],
          count: 0,
          counts,
          sums: [query.get('filter') === 'overdue' ? { ...sum, rest: 43_000_000 } : sum],
        },
      }),
    });
    const card = screen.getByRole('region', { name: 'Money' });
    await expect.element(card.getByText('Owed, in time')).toBeVisible();
    const lines = card.getByRole('listitem').elements();
    expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ').trim())).toEqual([
      'Paid2,938,400 CZK',
      'Owed, in time1,441,600 CZK',
      'Overdue430,000 CZK',
    ]);
    await expect
      .element(card.getByRole('link', { name: '5 clubs are overdue' }))
      .toHaveAttribute('href', '/admin/invoices?filter=overdue');
  });

  it('given an edition that is ahead, then the day in its zone is the heading, and what is left until it stands below', async () => {
    const soon = Date.now() + 3 * 86_400_000;
    const setting = { dataType: 'datetime', format: null, label: '', labelCs: '', description: '' } as const;
    const { screen } = await open(quiet, {
      openEditions: () => ({
        status: 200,
        body: {
          editions: [
            {
              id: 1,
              name: 'Lipová Cup',
              year: 2027,
              timeZone: 'UTC',
              startDate: new Date(soon).toISOString().slice(0, 10),
              isCurrent: true,
            },
          ],
        },
      }),
      configuration: () => ({
        status: 200,
        body: [
          {
            ...setting,
            descriptionCs: '',
            isPublic: true,
            protected: false,
            key: 'club-registration-create-till',
            value: new Date(soon).toISOString(),
          },
        ],
      }),
    });
    const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.now());
    await expect
      .element(screen.getByRole('heading', { level: 1, name: new RegExp(`^${today} \\d`) }))
      .toBeVisible();
    await expect
      .element(screen.getByText(/^3 days to Lipová Cup 2027.· registration is open until /))
      .toBeVisible();
    expect(document.title).toMatch(/^Overview · /);
  });

  it('given no mail server, then it says that e-mails are not sent', async () => {
    const kept = { transport: 'files', waiting: 0, givenUp: 0, mails: [] };
    const { screen } = await open(quiet, { mails: () => ({ status: 200, body: kept }) });
    await expect.element(screen.getByText('No mail server is configured', { exact: false })).toBeVisible();
  });

  it('given half an hour past midnight in the tournament, then a deadline of the same night is today', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T23:30:00Z'), toFake: ['Date'] });
    const edition = { id: 1, name: 'Lipová Cup', year: 2026, startDate: '2026-04-02', isCurrent: true };
    const till = {
      dataType: 'datetime',
      format: null,
      label: '',
      labelCs: '',
      description: '',
      descriptionCs: '',
      isPublic: true,
      protected: false,
      key: 'club-registration-create-till',
    };
    const answers = {
      openEditions: () => ({ status: 200, body: { editions: [{ ...edition, timeZone: 'Europe/Prague' }] } }),
      configuration: () => ({ status: 200, body: [{ ...till, value: '2026-03-11T22:00:00Z' }] }),
    };
    const { screen } = await open(quiet, answers);
    const card = screen.getByRole('region', { name: 'Deadlines' });
    await expect.element(card.getByText('today')).toBeVisible();
    vi.useRealTimers();
  });

  it('given no answer yet, then it does not say that no deadline is ahead', async () => {
    const { screen } = await open(quiet, { configuration: () => new Promise(() => {}) });
    const card = screen.getByRole('region', { name: 'Deadlines' });
    await expect.element(card).toBeVisible();
    expect(card.getByText('No upcoming deadlines.').query()).toBeNull();
  });
});
