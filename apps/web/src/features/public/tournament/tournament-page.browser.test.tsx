import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { favourites } from '../../../lib/favourites/favourites.ts';
import { twoFrames, watchLayoutShifts } from '../../../testing/layout-shifts.ts';
import { aDashboardSlice, aTeamSlice, aTicket, teams } from '../../../testing/slices.ts';
import { beginAtNow, found, showPage } from '../../../testing/show-page.tsx';

const path = '/results';

beginAtNow();

function groups(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const short = index < 2 ? ['A', 'B'][index] : `SF${index}`;
    return { label: `MA-${short}`, slug: `MA-${short}`, short: short ?? '' };
  });
}

function dashboard() {
  const slice = aDashboardSlice({
    next: Array.from({ length: 12 }, (_, index) => aTicket(100 + index)),
  });
  const [first] = slice.categories;
  if (!first) throw new Error('the fixture has categories');
  return { ...slice, categories: [{ ...first, groups: groups(6) }] };
}

it('shows the next eight matches and unfolds the others', async () => {
  const { screen } = await showPage({ path, known: { dashboard: dashboard() } });
  const list = screen.getByRole('region', { name: 'Next matches' });
  await expect.element(list.getByRole('listitem').nth(7)).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(8);
  await list.getByText('4 more matches').click();
  await expect.element(list.getByRole('listitem').nth(11)).toBeVisible();
});

