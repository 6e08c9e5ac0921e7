import type { PaymentLink } from '@sevenmetre/contract/payment-links/schemas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(414, 896));

const none: PaymentLink = {
  template: null,
  supplierId: null,
  suppliers: [{ id: 1, name: 'Házená Lipová' }],
  confirmationPath: '/api/v1/payments/3/confirmations',
  secretMadeAt: null,
  timeZone: 'Europe/Prague',
};
const queue = { transactions: [], count: 0, counts: { unmatched: 0, matched: 0, ignored: 0 }, differing: [] };

it('[MO26] [MO27] an organiser sees where a template leads, saves it, and gets the secret once', async () => {
  let link = none;
  const { screen, asked } = await showSignedIn({
    path: '/admin/bank',
    user: organiser,
    answers: {
      bankQueue: () => ({ status: 200, body: queue }),
      bankImports: () => ({ status: 200, body: { imports: [], timeZone: 'Europe/Prague' } }),
      paymentLink: () => ({ status: 200, body: link }),
      paymentLinkSave: () => ({ status: 200, body: link }),
      paymentSecretRenew: () => {
        link = { ...link, secretMadeAt: '2026-01-10T10:00:00Z' };
        return { status: 200, body: { secret: 'a-secret-that-is-shown-once', link } };
      },
    },
  });
  const template = screen.getByLabelText(/^Address of the payment page/);
  await template.fill('https://pay.example.org/?a={amount}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/has to contain “amount” and “symbol”/)).toBeVisible();
  await template.fill('https://pay.example.org/?a={amount}&s={symbol}');
  await expect.element(screen.getByText(/^Clubs are sent to pay\.example\.org, for example:/)).toBeVisible();
  await expect.element(screen.getByText('https://pay.example.org/?a=7200.00&s=2600114')).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The payment link was saved.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'paymentLinkSave')?.asked).toMatchObject({
    body: { template: 'https://pay.example.org/?a={amount}&s={symbol}', supplierId: null },
  });
  await expect.element(screen.getByText(/confirmations are refused/)).toBeVisible();
  await screen.getByRole('button', { name: 'Make a secret' }).click();
  await expect.element(screen.getByText('a-secret-that-is-shown-once')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Make a new secret' })).toBeVisible();
  await expect.element(screen.getByText(/api\/v1\/payments\/3\/confirmations/)).toBeVisible();
});
