import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aTeamSlice } from '../../../testing/slices.ts';
import { beginAtNow, found, showPage } from '../../../testing/show-page.tsx';

const path = '/results/team-detail/2';
const shown = (slice = aTeamSlice(), locale: 'en' | 'cs' = 'en') =>
  showPage({ path, locale, known: { 'team:2': slice } });

beginAtNow();

it('tells what a team plays, how it has played and who is in it', async () => {
  await page.viewport(360, 740);
  const { screen } = await shown();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: /TJ Sokol Velké Meziříčí.II/ }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: '2nd in MA-C' })).toBeVisible();
  await expect
    .element(screen.getByRole('list', { name: /Latest results/ }).getByText('Win', { exact: true }))
    .toBeInTheDocument();
  for (const name of ['The road so far', 'Roster', 'Other teams of the club']) {
    await expect.element(screen.getByRole('region', { name })).toBeVisible();
  }
  await expect
    .element(screen.getByRole('region', { name: 'Other teams of the club' }).getByRole('link'))
    .toHaveAttribute('href', '/results/team-detail/21');
  const card = screen.getByRole('article', { name: 'Today and next' });
  await expect.element(card.getByText('LIVE')).toBeVisible();
  await expect.element(card.getByText('Next', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '5:0' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: '7 No. 7' })).toBeVisible();
  await expect.element(screen.getByText('Leader: Ivana H.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

it('says of the next match that it was moved, and from where', async () => {
  const moved = { day: '2026-04-04', time: '16:00', hall: null };
  const matches = aTeamSlice().matches.map((one) => (one.id === 50 ? { ...one, moved } : one));
  const { screen } = await shown(aTeamSlice({ matches }));
  const card = screen.getByRole('article', { name: 'Today and next' });
  await expect.element(card.getByText('Moved from Sat 4 Apr 16:00', { exact: true })).toBeVisible();
});

it('lists a cancelled match as cancelled, without a result', async () => {
  const [first] = aTeamSlice().matches;
  if (!first) throw new Error('the team has no match');
  const none = { homeScore: null, awayScore: null, startsAt: null, day: null, time: null, hall: null };
  const cancelled = [
    { ...first, ...none, id: 777, cancelled: true as const, stageCode: 'not_started' as const },
  ];
  const { screen } = await shown(aTeamSlice({ cancelled }));
  const row = screen.getByRole('region', { name: 'The road so far' }).getByRole('row').last();
  await expect.element(row.getByText('cancelled').first()).toBeInTheDocument();
  await expect.element(row.getByRole('cell', { name: '–', exact: true })).toBeVisible();
});

it('leads to the teams of the club in earlier years', async () => {
  const teams = [
    { id: 902, name: 'TJ Sokol Velké Meziříčí II', category: 'MA', champion: true },
    { id: 903, name: 'TJ Sokol Velké Meziříčí I', category: 'MC', champion: false },
  ];
  const earlierYears = [{ address: '2025', year: 2025, teams }];
  const { screen } = await shown(aTeamSlice({ earlierYears }));
  const years = screen.getByRole('region', { name: 'Earlier years of TJ Sokol Velké Meziříčí' });
  await expect
    .element(years.getByRole('link', { name: 'MA TJ Sokol Velké Meziříčí II (champion)' }))
    .toHaveAttribute('href', '/2025/results/team-detail/902');
  await expect
    .element(years.getByRole('link', { name: 'MC TJ Sokol Velké Meziříčí I', exact: true }))
    .toHaveAttribute('href', '/2025/results/team-detail/903');
  await expect
    .element(years.getByRole('link', { name: 'Archive' }))
    .toHaveAttribute('href', '/results/archive');
});

it('tells no earlier years of a club that has none', async () => {
  const { screen } = await shown();
  await expect.element(screen.getByRole('region', { name: 'Other teams of the club' })).toBeVisible();
  expect(screen.getByRole('region', { name: /Earlier years/ }).elements()).toHaveLength(0);
});

it('announces a goal of the team to those who listen', async () => {
  const { screen, slices } = await shown();
  await expect.element(screen.getByText('LIVE')).toBeVisible();
  const matches = aTeamSlice().matches.map((match) =>
    match.id === 42 ? { ...match, homeScore: 18 } : match,
  );
  slices.set('team:2', found(aTeamSlice({ version: 'e1.43', matches })));
  await expect
    .element(screen.getByText('TJ Sokol Velké Meziříčí II 18, SKH Řepčín 15', { exact: true }))
    .toHaveAttribute('role', 'status');
});

it('is followed by one press and left by another', async () => {
  const { screen } = await shown();
  const star = screen.getByRole('button', { name: /^My team/ });
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('tms')).toContain('"teamId":2');
  await star.click();
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
});

it('shows neither goals nor letters where results are hidden', async () => {
  const slice = aTeamSlice();
  const matches = slice.matches.map((match) => ({ ...match, homeScore: null, awayScore: null }));
  const participants = (slice.participants ?? []).map((one) => ({ ...one, goals: null }));
  const { screen } = await shown({ ...slice, matches, participants });
  await expect.element(screen.getByRole('region', { name: 'Roster' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Goals' }).elements()).toHaveLength(0);
  expect(screen.getByRole('list', { name: /Latest results/ }).elements()).toHaveLength(0);
});

it('says in Czech that a team is not of the tournament', async () => {
  const { screen } = await showPage({
    path: '/results/team-detail/404',
    locale: 'cs',
    fetch: () => Promise.resolve({ status: 404, error: 'team-unknown' }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Takový tým tu není' })).toBeVisible();
});
