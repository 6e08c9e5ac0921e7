import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ScorerRow, StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import { reportReachable } from '../../../lib/api/connection.ts';
import { now, showPage } from '../../../testing/show-page.tsx';
import { aGroupSlice, teams } from '../../../testing/slices.ts';
import { portalJson } from '../../../testing/portal-response.ts';

const path = '/results/statistics/MA';
const topic = 'statistics:MA';
const api = '/api/v1/results/statistics/MA';

const scorer = (index: number, changes: Partial<ScorerRow> = {}): ScorerRow => ({
  teamId: index % 2 === 0 ? teams.trebin.id : teams.sokol.id,
  number: (index % 99) + 1,
  name: `Player ${index}`,
  matches: 5,
  goals: 200 - index,
  sevenMetreGoals: index % 7,
  shootoutGoals: 0,
  ...changes,
});

/** @param total how many scorers there are; the page is made with the first hundred */
function aStatisticsSlice(total: number, changes: Partial<StatisticsSlice> = {}): StatisticsSlice {
  const { version, edition, category } = aGroupSlice();
  return {
    version,
    edition,
    category: { ...category, code: 'MA' },
    categories: [
      { ...category, code: 'MA' },
      { ...category, code: 'WA', gender: 'W' },
    ],
    hidden: false,
    matches: 84,
    goals: 2436,
    teams: [teams.trebin, teams.sokol],
    scorers: { total, rows: Array.from({ length: Math.min(total, 100) }, (_, index) => scorer(index)) },
    penalties: {
      of: 'people',
      total: 1,
      rows: [
        {
          teamId: teams.trebin.id,
          number: null,
          name: 'Jan N.',
          isLeader: true,
          blueCards: 0,
          redCards: 0,
          yellowCards: 1,
          twoMinutes: 2,
        },
      ],
    },
    ...changes,
  };
}

/** Everybody as the server tells them: `total` players of two teams. */
function answerColumns(total: number) {
  const all = Array.from({ length: total }, (_, index) => index);
  const halves = [all.filter((index) => index % 2 === 0), all.filter((index) => index % 2 === 1)];
  const order = halves.flat();
  const zero = order.map(() => 0);
  const bodies: Record<string, unknown> = {
    [`${api}/people`]: {
      key: 'k',
      squads: [
        [teams.trebin.id, halves[0]?.length ?? 0],
        [teams.sokol.id, halves[1]?.length ?? 0],
      ],
      numbers: order.map((index) => (index % 99) + 1),
      names: order.map((index) => `Player ${index}`),
      leaders: [],
    },
    [`${api}/counts`]: {
      version: 'e.1',
      key: 'k',
      matches: order.map((index) => (index === 1 ? 2 : 5)),
      goals: order.map((index) => 3000 - index),
      sevenMetreGoals: zero,
      shootoutGoals: zero,
      penalties: null,
    },
  };
  return vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const body = bodies[url.pathname];
    return body === undefined
      ? Promise.reject(new TypeError('out of reach'))
      : Promise.resolve(portalJson(body));
  });
}

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(1280, 900);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

