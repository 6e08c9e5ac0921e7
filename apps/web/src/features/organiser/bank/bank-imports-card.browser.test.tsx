import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BankImports, BankImportUndone, BankQueue } from '@sevenmetre/contract/bank/schemas';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

const queue: BankQueue = {
  transactions: [],
  count: 0,
  counts: { unmatched: 0, matched: 0, ignored: 0 },
  differing: [],
};
const march = {
  id: 5,
  fileName: 'march.xml',
  importedAt: '2026-03-31T10:00:00Z',
  importedBy: 'Radek Pořádný',
  undoneAt: null,
  matched: 12,
  unmatched: 2,
  ignored: 1,
  left: [{ reason: 'unexplained' as const, currency: 'CZK', rows: 1, sum: 2_600 }],
};
const undone: BankImportUndone = {
  payments: 11,
  movements: 13,
  kept: [
    {
      row: 3,
      bookedOn: '2026-03-02',
      amount: 30_000,
      currency: 'CZK',
      club: 'HK Lhota',
      why: 'settled-by-hand',
    },
  ],
};

it('given an imported file, then it is taken back after a question, and what stays is listed', async () => {
  let imports: BankImports['imports'] = [march];
  const { screen, asked } = await showSignedIn({
    path: '/admin/bank',
    user: organiser,
    answers: {
      bankQueue: () => ({ status: 200, body: queue }),
      bankImports: () => ({ status: 200, body: { imports, timeZone: 'Europe/Prague' } }),
      bankImportUndo: () => {
        imports = [{ ...march, undoneAt: '2026-04-01T10:00:00Z' }];
        return { status: 200, body: undone };
      },
    },
  });
  await expect.element(screen.getByText('Matched 12, unmatched 2, ignored 1')).toBeVisible();
  await expect
    .element(screen.getByText('Unexplained difference, such as a fee: 26.00 CZK, rows: 1'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Take back… march.xml' }).click();
  expect(asked.filter(({ operation }) => operation === 'bankImportUndo')).toEqual([]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Take march.xml back' }).click();
  await expect
    .element(screen.getByText(/Payments removed: 11. Transactions removed: 13. Kept: 1./))
    .toBeVisible();
  await expect.element(screen.getByText(/HK Lhota.*settled by hand/)).toBeVisible();
  await expect.element(screen.getByText(/^Taken back/)).toBeVisible();
});

it('given a phone, then files and online payments are a sentence each until they are opened', async () => {
  await page.viewport(360, 740);
  const link = {
    template: 'https://pay.example.org/?a={amount}&s={symbol}',
    supplierId: null,
    suppliers: [],
    confirmationPath: '/api/v1/payments/3/confirmations',
    secretMadeAt: null,
    timeZone: 'Europe/Prague',
  };
  const { screen } = await showSignedIn({
    path: '/admin/bank',
    user: organiser,
    answers: {
      bankQueue: () => ({ status: 200, body: queue }),
      bankImports: () => ({ status: 200, body: { imports: [march], timeZone: 'Europe/Prague' } }),
      paymentLink: () => ({ status: 200, body: link }),
    },
  });
  const files = screen.getByRole('button', { name: 'Imported files' });
  await expect.element(files).toHaveAccessibleDescription('march.xml. Matched 12, unmatched 2, ignored 1');
  await files.click();
  await expect.element(screen.getByRole('button', { name: 'Take back… march.xml' })).toBeVisible();
  const online = screen.getByRole('button', { name: 'Online payments' });
  await expect.element(online).toHaveAccessibleDescription('Clubs pay at pay.example.org.');
  await online.click();
  await expect.element(screen.getByRole('button', { name: 'Make a secret' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
