import type {
  ClubRegistrationRow,
  ClubRegistrations,
} from '@sevenmetre/contract/registrations/admin-registrations';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const organiser = { ...aUser, roles: ['ROLE_USER' as const, 'ROLE_ADMIN' as const] };
const row: ClubRegistrationRow = {
  id: 1,
  revision: 3,
  state: 'new',
  name: 'HK Ďurkov',
  countryCode: 'SK',
  createdAt: '2026-04-04T10:00:00Z',
  teams: 2,
  acceptedTeams: 2,
  waitingTeams: 0,
  beds: 0,
  teamCategories: ['MA'],
  persons: 34,
  mails: 1,
  currency: 'EUR',
  owed: 120_000,
  paid: 0,
  checks: [{ code: 'over-capacity', about: ['ME'] }],
  actions: ['approve', 'decline'],
};
const other: ClubRegistrationRow = {
  ...row,
  id: 2,
  name: 'SG Elbtal',
  acceptedTeams: 3,
  teams: 3,
  checks: [],
};
const list: ClubRegistrations = {
  rows: [row, other],
  total: 2,
  page: 1,
  pages: 1,
  states: { new: 2, approved: 0, declined: 0, processed: 0, unknown: 0 },
  categories: [{ code: 'ME', capacity: 4, accepted: 5, waiting: 0 }],
  countries: ['SK'],
  createTill: null,
  create: 'granted',
  timeZone: 'Europe/Prague',
};

const show = (create: ClubRegistrations['create'] = 'granted') =>
  showSignedIn({
    path: '/admin/registrations',
    user: organiser,
    answers: {
      clubRegistrations: () => ({ status: 200, body: { ...list, create } }),
      clubStatesChange: () => ({
        status: 200,
        body: {
          results: [
            { id: 1, name: 'HK Ďurkov', outcome: 'done', state: 'approved' },
            { id: 2, name: 'SG Elbtal', outcome: 'changed-meanwhile', state: 'new' },
          ],
        },
      }),
    },
  });