describe('the scorers of a category', () => {
  it('stand by goals, with the best three above and the average to two decimals', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aStatisticsSlice(12) } });
    await expect
      .element(screen.getByText('2,436 goals in 84 matches, 29.00 a match', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByRole('list').filter({ hasText: 'Player 2' })).toBeInTheDocument();
    const rows = screen.getByRole('table').getByRole('row');
    await expect
      .poll(() => rows.nth(1).element().textContent)
      .toMatch(/^1\.1 Player 0HC Třebín20050040\.00$/);
    await expect.element(screen.getByText('12 of 12')).toBeVisible();
  });

  it('sort by any column, by keyboard too, and say how', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aStatisticsSlice(12) } });
    const header = (name: RegExp) => screen.getByRole('columnheader', { name });
    await expect.element(header(/^Goals/)).toHaveAttribute('aria-sort', 'descending');
    const seven = screen.getByRole('button', { name: /7 m/ });
    (seven.element() as HTMLElement).focus();
    await seven.click();
    await expect.element(header(/7 m/)).toHaveAttribute('aria-sort', 'descending');
    await expect.element(header(/^Goals/)).not.toHaveAttribute('aria-sort');
    const rows = screen.getByRole('table').getByRole('row');
    await expect.poll(() => rows.nth(1).element().textContent).toMatch(/Player 6/);
    await seven.click();
    await expect.element(header(/7 m/)).toHaveAttribute('aria-sort', 'ascending');
    await screen.getByRole('button', { name: 'Player' }).click();
    await expect.element(header(/^Player/)).toHaveAttribute('aria-sort', 'ascending');
  });

  it('can be narrowed to a team and keep their ranks', async () => {
    const { screen } = await showPage({ path, known: { [topic]: aStatisticsSlice(12) } });
    await screen.getByRole('combobox').selectOptions('TJ Sokol Velké Meziříčí II');
    const rows = screen.getByRole('table').getByRole('row');
    await expect.poll(() => rows.nth(1).element().textContent).toMatch(/^2\./);
    await expect.poll(() => rows.nth(2).element().textContent).toMatch(/^4\./);
    await expect.element(screen.getByText('6 of 6')).toBeVisible();
  });

  it('of thousands are fetched when asked for, and only those in sight are drawn', async () => {
    const asked = answerColumns(2400);
    const { screen } = await showPage({ path, known: { [topic]: aStatisticsSlice(2400) } });
    await expect.element(screen.getByText('30 of 2,400')).toBeVisible();
    expect(asked.mock.calls.filter(([input]) => String(input).includes('/people'))).toEqual([]);
    await screen.getByRole('button', { name: 'Show all 2,400' }).click();
    await expect.element(screen.getByText('2,400 of 2,400')).toBeInTheDocument();
    const table = screen.getByRole('table');
    await expect.element(table).toHaveAttribute('aria-rowcount', '2401');
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(120);
    scrollTo(0, 56 * 1500);
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeLessThan(120);
    await expect.element(screen.getByText('Player 1500', { exact: true })).toBeInTheDocument();
    scrollTo(0, 0);
    await screen.getByRole('button', { name: /Avg/ }).click();
    await expect.poll(() => table.getByRole('row').nth(1).element().textContent).toMatch(/Player 1T/);
  });

  it('say when the rest does not arrive, and ask again', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('out of reach'));
    const { screen } = await showPage({ path, known: { [topic]: aStatisticsSlice(2400) } });
    await screen.getByRole('button', { name: /Avg/ }).click();
    await expect.element(screen.getByText('The rest of the list could not be loaded.')).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: /^Goals/ })).toHaveAttribute('aria-sort');
    answerColumns(2400);
    await screen.getByRole('button', { name: 'Try now' }).click();
    await expect.element(screen.getByRole('columnheader', { name: /Avg/ })).toHaveAttribute('aria-sort');
  });

  it('fit a narrow phone without the shoot-out', async () => {
    await page.viewport(360, 740);
    const { screen } = await showPage({ path, locale: 'cs', known: { [topic]: aStatisticsSlice(12) } });
    await expect.element(screen.getByRole('heading', { name: 'Střelci', level: 1 })).toBeVisible();
    const shootout = screen.getByRole('columnheader', { name: /rozstřel/ });
    await expect.element(shootout).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await page.viewport(1280, 900);
    await expect.element(shootout).toBeVisible();
  });

  it('are the first hundred on paper', async () => {
    await showPage({ path, known: { [topic]: aStatisticsSlice(2400) } });
    dispatchEvent(new Event('beforeprint'));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(100);
    expect(document.body.textContent).toContain('100 of 2,400');
    dispatchEvent(new Event('afterprint'));
  });
});

describe('other states of the page', () => {
  it('shows penalties at their own address, officials as such', async () => {
    const { screen } = await showPage({
      path: `${path}?tab=penalties`,
      known: { [topic]: aStatisticsSlice(3) },
    });
    await expect
      .element(screen.getByRole('tab', { name: 'Penalties' }))
      .toHaveAttribute('aria-selected', 'true');
    const rows = screen.getByRole('table').getByRole('row');
    await expect
      .poll(() => rows.nth(1).element().textContent)
      .toMatch(/^1\.\s*Jan N\.Team leader · HC Třebín\D*0012$/);
  });

  it('[SS11] tells penalties of teams where names are not published', async () => {
    const row = { teamId: teams.sokol.id, number: null, name: null, isLeader: false };
    const penalties = {
      of: 'teams' as const,
      total: 1,
      rows: [{ ...row, blueCards: 0, redCards: 1, yellowCards: 0, twoMinutes: 4 }],
    };
    const known = { [topic]: aStatisticsSlice(3, { penalties }) };
    const { screen } = await showPage({ path: `${path}?tab=penalties`, known });
    await expect
      .element(screen.getByText('This tournament publishes penalties of teams only.'))
      .toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: 'Team' })).toBeVisible();
  });

  it('says that nobody has scored, that results are hidden, and that a category is unknown', async () => {
    const empty = await showPage({ path, known: { [topic]: aStatisticsSlice(0) } });
    await expect.element(empty.screen.getByText('Nobody has scored yet')).toBeVisible();
    await empty.screen.unmount();
    const hidden = await showPage({ path, known: { [topic]: aStatisticsSlice(0, { hidden: true }) } });
    await expect.element(hidden.screen.getByText('They play for fun here')).toBeVisible();
    await hidden.screen.unmount();
    const fetch = () => Promise.resolve({ status: 404, error: 'category-unknown' } as const);
    const unknown = await showPage({ path, fetch });
    await expect
      .element(unknown.screen.getByText('There is no category MA in this tournament.'))
      .toBeVisible();
  });

  it('leads to the same list of the other categories', async () => {
    await showPage({ path: `${path}?tab=penalties`, known: { [topic]: aStatisticsSlice(3) } });
    const link = page.getByRole('navigation', { name: 'Statistics of other categories' }).getByRole('link');
    await expect.element(link.first()).toHaveAttribute('aria-current', 'page');
    await expect.element(link.nth(1)).toHaveAttribute('href', '/results/statistics/WA?tab=penalties');
  });

  it('says that nothing is stored where there is no network', async () => {
    reportReachable(false);
    const { screen } = await showPage({
      path,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await expect.element(screen.getByText('are not stored on this device', { exact: false })).toBeVisible();
    reportReachable(true);
  });
});
