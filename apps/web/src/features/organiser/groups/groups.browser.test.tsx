import type { AdminGroup, GroupClosing } from '@sevenmetre/contract/groups/group-closing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(async () => {
  dismissToast();
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

const group: AdminGroup = {
  id: 4,
  label: 'MA-A',
  categoryCode: 'MA',
  matches: 3,
  open: 1,
  running: 0,
  closedByHand: false,
  waiting: 2,
};
const playing: AdminGroup = { ...group, id: 5, label: 'MA-B', running: 1 };
const closing: GroupClosing = {
  group,
  seats: [{ groupLabel: 'MA final', seat: 1, before: null, after: { id: 9, name: 'HK Ďurkov' } }],
  sides: [],
  undecided: [2],
  conflicts: [],
  clashes: [],
};

test('[BR3] a group is closed after it was told which seats are filled, with a reason, and not while it plays', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/groups',
    user: organiser,
    answers: {
      adminGroups: () => ({ status: 200, body: { groups: [group, playing] } }),
      groupClosingImpact: () => ({ status: 200, body: closing }),
      groupClose: () => ({ status: 200, body: { groups: [{ ...group, closedByHand: true }] } }),
    },
  });
  await screen.getByRole('button', { name: 'Close… MA-B' }).click();
  const blocked = screen.getByRole('region', { name: 'Close MA-B' });
  await expect.element(blocked.getByText('Finish it first', { exact: false })).toBeVisible();
  await expect.element(blocked.getByRole('button', { name: 'Close the group' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Close… MA-A' }).click();
  const panel = screen.getByRole('region', { name: 'Close MA-A' });
  await expect.element(panel.getByText('MA final, seat 1: HK Ďurkov')).toBeVisible();
  await expect.element(panel.getByText('Place 2 stays open', { exact: false })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Reason' }).fill('The guests did not come');
  await panel.getByRole('button', { name: 'Close the group' }).click();
  await expect.element(screen.getByText('MA-A is closed.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'groupClose')?.asked).toMatchObject({
    params: { id: '4' },
    body: { closed: true, reason: 'The guests did not come' },
  });
});

test('a row says who stands where and how far the group is; what is over is one press away', async () => {
  const over: AdminGroup = { ...group, id: 6, label: 'MA-C', open: 0 };
  const team = { id: 9, name: 'HK Ďurkov', numeral: 'II', countryCode: 'SK', sportCode: 'HAD' };
  const row = { position: 1, team, points: 5 };
  const { screen } = await showSignedIn({
    path: '/admin/groups',
    user: organiser,
    answers: {
      adminGroups: () => ({ status: 200, body: { groups: [group, over] } }),
      categorySlice: () => ({
        status: 200,
        body: { groups: [{ label: 'MA-A', slug: 'MA-A', rows: [row] }] },
      }),
    },
  });
  const lines = screen.getByRole('listitem');
  await expect.element(lines.filter({ hasText: 'MA-A' }).first()).toMatchTextContent(/●●○1 HK Ďurkov.II 5/);
  await expect.element(screen.getByText('MA-C')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Finished 1' }).click();
  await expect.element(screen.getByText('MA-C')).toBeVisible();
  await expect.element(screen.getByText('MA-A')).not.toBeInTheDocument();
});

test('given a phone, then one category is open at a time, and the others say in a sentence how far they are', async () => {
  await page.viewport(360, 740);
  const other: AdminGroup = { ...playing, id: 7, label: 'WB-A', categoryCode: 'WB', open: 2 };
  const { screen } = await showSignedIn({
    path: '/admin/groups',
    user: organiser,
    answers: { adminGroups: () => ({ status: 200, body: { groups: [group, playing, other] } }) },
  });
  await expect.element(screen.getByRole('button', { name: 'Close… MA-A' })).toBeVisible();
  const folded = screen.getByRole('button', { name: 'Category WB' });
  await expect.element(folded).toHaveAccessibleDescription(/^WB-A.· 2 open, one is being played$/);
  await expect.element(screen.getByRole('button', { name: 'Close… WB-A' })).not.toBeInTheDocument();
  await folded.click();
  await expect.element(screen.getByRole('button', { name: 'Close… WB-A' })).toBeVisible();
  await expect.element(folded).toBeInViewport();
  await expect
    .element(screen.getByRole('button', { name: 'Category MA' }))
    .toHaveAccessibleDescription(/^MA-A, MA-B.· 2 open, one is being played$/);
  await folded.click();
  await expect.element(screen.getByRole('button', { name: 'Close… WB-A' })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(360);
  dispatchEvent(new Event('beforeprint'));
  await expect.element(screen.getByRole('button', { name: 'Close… MA-B' })).toBeVisible();
  dispatchEvent(new Event('afterprint'));
});

test('given a wide window, then all categories are open and nothing folds', async () => {
  await page.viewport(1280, 900);
  const other: AdminGroup = { ...playing, id: 7, label: 'WB-A', categoryCode: 'WB' };
  const { screen } = await showSignedIn({
    path: '/admin/groups',
    user: organiser,
    answers: { adminGroups: () => ({ status: 200, body: { groups: [group, other] } }) },
  });
  await expect.element(screen.getByRole('button', { name: 'Close… MA-A' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Close… WB-A' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Category/ }).elements()).toEqual([]);
});