test('the bar names what approving would bring about, asks, and tells what happened to each club', async () => {
  const { screen, asked } = await show();
  await expect.element(screen.getByText('Over capacity in ME', { exact: true })).toBeVisible();
  for (const name of ['HK Ďurkov', 'SG Elbtal'])
    await screen.getByRole('checkbox', { name: `Select ${name}` }).click();
  const bar = screen.getByRole('region', { name: 'With selected' });
  await expect.element(bar).toMatchTextContent('Accept 2 clubs: 5 teams become public, 2 e-mails are sent.');
  await bar.getByRole('button', { name: 'Accept 2 clubs' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('5 teams become public');
  await dialog.getByRole('button', { name: 'Accept 2 clubs' }).click();
  await expect
    .element(screen.getByText('SG Elbtal: Somebody has changed it in the meantime. Please look at it again.'))
    .toBeVisible();
  const call = asked.find(({ operation }) => operation === 'clubStatesChange');
  expect(call?.asked.body).toEqual({
    action: 'approve',
    reason: null,
    clubs: [
      { id: 1, revision: 3, state: 'new' },
      { id: 2, revision: 3, state: 'new' },
    ],
  });
});

test('a club is registered from here while the organiser may do so', async () => {
  const { screen } = await show();
  const link = screen.getByRole('link', { name: 'Register a club…' });
  await expect.element(link).toHaveAttribute('href', '/registration/club/create');
  await screen.unmount();
  const { screen: closed } = await show('window-closed');
  await expect.element(closed.getByText('HK Ďurkov', { exact: true })).toBeVisible();
  await expect.element(closed.getByRole('link', { name: 'Register a club…' })).not.toBeInTheDocument();
});

test('a cancelled registration needs a reason, and keys of the list select and act', async () => {
  const { screen, asked } = await show();
  const box = screen.getByRole('checkbox', { name: 'Select HK Ďurkov' });
  await expect.element(box).toBeVisible();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('jxd');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Decline registration: SG Elbtal');
  await dialog.getByRole('button', { name: 'Decline registration' }).click();
  await expect.element(screen.getByText('Field is required')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Reason' }).fill('no hall is left');
  await screen.getByRole('dialog').getByRole('button', { name: 'Decline registration' }).click();
  await expect.poll(() => asked.some(({ operation }) => operation === 'clubStatesChange')).toBe(true);
  const call = asked.find(({ operation }) => operation === 'clubStatesChange');
  expect(call?.asked.body).toMatchObject({
    action: 'decline',
    reason: 'no hall is left',
    clubs: [{ id: 2 }],
  });
});

test('all that was found is selected at once, also on other pages, and its waiting teams are named', async () => {
  const third = { ...row, id: 3, name: 'ŽRK Drava', acceptedTeams: 0, waitingTeams: 2 };
  const { screen } = await showSignedIn({
    path: '/admin/registrations?search=a',
    user: organiser,
    answers: {
      clubRegistrations: ({ query }) => {
        const rows = query.get('size') === '200' ? [row, other, third] : [row, other];
        return { status: 200, body: { ...list, rows, total: 3 } };
      },
    },
  });
  await screen.getByRole('checkbox', { name: 'Select HK Ďurkov' }).click();
  await screen.getByRole('button', { name: 'Select all 3 found' }).click();
  const bar = screen.getByRole('region', { name: 'With selected' });
  await expect.element(bar).toMatchTextContent('3 selected');
  await expect.element(bar).toMatchTextContent('2 teams stay on the waiting list');
  await expect.element(screen.getByRole('button', { name: 'Select all 3 found' })).not.toBeInTheDocument();
});

test('the search box follows a link to the list without a search', async () => {
  const { screen } = await showSignedIn({
    path: '/admin/registrations?search=elb',
    user: organiser,
    answers: { clubRegistrations: () => ({ status: 200, body: list }) },
  });
  const box = screen.getByRole('searchbox');
  await expect.element(box).toHaveValue('elb');
  await screen.getByRole('link', { name: 'Registrations', exact: true }).click();
  await expect.element(box).toHaveValue('');
});

test('opens on everybody when nobody waits', async () => {
  const asked: unknown[] = [];
  const states = { ...list.states, new: 0, approved: 2 };
  const { screen } = await showSignedIn({
    path: '/admin/registrations',
    user: organiser,
    answers: {
      clubRegistrations: ({ query }) => {
        asked.push(query);
        return { status: 200, body: { ...list, states } };
      },
    },
  });
  const all = screen.getByRole('button', { name: /^All/u });
  await expect.element(all).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked.at(-1)).not.toHaveProperty('state');
});

test('does not say that no registration matches while the rows of another state are on their way', async () => {
  const states = { ...list.states, new: 0, approved: 2 };
  let count = 0;
  const { screen } = await showSignedIn({
    path: '/admin/registrations',
    user: organiser,
    answers: {
      clubRegistrations: () => {
        count += 1;
        if (count > 1) return new Promise(() => {});
        return { status: 200, body: { ...list, rows: [], total: 0, states } };
      },
    },
  });
  await expect.poll(() => count).toBe(2);
  await expect.element(screen.getByRole('button', { name: /^All 2/u })).toBeVisible();
  await expect.element(screen.getByText('Loading…')).toBeInTheDocument();
  expect(screen.getByText('No registration matches', { exact: false }).query()).toBeNull();
});

test('says where clubs register while none has', async () => {
  const states = { new: 0, approved: 0, declined: 0, processed: 0, unknown: 0 };
  const { screen } = await showSignedIn({
    path: '/admin/registrations',
    user: organiser,
    answers: { clubRegistrations: () => ({ status: 200, body: { ...list, rows: [], total: 0, states } }) },
  });
  await expect
    .element(screen.getByText(`${location.origin}/registration/club/create`, { exact: false }))
    .toBeVisible();
});
