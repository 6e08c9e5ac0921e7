import type { Identity } from '@sevenmetre/rules/identity';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeRelease } from '../../../lib/api/release.ts';
import { aHallSlice, aHallsSlice, hallMatches } from '../../../testing/hall-slices.ts';
import { aCategorySlice } from '../../../testing/playoff-slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';
import { aGroupSlice } from '../../../testing/slices.ts';

const path = '/results/matches-by-hall/7/screen';
const known = { 'hall:7': aHallSlice(), 'group:MA-C': aGroupSlice() };
const allPlayed = () =>
  hallMatches().map((match) => ({
    ...match,
    stageCode: match.id < 45 ? ('finished' as const) : match.stageCode,
  }));

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(1280, 720);
  return () => {
    vi.useRealTimers();
    changeRelease({ activate: null, replaced: false });
    delete document.documentElement.dataset['theme'];
  };
});

const anIdentity = (change: Partial<Identity>): Identity => ({
  shortName: null,
  accent: null,
  darkAccent: null,
  logo: null,
  cover: null,
  partners: [],
  address: null,
  namesProduct: true,
  ...change,
});

type Screen = Awaited<ReturnType<typeof showPage>>['screen'];
/** The time of day first, then the clock of the match. */
const times = (screen: Screen) =>
  screen
    .getByRole('time')
    .elements()
    .map(({ textContent }) => textContent);

