import type { TieBreakers, TieBreakersEffect } from '@sevenmetre/contract/standings/tie-breakers';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
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

test('[ST19] criteria are moved by a button that keeps the focus, and stored after their effect was seen', async () => {
  const { screen, asked } = await showSignedIn({
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
