import type { TieBreakers, TieBreakersEffect } from '@sevenmetre/contract/standings/tie-breakers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  dismissToast();
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

const stored: TieBreakers = {
  edition: {
    tieBreakers: ['points', 'overallDifference', 'lots'],
    tieBreakersUnfinished: ['points'],
  },
  categories: [],
  usualHalf: null,
};
const effect: TieBreakersEffect = {
  groups: 3,
  tables: [{ groupLabel: 'MA-A', teams: [{ name: 'HK Ďurkov', before: 2, after: 1 }] }],
  seats: [],
  sides: [],
  conflicts: [],
  clashes: [],
};

const show = () =>
  showSignedIn({
    path: '/admin/settings',
    user: organiser,
    answers: {
      configuration: () => ({ status: 200, body: [] }),
      openEditions: () => ({ status: 200, body: { editions: [] } }),
      tieBreakers: () => ({ status: 200, body: stored }),
      tieBreakersEffect: () => ({ status: 200, body: effect }),
      tieBreakersSave: () => ({ status: 200, body: stored }),
    },
  });

test('[ST19] criteria are moved by a button that keeps the focus, and stored after their effect was seen', async () => {
  const { screen, asked } = await show();
  const up = screen.getByRole('button', { name: 'Move up: Goal difference' });
  await up.click();
  await expect.element(up).toHaveFocus();
  await expect.element(screen.getByText('Goal difference: 1 of 3')).toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Move down: Points' }).first())
    .toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'Save the order' }).click();
  await expect.element(screen.getByText('HK Ďurkov: 2. → 1.')).toBeVisible();
  await screen.getByRole('button', { name: 'Save and reorder' }).click();
  await expect.element(screen.getByText('Saved. The tables are updated.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'tieBreakersSave')?.asked).toMatchObject({
    body: {
      categoryId: null,
      lists: { tieBreakers: ['overallDifference', 'points', 'lots'], tieBreakersUnfinished: ['points'] },
      before: stored.edition,
    },
  });
});

test('given a phone, then the order in tables is a sentence until it is opened', async () => {
  await page.viewport(360, 740);
  const { screen } = await show();
  const order = screen.getByRole('button', { name: 'Order in tables' });
  await expect.element(order).toHaveAccessibleDescription('Points, Goal difference, Lots');
  await expect.element(screen.getByRole('button', { name: /^Move up/ }).first()).not.toBeInTheDocument();
  await order.click();
  await expect.element(screen.getByRole('button', { name: 'Move up: Goal difference' })).toBeVisible();
});