describe('the screen of a hall', () => {
  it('shows score, clock, the next two and the table, and nothing of the shell', async () => {
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Úvoz hall H07');
    await expect.element(screen.getByRole('paragraph').filter({ hasText: /^17:15$/ })).toBeVisible();
    // The clock of the match runs while the test looks on.
    expect(times(screen)).toEqual(['14:27', expect.stringMatching(/^22:5\d$/)]);
    await expect.element(screen.getByText('runs 12 minutes late')).toBeVisible();
    const next = screen.getByRole('region', { name: 'Next here' }).getByRole('listitem').elements();
    expect(next.map((match) => match.querySelector('b')?.textContent)).toEqual(['14:42', '15:18']);
    await expect.element(screen.getByText('runs 12 minutes late')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Table MA-C' })).toBeVisible();
    const rows = screen.getByRole('region', { name: 'Table MA-C' }).getByRole('listitem').elements();
    expect(rows).toHaveLength(7);
    const playing = rows.filter((row) => row.ariaCurrent === 'true');
    expect(playing.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('TJ Sokol'),
      expect.stringContaining('SKH Řepčín'),
    ]);
    for (const part of ['banner', 'contentinfo'] as const)
      expect(screen.getByRole(part).elements()).toEqual([]);
    // The controls of whoever sets the screen up come in a chunk of their own.
    await expect.element(screen.getByRole('navigation')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to content' }).elements()).toEqual([]);
    expect(getComputedStyle(screen.getByRole('main').element()).cursor).toBe('none');
  });

  it.each([
    [1920, 1080],
    [1280, 720],
    [1080, 1920],
  ])('fills %i × %i without scrolling', async (width, height) => {
    await page.viewport(width, height);
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByRole('region', { name: 'Table MA-C' })).toBeVisible();
    const main = screen.getByRole('main').element();
    const all = main.getBoundingClientRect();
    expect([all.width, all.height]).toEqual([width, height]);
    for (const part of main.querySelectorAll('h1, h2, p, section'))
      expect(part.getBoundingClientRect().bottom, part.textContent).toBeLessThanOrEqual(height);
  });

  it('[MA41] says of a match that ended by a walkover that it is one, and not confirmed, and nothing of a clock', async () => {
    const given = {
      stageCode: 'waiting_for_approval',
      walkOver: 'home',
      homeScore: 5,
      awayScore: 0,
    } as const;
    const none = { homeHalfTimeScore: null, awayHalfTimeScore: null };
    const matches = hallMatches().map((match) => (match.id === 42 ? { ...match, ...given, ...none } : match));
    const { screen } = await showPage({ path, known: { ...known, 'hall:7': aHallSlice({ matches }) } });
    await expect.element(screen.getByText('Walkover 5:0 · Final score, being confirmed')).toBeVisible();
    expect(screen.getByText('LIVE').elements()).toEqual([]);
    expect(times(screen)).toEqual(['14:27']);
  });

  it('says when it goes on while nothing is played', async () => {
    const matches = hallMatches().map((match) =>
      match.id === 42 ? { ...match, stageCode: 'finished' as const } : match,
    );
    const { screen } = await showPage({ path, known: { ...known, 'hall:7': aHallSlice({ matches }) } });
    const beginning = screen.getByRole('paragraph').filter({ hasText: 'Next match at 14:42' });
    await expect.element(beginning).toBeInTheDocument();
    expect(beginning.element().querySelector('s')?.textContent).toBe('14:30');
  });

  it('looks forward to the next day, and to nothing after the last match', async () => {
    const { screen } = await showPage({
      path,
      known: { ...known, 'hall:7': aHallSlice({ matches: allPlayed() }) },
    });
    await expect.element(screen.getByText('We continue on Sunday 5 April')).toBeVisible();
  });

  it('[HS1] [HS3] follows the stored playlist, with announcements in their turn', async () => {
    const announcement = {
      id: 1,
      textCs: 'Modrá bunda',
      textEn: 'Blue jacket',
      endsAt: '2026-04-04T20:00:00Z',
    };
    const only = { slides: ['announcements' as const, 'partners' as const], seconds: 10 };
    const announced = aHallSlice({
      playlist: only,
      announcements: [{ ...announcement, startsAt: '2026-04-04T12:00:00Z' }],
    });
    const { screen } = await showPage({ path, known: { ...known, 'hall:7': announced } });
    const slide = () => screen.getByText('Blue jacket').element().closest('[data-slide]');
    await expect.element(screen.getByText('Blue jacket')).toBeVisible();
    await expect.poll(slide).not.toBeNull();
    // The score stays in the head; slides without content are left out.
    expect(screen.getByRole('heading', { name: 'Table MA-C' }).elements()).toEqual([]);
    expect(document.querySelector('header')?.textContent).toContain('17');
  });

  it('wears the theme of its address', async () => {
    await showPage({ path: `${path}?theme=dark`, known });
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  });

  it('says from when the results are when nobody confirms them any more', async () => {
    vi.setSystemTime(now + 120_000);
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByText('No connection · 14:27')).toBeVisible();
  });

  it('shows its controls to whoever moves the pointer', async () => {
    const { screen } = await showPage({ path, known });
    const leave = screen.getByRole('link', { name: 'Leave the screen' });
    const controls = screen.getByRole('navigation', { name: 'Hall screen' });
    const opacity = () => getComputedStyle(controls.element()).opacity;
    expect(opacity()).toBe('0');
    dispatchEvent(new PointerEvent('pointermove'));
    await expect.poll(opacity).toBe('1');
    await expect.element(leave).toHaveAttribute('href', '/results/matches-by-hall/7');
  });

  it('takes a new release when nothing is played, never during a match', async () => {
    const activate = vi.fn<() => void>();
    changeRelease({ activate });
    const server = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const retries = vi.spyOn(globalThis, 'setInterval');
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(activate.mock.calls.length).toBe(0);
    await screen.unmount();
    await showPage({ path, known: { ...known, 'hall:7': aHallSlice({ matches: allPlayed() }) } });
    // With a server that is away the release would come without its chunks: it waits.
    await expect.poll(() => server.mock.calls.some(([address]) => address === '/health/live')).toBe(true);
    expect(activate.mock.calls.length).toBe(0);
    server.mockImplementation(() =>
      Promise.resolve(Response.json({ status: 'ok' }, { headers: { 'portal-id': 'testportal1' } })),
    );
    const [again] = retries.mock.calls.find(([, every]) => every === 30_000) ?? [];
    (again as () => void)();
    await expect.poll(() => activate.mock.calls.length).toBe(1);
    vi.restoreAllMocks();
  });

  it('asks again by itself when its first data do not come', async () => {
    vi.useRealTimers();
    const timers = vi.spyOn(globalThis, 'setInterval');
    await showPage({ path, fetch: () => Promise.reject(new Error('503')) });
    await expect.poll(() => timers.mock.calls.some(([, every]) => every === 15_000)).toBe(true);
    timers.mockRestore();
  });
});