it('leads from a whole card to its category on a phone', async () => {
  await page.viewport(360, 740);
  const { screen } = await showPage({ path, known: { dashboard: dashboard() } });
  const card = screen.getByRole('link', { name: 'MA', exact: true });
  await expect.element(card).toHaveAttribute('href', '/results/team-category/MA');
  expect(screen.getByRole('link', { name: 'Group MA-A' }).elements()).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

it('shows lettered groups at once where there is room, each group once', async () => {
  await page.viewport(1280, 900);
  const { screen } = await showPage({ path, known: { dashboard: dashboard() } });
  await expect.element(screen.getByRole('link', { name: 'Group MA-A' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Group/ }).elements()).toHaveLength(2);
});

it('shows what is played first, then how to follow a team', async () => {
  await page.viewport(360, 740);
  const { screen } = await showPage({ path, known: { dashboard: dashboard() } });
  const live = screen.getByRole('region', { name: 'Live now' }).element().getBoundingClientRect();
  const mine = screen.getByRole('region', { name: 'My teams' });
  await expect.element(mine.getByText(/Put a star on a team/)).toBeVisible();
  expect(live.top).toBeLessThan(400);
  expect(mine.element().getBoundingClientRect().top).toBeGreaterThan(live.bottom - 1);
});

it.each([1280, 1920])(
  'has what is played, has just finished and comes next beside each other at %i px, in the order of reading',
  async (width) => {
    await page.viewport(width, 900);
    const justFinished = [aTicket(90, { stageCode: 'finished', homeScore: 14, awayScore: 13 })];
    const { screen } = await showPage({ path, known: { dashboard: { ...dashboard(), justFinished } } });
    const boxOf = (name: string) => screen.getByRole('region', { name }).element().getBoundingClientRect();
    await expect.element(screen.getByRole('region', { name: 'Live now' })).toBeVisible();
    const [live, finished, next, mine] = ['Live now', 'Just finished', 'Next matches', 'My teams'].map(boxOf);
    if (!live || !finished || !next || !mine) throw new Error('the page has these lists');
    expect(finished.left).toBeGreaterThan(live.right);
    expect(mine.left).toBeGreaterThan(next.right);
    // Three columns of lists where there is room, else what comes next below what has finished.
    if (width === 1920) expect(next.left).toBeGreaterThan(finished.right);
    else expect(next.top).toBeGreaterThan(finished.bottom);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

it('is headed by the day of a team that is followed: now, next, way, calendar and bell', async () => {
  await page.viewport(360, 740);
  favourites.set(2, true);
  const { screen } = await showPage({ path, known: { dashboard: dashboard(), 'team:2': aTeamSlice() } });
  const card = screen.getByRole('article', { name: /Sokol Velké Meziříčí/ });
  await expect.element(card.getByText('LIVE')).toBeVisible();
  await expect.element(card.getByText('Centrum hall (H01)')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: /^Directions/ }))
    .toHaveAttribute('href', expect.stringMatching(/49\.209,16\.6$/));
  await expect.element(card.getByRole('button', { name: /^Calendar/ })).toBeVisible();
  await expect.element(card.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  const [first] = screen.getByRole('main').getByRole('region').elements();
  expect(first?.id).toBe('my-teams');
  await screen.getByRole('button', { name: '1 team' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Country' })).toBeVisible();
});

it('warns of two followed teams that play at once', async () => {
  const at = (id: number, time: string) => aTicket(id, { startsAt: `2026-04-04T${time}:00Z` });
  const other = { ...aTeamSlice(), team: { ...aTeamSlice().team, id: 21 } };
  favourites.set(2, true);
  favourites.set(21, true);
  const known = {
    dashboard: dashboard(),
    'team:2': aTeamSlice({ matches: [at(60, '13:00')] }),
    'team:21': { ...other, matches: [at(61, '13:10')] },
  };
  const { screen } = await showPage({ path, known });
  await expect.element(screen.getByRole('group', { name: 'Overlap' })).toBeVisible();
  await expect.element(screen.getByText(/^Overlap: the match at 14:20 ends about 15:33/)).toBeVisible();
});

const over = { stageCode: 'finished', homeScore: 21, awayScore: 19 } as const;
const twoFollowed = (first: readonly MatchTicket[], second: readonly MatchTicket[]) => {
  const known = (team: typeof teams.sokol, matches: readonly MatchTicket[]) => {
    favourites.set(team.id, true);
    const home = { team, placeholder: null, projected: null };
    return aTeamSlice({ team, matches: matches.map((match) => ({ ...match, home })) });
  };
  return {
    [`team:${teams.sokol.id}`]: known(teams.sokol, first),
    [`team:${teams.trebin.id}`]: known(teams.trebin, second),
  };
};

it('leads from the card of each of two teams to its last match, hours later and beside the next one', async () => {
  await page.viewport(360, 740);
  const morning = { ...over, startsAt: '2026-04-04T06:00:00Z', time: '08:00' };
  const known = twoFollowed([aTicket(70, morning), aTicket(72)], [aTicket(71, morning), aTicket(73)]);
  const { screen } = await showPage({ path, known: { dashboard: dashboard(), ...known } });
  for (const [team, match] of [
    [/Sokol Velké Meziříčí/u, 70],
    [/HC Třebín/u, 71],
  ] as const) {
    const card = screen.getByRole('article', { name: team });
    await expect.element(card.getByText('Last match: Win')).toBeVisible();
    const links = card.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/results/match/${match}`);
  }
});

it('shows the result of a followed team in the place of the match that ends, without moving anything', async () => {
  await page.viewport(360, 740);
  const slice = dashboard();
  const home = { team: teams.sokol, placeholder: null, projected: null };
  const playing = aTicket(80, { home, stageCode: '2nd_half', homeScore: 20, awayScore: 19 });
  const known = twoFollowed([playing, aTicket(81)], [aTicket(82)]);
  const before = { ...slice, live: [playing] };
  const { screen, slices } = await showPage({ path, known: { dashboard: before, ...known } });
  const card = screen.getByRole('article', { name: /Sokol Velké Meziříčí/u });
  await expect.element(card.getByText('LIVE')).toBeVisible();
  await document.fonts.ready;
  await twoFrames();
  const shifts = watchLayoutShifts();
  const ended = { ...playing, ...over };
  slices.set('dashboard', found({ ...before, version: 'e1.43', live: [], justFinished: [ended] }));
  await expect.element(card.getByText('Last match: Win')).toBeVisible();
  await expect.element(card.getByText('21:19')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.01);
});

it('reads out a goal of a team that is followed, of the others none', async () => {
  const slice = dashboard();
  const known = { dashboard: slice, 'team:2': aTeamSlice() };
  favourites.set(2, true);
  const { screen, slices } = await showPage({ path, known });
  await expect.element(screen.getByRole('article')).toBeVisible();
  const regions = screen.getByRole('region', { name: 'My teams' }).getByRole('status');
  const read = () => regions.elements().map(({ textContent }) => textContent);
  await expect.poll(read).toEqual(['']);
  const live = slice.live.map((match) => ({ ...match, homeScore: (match.homeScore ?? 0) + 1 }));
  slices.set('dashboard', found({ ...slice, version: 'e1.43', live }));
  await expect.poll(read).toEqual(['TJ Sokol Velké Meziříčí II 18, SKH Řepčín 15']);
});

it('has no “now” before the first day, and counts nothing that has not happened', async () => {
  const slice = dashboard();
  const numbers = { ...slice.numbers, live: 0, played: 0, goals: 0, today: 0, playedToday: 0 };
  const known = { dashboard: { ...slice, day: null, live: [], next: [], numbers } };
  const { screen } = await showPage({ path, known });
  await expect.element(screen.getByRole('heading', { name: 'Categories' })).toBeVisible();
  expect(screen.getByText('No match is being played right now.').elements()).toHaveLength(0);
  expect(screen.getByText(/^goals/u).elements()).toHaveLength(0);
});

it('says before the tournament how to register, what is due when, and who won last time', async () => {
  await page.viewport(1280, 900);
  vi.setSystemTime(Date.parse('2026-01-12T10:00:00Z'));
  const before = {
    deadlines: [
      { kind: 'registration-opens' as const, at: '2025-11-01T08:00:00Z' },
      { kind: 'registration-closes' as const, at: '2026-01-31T22:59:59Z' },
    ],
    champions: {
      year: 2025,
      address: '2025',
      rows: [{ category: 'MA', matchId: 9, teamId: 4, team: 'SG Elbtal', countryCode: 'DE' }],
    },
  };
  const known = { dashboard: { ...dashboard(), day: null, live: [], next: [], before } };
  const { screen } = await showPage({ path, known });
  await expect.element(screen.getByText('Registration is open until 31 January.')).toBeVisible();
  const register = screen.getByRole('link', { name: 'Register a team' });
  await expect.element(register).toHaveAttribute('href', '/join');
  const dates = screen.getByRole('region', { name: 'Dates' });
  expect(dates.getByRole('listitem').elements()[0]?.textContent).toMatch(/Registration opens.*over/u);
  await expect.element(dates.getByText('in 19 days')).toBeVisible();
  const champion = screen.getByRole('link', { name: /SG Elbtal/u });
  await expect.element(champion).toHaveAttribute('href', '/2025/results/match/9');
  const take = dates.getByRole('button', { name: 'Take along' });
  expect(getComputedStyle(take.element()).borderTopWidth).toBe('0px');
  await take.click();
  const file = screen.getByRole('dialog').getByRole('link', { name: 'File .ics' });
  await expect.element(file).toHaveAttribute('href', '/api/v1/calendar/dates.ics?lang=en');
});

it('offers no registration that is closed', async () => {
  vi.setSystemTime(Date.parse('2026-02-12T10:00:00Z'));
  const deadlines = [{ kind: 'registration-closes' as const, at: '2026-01-31T22:59:59Z' }];
  const before = { deadlines, champions: null };
  const known = { dashboard: { ...dashboard(), day: null, live: [], next: [], before } };
  const { screen } = await showPage({ path, known });
  await expect.element(screen.getByText('Registration is closed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register a team' }).elements()).toHaveLength(0);
});

it('is not played out while the last match is, though the last day is over', async () => {
  const slice = dashboard();
  vi.setSystemTime(Date.parse('2026-04-10T00:10:00Z'));
  const known = { dashboard: { ...slice, day: null, numbers: { ...slice.numbers, live: 1 } } };
  const { screen } = await showPage({ path, known });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Live now' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '1 live right now' })).toBeVisible();
  expect(screen.getByText('All is decided.').elements()).toHaveLength(0);
});
