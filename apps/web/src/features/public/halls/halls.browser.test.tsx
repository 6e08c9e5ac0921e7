import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { aHallSlice, aHallsSlice, hallMatches } from '../../../testing/hall-slices.ts';
import { found, now, showPage } from '../../../testing/show-page.tsx';
import { aDashboardSlice } from '../../../testing/slices.ts';

const path = '/results/matches-by-hall/7';
const topic = 'hall:7';
const known = { [topic]: aHallSlice() };

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(1280, 900);
  return () => vi.useRealTimers();
});

type Screen = Awaited<ReturnType<typeof showPage>>['screen'];
/** The matches of the day, and among them the line of now. */
const itemsOf = (screen: Screen) => screen.getByRole('list').filter({ hasText: 'Now' }).getByRole('listitem');

describe('a hall', () => {
  it('opens with today: what was played, the line of now, what comes', async () => {
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByRole('heading', { name: 'Saturday 4 April · today' })).toBeVisible();
    const items = itemsOf(screen);
    await expect.poll(() => items.elements()).toHaveLength(8);
    expect(items.elements().findIndex((one) => one.id === 'now')).toBe(5);
    expect(items.nth(5).element().textContent).toBe('Now 14:27');
  });

  it('[SC13] stays on the day of the match in play after midnight', async () => {
    vi.setSystemTime('2026-04-04T22:30:00Z');
    const slice = aHallSlice();
    const [first] = slice.matches;
    if (!first) throw new Error('the hall has matches');
    const sunday = { ...first, id: 99, day: '2026-04-05', startsAt: '2026-04-05T07:00:00Z' };
    const next = { ...sunday, stageCode: 'not_started', homeScore: null, awayScore: null } as const;
    const last = slice.matches.findLastIndex(({ stageCode }) => isLive({ stageCode }));
    const matches = [
      ...slice.matches.slice(0, last + 1),
      ...slice.matches.slice(last + 1).map((one) => ({ ...one, stageCode: 'not_started' as const })),
      next,
    ];
    const days = [...new Set([...slice.days, '2026-04-05'])];
    const { screen } = await showPage({ path, known: { [topic]: { ...slice, matches, days } } });
    await expect.element(screen.getByRole('heading', { name: 'Saturday 4 April' })).toBeVisible();
  });

  it('says on its day from when to when it is closed and why, and on no other day', async () => {
    const at = (time: string) => ({ day: '2026-04-04', time });
    const closures = [{ from: at('11:30'), to: at('15:00'), reason: 'Water on the floor.' }];
    const { screen } = await showPage({ path, known: { [topic]: aHallSlice({ closures }) } });
    await expect.element(screen.getByText('Hall closed 11:30–15:00. Water on the floor.')).toBeVisible();
    await screen.getByRole('link', { name: 'Friday 3 April, 1 match' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Friday 3 April' })).toBeVisible();
    await expect.element(screen.getByText(/^Hall closed/)).not.toBeInTheDocument();
  });

  it('says of a match that was moved where it was, by eye and by ear', async () => {
    const moved = {
      day: null,
      time: '09:20',
      hall: { id: 3, code: 'H03', nameCs: 'Hala', nameEn: 'Sokolovna' },
    };
    const matches = aHallSlice().matches.map((one) => (one.id === 44 ? { ...one, moved } : one));
    const { screen } = await showPage({ path, known: { [topic]: aHallSlice({ matches }) } });
    const notes = screen.getByText('Moved from 09:20, Sokolovna', { exact: false });
    await expect
      .poll(() => notes.elements().map((one) => one.textContent))
      .toEqual([
        expect.stringMatching(/: .+ against .+ Moved from 09:20, Sokolovna\.$/),
        'Moved from 09:20, Sokolovna',
      ]);
  });

  it('[SC6] strikes planned times, says expected ones, and how late it is, once', async () => {
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByText('The hall runs 12 minutes late.', { exact: false })).toBeVisible();
    const next = itemsOf(screen).nth(6);
    expect(next.element().querySelector('s')?.textContent).toBe('14:30');
    await expect.element(next.getByText('14:42', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText(/^expected at 14:42 instead of 14:30: HC Třebín/).first())
      .toBeInTheDocument();
    expect(screen.getByText('+12 min', { exact: true }).elements()).toHaveLength(1);
  });

  it('[SC11] says planned times again when nothing has been heard for long', async () => {
    vi.setSystemTime('2026-04-04T13:20:05Z');
    const { screen } = await showPage({ path, known });
    await expect.element(itemsOf(screen).getByText('14:30', { exact: true })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('s')).toHaveLength(0);
    expect(screen.getByText(/\+\d+ min/).elements()).toEqual([]);
  });

  it('shows the day of its address, and leads to the others', async () => {
    const { screen } = await showPage({ path: `${path}?day=2026-04-03`, known });
    await expect.element(screen.getByRole('heading', { name: 'Friday 3 April' })).toBeVisible();
    expect(document.querySelector('#now')).toBeNull();
    const friday = screen.getByRole('link', { name: 'Friday 3 April, 1 match' });
    await expect.element(friday).toHaveAttribute('aria-current', 'date');
    await screen.getByRole('link', { name: 'Sunday 5 April, 1 match' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sunday 5 April' })).toBeVisible();
  });

  it('leads to now, to its place, its screen, and the hall beside it', async () => {
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByRole('link', { name: 'Jump to now' })).toHaveAttribute('href', '#now');
    const leads = [
      ['Place and directions', '/results/place/7'],
      ['Hall screen', '/results/matches-by-hall/7/screen'],
      ['Next hall: Sokolovna', '/results/matches-by-hall/8'],
    ] as const;
    for (const [name, to] of leads)
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('does not scroll sideways on a phone, in Czech neither', async () => {
    await page.viewport(360, 740);
    const { screen } = await showPage({ path, locale: 'cs', known });
    await expect.element(screen.getByText('Hala má zpoždění 12 minut.', { exact: false })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('announces a score that changes', async () => {
    const { screen, slices } = await showPage({ path, known });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Úvoz hall H07');
    const matches = hallMatches().map((match) => (match.id === 42 ? { ...match, homeScore: 18 } : match));
    slices.set(topic, found(aHallSlice({ version: 'e1.43', matches })));
    await expect
      .element(screen.getByText('TJ Sokol Velké Meziříčí II 18, SKH Řepčín 15'))
      .toHaveAttribute('role', 'status');
  });

  it('waits for the schedule', async () => {
    const empty = aHallSlice({ days: [], matches: [], categories: [] });
    const { screen } = await showPage({ path, known: { [topic]: empty } });
    await expect.element(screen.getByRole('heading', { name: 'No hall has a match yet' })).toBeVisible();
  });

  it('says that there is no such hall', async () => {
    const { screen } = await showPage({
      path: '/results/matches-by-hall/99',
      fetch: () => Promise.resolve({ status: 404, error: 'hall-unknown' }),
    });
    await expect.element(screen.getByRole('heading', { name: 'No such hall' })).toBeVisible();
    await expect.element(screen.getByText('There is no hall with number 99', { exact: false })).toBeVisible();
  });

  it('counts down to the next attempt when nothing answers', async () => {
    const { screen } = await showPage({ path, fetch: () => Promise.reject(new Error('503')) });
    await expect.element(screen.getByText(/We try again in \d s/)).toBeVisible();
  });
});

describe('all halls', () => {
  it('say what is played now and next, and which of them runs late', async () => {
    const { screen } = await showPage({ path: '/results/matches-by-hall', known: { halls: aHallsSlice() } });
    const uvoz = screen.getByRole('region', { name: 'Úvoz hall' });
    await expect
      .poll(() => uvoz.element().textContent)
      .toMatch(/\+12 min runs 12 minutes lateToday: 4 of 7 matches played/);
    expect(uvoz.getByRole('listitem').elements().length).toBe(2);
    const other = screen.getByRole('region', { name: 'Sokolovna' });
    expect(other.element().textContent).toMatch(/No more matches today/);
  });

  it('wait for the schedule', async () => {
    const { screen } = await showPage({
      path: '/results/matches-by-hall',
      known: { halls: aHallsSlice({ halls: [] }) },
    });
    await expect.element(screen.getByRole('heading', { name: 'No hall has a match yet' })).toBeVisible();
  });
});

describe('halls that the organiser does not show', () => {
  const hidden = { showsHalls: false };

  it('lead to the first page when nothing was before them', async () => {
    const { screen } = await showPage({
      path,
      known: { dashboard: aDashboardSlice() },
      fetch: ({ page: { slice } }) =>
        slice === 'hallSlice'
          ? Promise.resolve({ status: 404, error: 'halls-hidden' })
          : new Promise(() => {}),
    });
    await expect.element(screen.getByRole('heading', { name: 'Day 3' })).toBeVisible();
  });

  it('lead back to the page before', async () => {
    const length = vi.spyOn(History.prototype, 'length', 'get').mockReturnValue(2);
    const answer = Promise.withResolvers<{ status: 404; error: 'halls-hidden' }>();
    const { screen } = await showPage({
      path: '/results/matches-by-hall',
      known: { dashboard: aDashboardSlice(), halls: aHallsSlice() },
      fetch: ({ page: { slice } }) => (slice === 'hallSlice' ? answer.promise : new Promise(() => {})),
    });
    const before = screen.getByRole('region', { name: 'Sokolovna' });
    await before.getByRole('link').first().click();
    await expect.poll(() => before.elements()).toEqual([]);
    answer.resolve({ status: 404, error: 'halls-hidden' });
    await expect.element(before).toBeVisible();
    length.mockRestore();
  });

  it('are linked from nowhere', async () => {
    const dashboard = aDashboardSlice();
    const { screen, slices } = await showPage({ path: '/results', known: { dashboard } });
    await expect.element(screen.getByRole('link', { name: 'Halls' }).first()).toBeInTheDocument();
    slices.set('dashboard', found({ ...dashboard, edition: { ...dashboard.edition, ...hidden } }));
    await expect.poll(() => screen.getByRole('link', { name: 'Halls' }).elements().length).toBe(0);
  });
});