it('[HS3] an announcement takes the place of another slide on the screen of all halls at once', async () => {
  const announcement = {
    id: 1,
    textCs: 'Modrá bunda',
    textEn: 'Blue jacket',
    startsAt: '2026-04-04T12:00:00Z',
    endsAt: '2026-04-04T20:00:00Z',
  };
  const halls = aHallsSlice();
  const partners = [{ name: 'Bakery', kind: 'main' as const, logo: null, url: null, hall: null }];
  const identity = anIdentity({ partners });
  const playlist = { slides: ['partners' as const], seconds: 10 };
  const slice = {
    ...halls,
    edition: { ...halls.edition, identity },
    playlist,
    announcements: [announcement],
  };
  const { screen } = await showPage({ path: '/results/matches-by-hall/wall', known: { halls: slice } });
  await expect.element(screen.getByText('Blue jacket')).toBeVisible();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'H07' })).toBeVisible();
});

it('the screen of all halls says where to follow on a phone, how far the day is and its goals, with those of running matches', async () => {
  const halls = aHallsSlice({ goals: 1200 });
  const identity = anIdentity({ address: 'lipovacup.example' });
  const known = { halls: { ...halls, edition: { ...halls.edition, identity } } };
  const { screen } = await showPage({ path: '/results/matches-by-hall/wall', known });
  const phone = screen.getByRole('listitem').filter({ hasText: 'lipovacup.example' });
  await expect.element(phone.getByText('4 of 7 matches played', { exact: false })).toBeVisible();
  const live = halls.halls.flatMap((hall) => hall.live);
  const more = live.reduce((sum, { homeScore, awayScore }) => sum + (homeScore ?? 0) + (awayScore ?? 0), 0);
  await expect.element(phone.getByText(`${(1200 + more).toLocaleString('en')} goals today`)).toBeVisible();
});

it('[HS3] [SS7] the screen of all halls has tables and scorers of what is played, under the scores', async () => {
  const path = '/results/matches-by-hall/wall';
  const scorer = (number: number, goals: number) => ({ name: null, number, teamId: 1, goals, matches: 5 });
  const topScorers = [scorer(14, 41), scorer(10, 38), scorer(7, 38), scorer(4, 30)];
  const category = { ...aCategorySlice(), topScorers };
  const known = { halls: aHallsSlice(), 'group:MA-C': aGroupSlice(), 'category:MA': category };
  const { screen } = await showPage({ path: `${path}?slides=tables`, known });
  await expect.element(screen.getByRole('table', { name: 'MA-C' })).toBeVisible();
  await expect.element(screen.getByText('TJ Sokol Velké Meziříčí II 17')).toBeVisible();
  await screen.unmount();
  const scorers = await showPage({ path: `${path}?slides=scorers`, known });
  await expect.element(scorers.screen.getByRole('heading', { name: /MA Scorers/ })).toBeVisible();
  const places = scorers.screen.getByRole('listitem').elements();
  expect(places.map((one) => one.firstElementChild?.textContent)).toEqual(['1', '2', '2', '4']);
  await scorers.screen.unmount();
  // Nobody has scored, or the results of the category are hidden.
  const without = { ...known, 'category:MA': { ...aCategorySlice(), topScorers: [] } };
  const halls = await showPage({ path: `${path}?slides=scorers`, known: without });
  await expect.element(halls.screen.getByRole('listitem').filter({ hasText: 'H07' })).toBeVisible();
});
