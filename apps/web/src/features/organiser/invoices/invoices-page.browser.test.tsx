import type { InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (overdue: number, path = '/admin/invoices') => {
  const counts = { all: 9, 'to-issue': 0, owing: 7, overdue, overpaid: 0 };
  const body: InvoiceList = { rows: [], count: 0, counts, sums: [] };
  return showSignedIn({
    path,
    user: organiser,
    answers: { adminInvoices: () => ({ status: 200, body }) },
  });
};

describe('the invoices of clubs that are overdue', () => {
  it('given some, then all of them can be reminded in one step', async () => {
    const { screen } = await open(5);
    await expect
      .element(screen.getByRole('link', { name: 'Remind 5 clubs' }))
      .toHaveAttribute('href', '/admin/messages/new?for=overdue');
  });

  it.each([
    ['none', 0, ''],
    ['a search, which counts only what it found', 1, '?search=Lipov%C3%A1'],
  ])('given %s, then there is no reminder', async (_, overdue, search) => {
    const { screen } = await open(overdue, `/admin/invoices${search}`);
    await expect.element(screen.getByRole('button', { name: /^Overdue/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Remind/ }).elements()).toEqual([]);
  });
});

it('a press on a club shows its money beside the list, which keeps its place', async () => {
  const row = {
    clubId: 4,
    name: 'HC Lípa',
    countryCode: 'CZ',
    registrationState: 'approved' as const,
    currency: 'CZK' as const,
    variableSymbol: '2600004',
    toPay: 120_000,
    paid: 20_000,
    rest: 100_000,
    openLines: 0,
    outdatedLines: 0,
    invoices: 1,
    dueDate: '2026-03-01',
    overdue: true,
  };
  const counts = { all: 1, 'to-issue': 0, owing: 1, overdue: 1, overpaid: 0 };
  const { screen } = await showSignedIn({
    path: '/admin/invoices?filter=owing',
    user: organiser,
    answers: {
      adminInvoices: () => ({ status: 200, body: { rows: [row], count: 1, counts, sums: [] } }),
      adminClubInvoice: () => ({ status: 500, body: {} }),
    },
  });
  await screen.getByRole('link', { name: 'HC Lípa' }).click();
  const panel = screen.getByRole('region', { name: 'HC Lípa', exact: true });
  await expect.element(panel.getByRole('link', { name: 'Open as a page' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /^Owing/ }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(screen.getByRole('link', { name: 'Export' }))
    .toHaveAttribute('href', expect.stringContaining('filter=owing&columns=name%2CtoPay'));
});
