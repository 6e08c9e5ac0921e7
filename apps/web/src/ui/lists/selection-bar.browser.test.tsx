import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import type { FinanceRow, InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import { dismissToast, showToast } from '../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../testing/show-signed-in.tsx';

const row: FinanceRow = {
  clubId: 1,
  name: 'HK Lhota 1',
  countryCode: 'CZ',
  registrationState: 'approved',
  currency: 'CZK',
  variableSymbol: '2600001',
  toPay: 100,
  paid: 0,
  rest: 100,
  openLines: 1,
  outdatedLines: 0,
  invoices: 0,
  dueDate: null,
  overdue: false,
};

/** The list of invoices with so many clubs, the first one selected. */
async function select([width, height]: readonly [number, number], clubs: number) {
  await page.viewport(width, height);
  const rows = Array.from({ length: clubs }, (_, index) => {
    return { ...row, clubId: index + 1, name: `HK Lhota ${index + 1}` };
  });
  const counts = { all: clubs, 'to-issue': clubs, owing: 0, overdue: 0, overpaid: 0 };
  const body: InvoiceList = { rows, count: clubs, counts, sums: [] };
  const { screen } = await showSignedIn({
    path: '/admin/invoices',
    user: organiser,
    answers: { adminInvoices: () => ({ status: 200, body }) },
  });
  window.scrollTo(0, 0);
  await expect.element(screen.getByText('HK Lhota 1', { exact: true })).toBeInTheDocument();
  const [first] = screen.getByRole('checkbox', { name: 'Select HK Lhota 1', exact: true }).elements();
  (first as HTMLElement).click();
  window.scrollTo(0, 0);
  const region = screen.getByRole('region', { name: 'With selected' });
  await expect.element(region).toBeVisible();
  const boxOf = (part: Locator) => part.element().getBoundingClientRect();
  return { screen, boxOf, bar: () => boxOf(region) };
}

const wide = [1280, 800] as const;
const phone = [360, 640] as const;

describe('the bar of selected rows', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    dismissToast();
  });

  it.each([
    ['a short list on a wide screen', wide, 2],
    ['a long list on a wide screen', wide, 40],
    ['a short list on a phone', phone, 1],
    ['a long list on a phone, whose rows begin below what is seen', phone, 40],
  ] as const)(
    'given %s, then it stands at the bottom, above the menu, wherever one has scrolled',
    async (_, view, clubs) => {
      const { screen, boxOf, bar } = await select(view, clubs);
      const menu = screen.getByRole('navigation', { name: 'Quick' });
      const floor = view === phone ? boxOf(menu).top : view[1];
      await expect.poll(() => bar().bottom).toBeLessThanOrEqual(floor);
      // On a wide screen the line of keys stands below it.
      expect(bar().bottom).toBeGreaterThan(floor - (view === phone ? 24 : 60));
      await expect.poll(() => document.documentElement.style.getPropertyValue('--bulk-height')).not.toBe('');
      const last = screen.getByRole('table');
      // On a wide screen the rows scroll in their frame, on a phone the page does.
      for (let part: Element | null = last.element(); part !== null; part = part.parentElement)
        part.scrollTop = part.scrollHeight;
      expect(bar().bottom).toBeLessThanOrEqual(floor);
      // What stands last can still be read and pressed.
      await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(bar().top);
    },
  );

  it.each([
    ['on a wide screen', wide],
    ['on a phone', phone],
  ] as const)('given a notice %s, then it leaves the bar free, however high that is', async (_, view) => {
    const { screen, boxOf, bar } = await select(view, 2);
    showToast('done', 'Something was done');
    const notice = screen.getByRole('status').filter({ hasText: 'Something was done' });
    await expect.element(notice).toBeVisible();
    await expect.poll(() => boxOf(notice).bottom).toBeLessThanOrEqual(bar().top);
    expect(boxOf(notice).top).toBeGreaterThan(0);
  });
});
