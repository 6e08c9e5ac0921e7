import { expect, it } from 'vitest';
import type { CurrentUser } from '@sevenmetre/contract/schemas/auth';
import { aGroupSlice } from '../testing/slices.ts';
import { showPage } from '../testing/show-page.tsx';

const user: CurrentUser = {
  id: 1,
  username: 'petra@example.test',
  firstName: 'Petra',
  lastName: 'Nováková',
  phone: null,
  roles: ['ROLE_USER'],
  createdAt: '2026-01-01T00:00:00Z',
  leadingTeams: [],
  referees: [],
  administratedClubs: [],
  dashboardMessages: [],
  links: [],
};

it('a page for users leads to sign-in without one', async () => {
  const { screen } = await showPage({ path: '/unauthorized' });
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

it('a page for users opens for one', async () => {
  const { screen } = await showPage({
    path: '/unauthorized',
    me: () => Promise.resolve({ status: 200, body: user }),
  });
  await expect.element(screen.getByText('You do not have sufficient permissions')).toBeVisible();
});

it('a network that fails signs nobody out: the page waits and tries again', async () => {
  const { screen } = await showPage({
    path: '/unauthorized',
    me: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect.element(screen.getByRole('button', { name: 'Try now' })).toBeVisible();
});

it('a public page does not wait for the user', async () => {
  const { screen } = await showPage({
    path: '/results/competition-group/MA-C',
    known: { 'group:MA-C': aGroupSlice() },
    me: () => new Promise(() => {}),
  });
  await expect.element(screen.getByRole('heading', { name: 'Table' })).toBeVisible();
});

it('an unknown address says so and leads home', async () => {
  const { screen } = await showPage({ path: '/no/such/page' });
  await expect.element(screen.getByRole('heading', { name: 'Out of court' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'To the results' }))
    .toHaveAttribute('href', '/results');
});

it('a path with a language leads to the page without it', async () => {
  const { screen } = await showPage({ path: '/cs/support' });
  await expect.element(screen.getByRole('heading', { name: 'Time-out' })).toBeVisible();
});

it('the menu closes with Escape', async () => {
  const { screen } = await showPage({ path: '/support' });
  await screen.getByRole('button', { name: /menu/i }).first().click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeVisible();
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
