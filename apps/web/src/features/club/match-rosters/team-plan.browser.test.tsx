import type { TeamPlan } from '@sevenmetre/contract/match-rosters/schemas';
import { expect, it } from 'vitest';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';
import { aTicket } from '../../../testing/slices.ts';

const card = { side: 'home' as const, players: 0, leaders: 0 };
const plan: TeamPlan = {
  team: { id: 5, name: 'SK Lípa', numeral: null, countryCode: 'CZ', sportCode: 'CZE' },
  clubId: 3,
  category: { code: 'MC', nameCs: 'Mladší žáci', nameEn: 'Boys C' },
  days: ['2026-04-04'],
  matches: [
    { ...card, ticket: { ...aTicket(7), day: '2026-04-04' }, state: 'confirmed', locked: true, players: 9 },
    { ...card, ticket: { ...aTicket(8), day: '2026-04-04' }, state: 'to-be-filled', locked: false },
  ],
  links: [],
};

it('the plan of a team says of each match whether its roster is closed or to be filled, and leads back to the club', async () => {
  const { screen } = await showSignedIn({
    path: '/rosters/team-plan/5',
    answers: { teamPlan: () => ({ status: 200, body: plan }) },
  });
  await expect.element(screen.getByText('Roster closed')).toBeVisible();
  await expect.element(screen.getByText('Roster to be filled')).toBeVisible();
  const rosters = screen.getByRole('link', { name: /Roster/ }).elements();
  expect(rosters.map((link) => link.getAttribute('href'))).toEqual([
    '/rosters/match/7/home',
    '/rosters/match/8/home',
  ]);
  expect(document.querySelector('a[href="/club/3"]')).not.toBeNull();
});

it('a match without a day is listed last, and leaders alone are counted, too', async () => {
  const undated = { ...aTicket(9), day: null, time: null };
  const matches: TeamPlan['matches'] = [
    { ...card, ticket: undated, state: 'saved', locked: false, leaders: 2 },
    ...plan.matches,
  ];
  const { screen } = await showSignedIn({
    path: '/rosters/team-plan/5',
    answers: { teamPlan: () => ({ status: 200, body: { ...plan, matches } }) },
  });
  const last = screen.getByRole('region').last();
  await expect.element(last.getByRole('link')).toHaveAttribute('href', '/rosters/match/9/home');
  await expect.element(last.getByText(/2 leaders/)).toBeVisible();
});

it('who does not lead the team is told that it is not here, and led back to their dashboard', async () => {
  const refused = { error: 'team-unknown' as const, additionalProperties: {} };
  const { screen } = await showSignedIn({
    path: '/rosters/team-plan/6',
    answers: { teamPlan: () => ({ status: 404, body: refused }) },
  });
  await expect.element(screen.getByRole('heading', { name: 'Not here' })).toBeVisible();
  expect(document.querySelector('main a[href="/dashboard"]')).not.toBeNull();
});
