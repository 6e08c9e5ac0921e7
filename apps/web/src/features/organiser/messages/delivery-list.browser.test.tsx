import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { detail, list, showMessage } from './testing/a-message.ts';

afterEach(() => dismissToast());

test('[ME13] each mail of a sent letter says what became of it, and those that came back are sent again', async () => {
  await page.viewport(1440, 900);
  const mail = {
    id: 1,
    name: 'HC Vltava',
    person: 'Iva Nová',
    email: 'iva@example.test',
    phone: null,
    seenAt: null,
    paidSince: null,
  };
  const sent: AdminMessage = {
    ...detail,
    message: {
      ...detail.message,
      overdueOnly: true,
      state: 'sent',
      sentAt: '2026-03-01T10:00:00Z',
      mails: 3,
    },
    deliveries: [
      {
        ...mail,
        state: 'sent',
        at: '2026-03-01T10:01:00Z',
        failure: null,
        seenAt: '2026-03-01T12:00:00Z',
        paidSince: { amount: 2_778_000, currency: 'CZK' },
      },
      {
        ...mail,
        id: 2,
        name: 'TV Eichwald',
        state: 'given-up',
        at: null,
        failure: { kind: 'refused', code: 'EENVELOPE 550' },
      },
      {
        ...mail,
        id: 3,
        name: 'HK Nová',
        state: 'queued',
        at: '2026-03-01T10:30:00Z',
        failure: { kind: 'unreachable', code: 'ETIMEDOUT' },
      },
    ],
  };
  const { screen, asked } = await showMessage({
    adminMessage: () => ({ status: 200, body: sent }),
    adminMessageResend: () => ({ status: 200, body: sent }),
  });
  const views = screen.getByRole('group', { name: 'Views' });
  await expect.element(views.getByRole('button', { name: 'Came back 1' })).toBeVisible();
  const table = screen.getByRole('table', { name: 'Delivery' });
  await expect.element(table.getByText('EENVELOPE 550', { exact: false })).toBeVisible();
  await expect.element(table.getByText('ETIMEDOUT, next attempt 1 Mar 2026, 11:30')).toBeVisible();
  await expect.element(table.getByText('1 Mar 2026, 13:00')).toBeVisible();
  await table.getByRole('button', { name: 'Send again: TV Eichwald' }).click();
  await expect.poll(() => asked.filter(({ operation }) => operation === 'adminMessageResend').length).toBe(1);
  await screen.getByRole('button', { name: 'Send the failed one again' }).click();
  await expect.poll(() => asked.filter(({ operation }) => operation === 'adminMessageResend').length).toBe(2);
  const calls = asked.filter(({ operation }) => operation === 'adminMessageResend');
  expect(calls.map(({ asked: { body } }) => body)).toEqual([{ deliveryIds: [2] }, { deliveryIds: [2] }]);
  await expect.element(table.getByRole('columnheader', { name: 'Paid since' })).toBeVisible();
  await expect.element(table.getByText(/27.780/)).toBeVisible();
  await table.getByRole('button', { name: 'Other address… TV Eichwald' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Send to another address' });
  const address = dialog.getByLabelText('Address');
  await address.fill('office');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('office@example.test');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(asked.filter(({ operation }) => operation === 'adminMessageResend').at(-1)?.asked.body).toEqual({
    deliveryIds: [2],
    email: 'office@example.test',
  });
});

test('[ME13] on a phone the dialog for another address says what is wrong with it', async () => {
  await page.viewport(360, 740);
  const body: AdminMessage = {
    ...detail,
    message: { ...detail.message, state: 'sent', sentAt: '2026-03-01T10:00:00Z', mails: 1 },
    deliveries: [
      {
        id: 2,
        name: 'TV Eichwald',
        person: '',
        email: 'office@example.test',
        state: 'given-up',
        at: null,
        phone: '+420 601 700 164',
        seenAt: null,
        failure: { kind: 'refused', code: 'EENVELOPE 550' },
        paidSince: null,
      },
    ],
  };
  const { screen } = await showMessage({ adminMessage: () => ({ status: 200, body }) });
  await expect
    .element(screen.getByRole('link', { name: 'Call TV Eichwald, +420 601 700 164' }))
    .toHaveAttribute('href', 'tel:+420601700164');
  await screen.getByRole('button', { name: 'Other address… TV Eichwald' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Send to another address' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByLabelText('Address')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('button', { name: 'Send again: TV Eichwald' }).elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('the list of messages has views by state, and leads to each message', async () => {
  await page.viewport(1440, 900);
  const base = detail.message;
  const messages = [
    base,
    { ...base, id: 8, internalName: 'Buses', state: 'planned', plannedAt: '2026-03-09T07:00:00Z' },
    { ...base, id: 9, internalName: 'Beds', state: 'sent', sentAt: '2026-03-01T10:00:00Z', mails: 3 },
  ];
  const { screen } = await showSignedIn({
    path: '/admin/messages',
    user: organiser,
    answers: {
      adminMessages: () => ({ status: 200, body: { ...list, templates: [], messages } }),
      listViews: () => ({ status: 200, body: { views: [] } }),
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Buses' })).toBeVisible();
  await screen.getByRole('button', { name: /^Planned/ }).click();
  await expect.element(screen.getByText('9 Mar 2026, 08:00')).toBeVisible();
  await expect.poll(() => screen.getByRole('link', { name: 'Beds' }).elements()).toEqual([]);
});

test('given no mail server, then a sent message says that its mails are kept, and which clubs have no address', async () => {
  await page.viewport(360, 740);
  const body: AdminMessage = {
    ...detail,
    message: { ...detail.message, state: 'sent', sentAt: '2026-03-01T10:00:00Z', mails: 1 },
    deliveries: [
      {
        id: 1,
        name: 'HC Vltava',
        person: 'Iva Nová',
        email: 'iva@example.test',
        state: 'sent',
        at: '2026-03-01T10:00:00Z',
        phone: null,
        seenAt: null,
        failure: null,
        paidSince: null,
      },
    ],
  };
  const mails = { transport: 'files', waiting: 0, givenUp: 0, givenUpMails: [], mails: [] };
  const { screen } = await showMessage({
    adminMessage: () => ({ status: 200, body }),
    mails: () => ({ status: 200, body: mails }),
  });
  await expect.element(screen.getByText(/No mail server is configured/)).toBeVisible();
  await expect.element(screen.getByText('kept, not sent')).toBeVisible();
  await screen.getByText('Without an address, so no e-mail: 1').click();
  await expect
    .element(screen.getByRole('link', { name: 'Call Ztracený klub, +420 602 222 222' }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 900);
});
