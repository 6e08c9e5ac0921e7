import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import { queryClient } from '../../../lib/queries/query-client.ts';
import { type Asked, organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const money: ClubInvoice = {
  club: {
    id: 12,
    name: 'HK Lhota',
    countryCode: 'CZ',
    registrationState: 'approved',
    variableSymbol: '2600012',
  },
  finance: {
    currency: 'CZK',
    toPay: 2_210_000,
    paid: 1_000_050,
    rest: 1_209_950,
    variableSymbol: '2600012',
    orderChanged: false,
    dueDate: '2026-03-20',
    overdue: true,
    documents: [
      {
        id: 5,
        number: '2026-1-0001',
        kind: 'invoice',
        total: 2_210_000,
        currency: 'CZK',
        issuedOn: '2026-03-06',
        dueDate: '2026-03-20',
        credited: false,
        correctsNumber: null,
        locale: 'cs',
        href: '/api/v1/web/invoices/5/pdf',
        paymentCode: null,
        payTo: null,
        payLink: null,
      },
    ],
  },
  lines: [
    {
      id: 1,
      isSystem: true,
      nameCs: 'Balíček A (MA)',
      nameEn: 'Package A (MA)',
      quantity: 10,
      unitType: 'person',
      unitPrice: 221_000,
      discountPercent: 0,
      total: 2_210_000,
      currency: 'CZK',
      clubId: 3,
      pricelistItemId: null,
      supplierId: 1,
      separateInvoice: false,
      documentNumber: '2026-1-0001',
      outdated: false,
    },
  ],
  payments: [],
  suppliers: [{ id: 1, name: 'Házená Lipová' }],
  cashReceivers: [{ id: 9, name: 'Radek Pořádný' }],
  unpriced: [],
};

const cash: ClubInvoice['payments'][number] = {
  id: 4,
  paymentDate: '2026-03-10',
  orderAmount: 100_000,
  receivedAmount: 100_000,
  receivedAmountCurrency: 'CZK',
  paymentMethod: 'cash',
  clubId: 3,
  cashReceivedById: 9,
  cashReceivedBy: 'Radek Pořádný',
  supplierId: null,
  accountingDocumentId: null,
  note: null,
  createdAt: '2026-03-10T08:00:00Z',
  updatedAt: '2026-03-10T08:00:00Z',
  fromBank: false,
  origin: null,
  receiptNumber: 12,
};

describe('the money of a club', () => {
  afterEach(() => vi.unstubAllGlobals());
  const show = (answers: Parameters<typeof showSignedIn>[0]['answers'] = {}) =>
    showSignedIn({
      path: '/en/admin/club/12/invoice',
      user: organiser,
      answers: { adminClubInvoice: () => ({ status: 200, body: money }), ...answers },
    });

  it('tells what is owed, for what, and gives the paper', async () => {
    await page.viewport(1280, 900);
    const { screen } = await show();
    await expect
      .element(screen.getByRole('heading', { name: 'Invoices and payments: HK Lhota' }))
      .toBeVisible();
    const row = screen.getByRole('navigation', { name: 'Organiser' });
    await expect.element(row.getByRole('link', { name: 'Invoices' })).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByText('12,099.50 CZK')).toBeVisible();
    await expect.element(screen.getByText('Package A (MA)')).toBeVisible();
    const paper = screen.getByRole('link', { name: 'Download 2026-1-0001 as PDF' });
    await expect.element(paper).toHaveAttribute('href', '/api/v1/web/invoices/5/pdf');
  });

  it('records cash with who took it, once with one key, and says what is missing', async () => {
    const sent: Asked[] = [];
    const { screen } = await show({
      adminPaymentCreate: (asked) => {
        sent.push(asked);
        return { status: 200, body: money };
      },
    });
    await screen.getByRole('button', { name: 'Record a payment' }).click();
    const amount = screen.getByRole('textbox', { name: /^Amount credited, CZK/ });
    await expect.element(amount).toHaveValue('12099.5');
    await amount.fill('100,255');
    await screen.getByRole('button', { name: 'Record', exact: true }).click();
    await expect.element(screen.getByText('Enter an amount with at most two decimals.')).toBeVisible();
    await amount.fill('100,25');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Who took the cash' }),
      'Radek Pořádný',
    );
    await screen.getByRole('button', { name: 'Record', exact: true }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.body).toMatchObject({
      orderAmount: 10_025,
      receivedAmount: 10_025,
      receivedAmountCurrency: 'CZK',
      paymentMethod: 'cash',
      cashReceivedById: 9,
    });
  });

  it('given an overtaken invoice that is partly paid, then the question names what the new one will ask for, and no reason in our language', async () => {
    const [line] = money.lines;
    if (!line) throw new Error('The club of this test has a line');
    const lines = [
      { ...line, outdated: true },
      { ...line, id: 2, quantity: 9, total: 1_989_000, documentNumber: null },
      { ...line, id: 3, unitPrice: 5_000, quantity: 1, total: 5_000 },
    ];
    const sent: Asked[] = [];
    const { screen } = await show({
      adminClubInvoice: () => ({ status: 200, body: { ...money, lines } }),
      adminInvoicesIssue: (asked) => {
        sent.push(asked);
        return { status: 200, body: { issued: [], refused: [] } };
      },
    });
    await screen.getByRole('button', { name: 'Issue', exact: true }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('come to 19,940 CZK');
    await expect.element(dialog).toMatchTextContent('9,939.50 CZK is left to pay');
    await expect.element(dialog.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent[0]?.body).toEqual({ clubIds: [12] });
  });

  it('given a line by hand that was added, then focus is on what opened its form', async () => {
    const { screen } = await show({ adminInvoiceLineCreate: () => ({ status: 200, body: money }) });
    const opener = screen.getByRole('button', { name: 'Add a line' });
    await opener.click();
    await screen.getByRole('textbox', { name: 'Name in Czech' }).fill('Sleva');
    await screen.getByRole('textbox', { name: 'Name in English' }).fill('Discount');
    await screen.getByRole('textbox', { name: /^Unit price/ }).fill('-100');
    await screen.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => screen.getByRole('textbox', { name: 'Name in Czech' }).elements()).toEqual([]);
    await expect.element(opener).toHaveFocus();
  });

  it('proposes a reason in the language that the club reads, names that language, and credits with what is written', async () => {
    const sent: Asked[] = [];
    const { screen } = await show({
      adminInvoiceCredit: (asked) => {
        sent.push(asked);
        return { status: 409, body: { error: 'document-not-creditable', additionalProperties: {} } };
      },
    });
    await screen.getByRole('button', { name: 'Credit 2026-1-0001' }).click();
    const dialog = screen.getByRole('dialog');
    const hint = 'It is printed on the credit note, in the language of the club (Czech).';
    await expect.element(dialog.getByText(hint)).toBeVisible();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Změna objednávky');
    expect(dialog.getByText(/sent to them/).elements()).toHaveLength(0);
    await dialog.getByRole('textbox').fill('Wrong address');
    await dialog.getByRole('button', { name: 'Issue credit note' }).click();
    await expect.poll(() => sent[0]?.body).toEqual({ reason: 'Wrong address' });
    await expect.element(screen.getByText(/has already been credited/)).toBeVisible();
  });

  it('given the only payment that is removed, then the focus goes to the heading of payments', async () => {
    const paid = { ...money, payments: [cash] };
    let current = paid;
    const { screen } = await show({
      adminClubInvoice: () => ({ status: 200, body: current }),
      adminPaymentDelete: () => {
        current = { ...money, payments: [] };
        return { status: 200, body: current };
      },
    });
    await expect.element(screen.getByText(/received by Radek Pořádný\s· receipt 12$/)).toBeVisible();
    await screen.getByRole('button', { name: /^Remove the payment/ }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText('Receipt 12 is then cancelled.')).toBeVisible();
    await dialog.getByRole('textbox').fill('Entered twice');
    await dialog.getByRole('button', { name: /^Remove the payment of .*[^?]$/ }).click();
    await expect.element(screen.getByText(/^The payment of .* is removed\.$/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Payments' })).toHaveFocus();
  });

  it('given a payment that is removed, then check-in asks again what the club owes', async () => {
    const { screen } = await show({
      adminClubInvoice: () => ({ status: 200, body: { ...money, payments: [cash] } }),
      adminPaymentDelete: () => ({ status: 200, body: { ...money, payments: [] } }),
    });
    const read = [['checkIn'], ['checkInClub', { id: 12 }]];
    for (const key of read) queryClient.setQueryData(key, {});
    await screen.getByRole('button', { name: /^Remove the payment/ }).click();
    await screen.getByRole('dialog').getByRole('textbox').fill('Entered twice');
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    for (const key of read) await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
