import type { ClosingFacts } from '@sevenmetre/contract/contents/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { edition, waits } from './testing/editions.ts';
import { openOverview, quietOverview } from './testing/open-overview.tsx';

afterEach(() => vi.unstubAllGlobals());

const over = { ...edition, phase: 'after' as const, progress: null };
const facts: ClosingFacts = {
  open: { unplayed: 0, unapproved: 2, lots: 0, seats: 1, protests: 1, unpaid: 3 },
  unsealed: 0,
  areResultsShown: true,
  unmatched: 1,
  presenceOpen: 4,
  next: null,
  isClosed: false,
};
const open = async (some: Partial<ClosingFacts>, isSuper: boolean) => {
  await page.viewport(1280, 900);
  const { screen } = await openOverview(
    quietOverview,
    {
      contents: () => ({ status: 200, body: { edition: 1, editions: [over], waits } }),
      closingSteps: () => ({ status: 200, body: { ...facts, ...some } }),
    },
    ['ROLE_USER', isSuper ? 'ROLE_SUPER_ADMIN' : 'ROLE_ADMIN'],
  );
  const card = screen.getByRole('region', { name: 'After the last match' });
  await expect.element(card).toBeVisible();
  return { screen, card };
};

describe('the overview after the last match', () => {
  it('given open results, a protest and debts, then each step says what is left, and closing waits for them', async () => {
    const { screen, card } = await open({}, true);
    await expect
      .element(screen.getByText(/Still open: results, protests and debts of clubs\./))
      .toBeVisible();
    await expect.element(screen.getByText('2 of 9')).toBeVisible();
    const steps = card.getByRole('listitem').elements();
    expect(steps[0]?.textContent).toContain('2 results are not approved. One seat has no team.');
    expect(steps[5]?.textContent).toContain('Waits for 5');
    expect(steps[6]?.textContent).toContain('Of 4 people it is not known whether they came');
    expect(steps[8]?.textContent).toContain('Waits for 1, 2, 6');
    const links = card.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/matches',
      '/admin/control-room',
      '/admin/control-room',
      '/admin/settings?search=Show%20results%20on%20the%20web',
      '/admin/bank',
      '/admin/duty',
      '/admin/editions',
    ]);
  });

  const none = { unplayed: 0, unapproved: 0, lots: 0, seats: 0, protests: 0, unpaid: 0 };
  const next = { name: 'Lipová Cup', year: 2029 };

  it('given nothing open, then it is ready, and super admins are led to where it is closed', async () => {
    const { screen, card } = await open({ open: none, unmatched: 0, presenceOpen: 0, next }, true);
    await expect.element(screen.getByText('Ready to close.', { exact: false })).toBeVisible();
    await expect.element(card.getByText('Lipová Cup 2029.', { exact: false })).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: 'Close it: Close the edition' }))
      .toHaveAttribute('href', '/admin/editions');
  });

  it('given an organiser who may not close editions, then nothing leads to the page of editions', async () => {
    const { card } = await open({ open: none, next }, false);
    const paths = card
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(paths).not.toContain('/admin/editions');
  });
});
