import type { UserDetail } from '@sevenmetre/contract/users/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const link = (operationId: string) => ({
  routeName: operationId,
  operationId,
  method: 'PUT' as const,
  href: '/',
});
const dana: UserDetail = {
  id: 9,
  firstName: 'Dana',
  lastName: 'Malá',
  email: 'dana@example.test',
  roles: ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'],
  emailVerified: true,
  locked: false,
  createdAt: '2026-01-01T00:00:00Z',
  phone: null,
  locale: 'cs',
  lockedAt: null,
  secondStep: false,
  sessions: 0,
  lastSeenAt: null,
  clubs: [],
  teams: [],
  referees: [],
  halls: [],
  timeline: [],
  timeZone: 'Europe/Prague',
  links: [link('userRolesSave'), link('userLock'), link('userPasswordReset')],
};

test('[PE22] an admin gives what does not organise, after a question that names what is given and taken', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/users/9',
    user: organiser,
    answers: {
      userDetail: () => ({ status: 200, body: dana }),
      userRolesSave: () => ({ status: 200, body: dana }),
    },
  });
  for (const name of ['Admin', 'Super admin'])
    await expect.element(screen.getByRole('checkbox', { name, exact: true })).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'Reporter', exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Super reporter' }).click();
  await screen.getByRole('button', { name: 'Save roles' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Add: Super reporter');
  await expect.element(dialog).toMatchTextContent('Remove: Reporter');
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await expect.element(screen.getByText('The roles of Dana Malá are saved.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'userRolesSave')?.asked.body).toEqual({
    roles: ['ROLE_COMPETITION_SUPER_REPORTER'],
    before: ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'],
  });
});

test('[PE22] an account that organises offers an admin nothing', async () => {
  const boss: UserDetail = { ...dana, roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'], links: [] };
  const { screen } = await showSignedIn({
    path: '/admin/users/9',
    user: organiser,
    answers: { userDetail: () => ({ status: 200, body: boss }) },
  });
  await expect.element(screen.getByText('only a super admin can change it', { exact: false })).toBeVisible();
  for (const name of ['Save roles', 'Lock the account', 'Send a link for a new password'])
    expect(screen.getByRole('button', { name }).query()).toBeNull();
});

test('a locked account says when it was used last in the zone of the tournament, and gets no new password', async () => {
  const locked = {
    ...dana,
    locked: true,
    lockedAt: '2026-03-02T10:00:00Z',
    lastSeenAt: '2026-03-01T23:30:00Z',
  };
  const { screen } = await showSignedIn({
    path: '/admin/users/9',
    user: organiser,
    answers: { userDetail: () => ({ status: 200, body: locked }) },
  });
  await expect.element(screen.getByText('2 Mar 2026, 00:30')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Unlock the account' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a link for a new password' }).elements()).toEqual([]);
});

test('given roles that are saved, then the focus stays on the button, and the card shows what is stored', async () => {
  let current = dana;
  const { screen } = await showSignedIn({
    path: '/admin/users/9',
    user: organiser,
    answers: {
      userDetail: () => ({ status: 200, body: current }),
      userRolesSave: () => {
        current = { ...dana, roles: ['ROLE_USER'] };
        return { status: 200, body: current };
      },
    },
  });
  await screen.getByRole('checkbox', { name: 'Reporter', exact: true }).click();
  await screen.getByRole('button', { name: 'Save roles' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Save roles' }).click();
  await expect.element(screen.getByText('The roles of Dana Malá are saved.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save roles' })).toHaveFocus();
  await expect.element(screen.getByRole('checkbox', { name: 'Reporter' })).not.toBeChecked();
});

test.each([
  ['en', 'History', 'Signed in', 'Sign-in refused', 'Account closed by its owner'],
  ['cs', 'Historie', 'Přihlášení', 'Přihlášení odmítnuto', 'Účet zrušen majitelem'],
] as const)(
  '[UR6] the history names sign-ins, refusals and a closed account (%s)',
  async (locale, title, ...names) => {
    const timeline = ['sign-in', 'sign-in.refused', 'accountClose'].map((action, index) => ({
      id: index + 1,
      at: '2026-03-01T10:00:00Z',
      action,
      by: null,
      reason: null,
      changes: [],
      fields: [],
    }));
    const { screen } = await showSignedIn({
      path: '/admin/users/9',
      locale,
      user: organiser,
      answers: { userDetail: () => ({ status: 200, body: { ...dana, timeline } }) },
    });
    const history = screen.getByRole('region', { name: title });
    for (const name of names) await expect.element(history.getByText(name, { exact: true })).toBeVisible();
  },
);

test('[LV8] the rows of a list come first, and its views are counted once they are there', async () => {
  const came = Promise.withResolvers<void>();
  const list = { rows: [dana], total: 7, page: 1, pages: 1, timeZone: 'Europe/Prague' };
  const { screen, asked } = await showSignedIn({
    path: '/admin/users',
    user: organiser,
    answers: {
      users: async ({ query }) => {
        if (query.get('size') !== '1') await came.promise;
        return { status: 200, body: list };
      },
    },
  });
  await expect.element(screen.getByRole('button', { name: 'Reporter' })).toBeVisible();
  const sizes = () =>
    asked.flatMap(({ operation, asked: { query } }) => (operation === 'users' ? query.get('size') : []));
  await expect.poll(sizes).toEqual(['10000']);
  came.resolve();
  await expect.element(screen.getByRole('link', { name: 'Malá Dana' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reporter 7' })).toBeVisible();
  expect(new Set(sizes())).toEqual(new Set(['10000', '1']));
});
