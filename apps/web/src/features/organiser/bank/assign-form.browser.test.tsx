import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BankQueue } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow, InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const row: FinanceRow = {
  clubId: 12,
  name: 'HK Lhota',
  countryCode: 'CZ',
  registrationState: 'approved',
  currency: 'CZK',
  variableSymbol: '2600012',
  toPay: 250_000,
  paid: 0,
  rest: 250_000,
  openLines: 0,
  outdatedLines: 0,
  invoices: 1,
  dueDate: '2026-03-20',
  overdue: false,
};
const queue: BankQueue = {
  transactions: [
    {
      id: 4,
      account: 'CZ6508000000192000145399',
      reference: 'r-4',
      state: 'unmatched',
      method: null,
      bookedOn: '2026-03-02',
      amount: 10_000,
      currency: 'EUR',
      variableSymbol: null,
      counterparty: 'HK Lhota',
      message: null,
      club: null,
      origin: null,
      reason: null,
      waits: 'nothing',
      suggestions: [],
      alike: null,
    },
  ],
  count: 1,
  counts: { unmatched: 1, matched: 0, ignored: 0 },
  differing: [],
};
const list: InvoiceList = {
  rows: [row],
  count: 1,
  counts: { all: 1, 'to-issue': 0, owing: 1, overdue: 0, overpaid: 0 },
  sums: [],
};

/** Its actions are in the panel beside the list. */
async function openMovement(name: RegExp) {
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByRole('region', { name })).toBeVisible();
}

describe('assigning a movement that came in another currency', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('given no amount, then the field has the focus with what is wrong, each time; what is typed takes that away', async () => {
    const { screen, asked } = await showSignedIn({
      path: '/admin/bank',
      user: organiser,
      answers: {
        bankQueue: () => ({ status: 200, body: queue }),
        bankAssign: () => ({ status: 200, body: {} }),
        adminInvoices: () => ({ status: 200, body: list }),
      },
    });
    await openMovement(/^100 EUR$/);
    await screen.getByRole('button', { name: /^Assign €?.*of/ }).click();
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Club by name or variable symbol' }), 'Lhota');
    const field = screen.getByLabelText('Amount credited, CZK');
    const assign = screen.getByRole('button', { name: 'Assign to HK Lhota' });
    await assign.click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Enter an amount with at most two decimals.');
    await assign.click();
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, '2500');
    await expect.element(field).toBeValid();
    expect(asked.filter(({ operation }) => operation === 'bankAssign')).toEqual([]);
    await assign.click();
    await expect.element(screen.getByText('100 EUR is now a payment of HK Lhota.')).toBeVisible();
  });

  it('given what is matched, then it is said how that is undone', async () => {
    const { screen } = await showSignedIn({
      path: '/admin/bank?state=matched',
      user: organiser,
      answers: {
        bankQueue: () => ({
          status: 200,
          body: { ...queue, transactions: queue.transactions.map((row) => ({ ...row, state: 'matched' })) },
        }),
      },
    });
    await openMovement(/^100 EUR$/);
    await expect.element(screen.getByText(/^To undo a match, remove the payment/)).toBeVisible();
  });
});

describe('a movement that waits', () => {
  const [movement] = queue.transactions;
  const vltava = { id: 12, name: 'HC Vltava', currency: 'CZK', rest: 10_000, why: 'amount' } as const;
  const open = (
    suggestions: BankQueue['transactions'][number]['suggestions'],
    waits: BankQueue['transactions'][number]['waits'] = 'amount-only',
  ) =>
    showSignedIn({
      path: '/admin/bank',
      user: organiser,
      answers: {
        bankQueue: () => ({
          status: 200,
          body: { ...queue, transactions: [{ ...movement, currency: 'CZK', suggestions, waits }] },
        }),
        bankAssign: () => ({ status: 200, body: { paymentId: 1 } }),
        bankDivide: () => ({ status: 200, body: {} }),
      },
    });
  afterEach(() => vi.unstubAllGlobals());

  it('given one likely club, then it says why, and assigns to it in one press or to another club', async () => {
    const { screen, asked } = await open([vltava]);
    await openMovement(/^100 CZK$/);
    const panel = screen.getByRole('region', { name: '100 CZK' });
    await expect.element(panel.getByText('HC Vltava: owes exactly this')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Other club…/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Assign to HC Vltava' }).click();
    await expect.element(screen.getByText('is now a payment of HC Vltava.', { exact: false })).toBeVisible();
    const calls = asked.filter(({ operation }) => operation === 'bankAssign');
    expect(calls.map(({ asked: { body } }) => body)).toEqual([{ clubId: 12, orderAmount: 10_000 }]);
  });

  it('given symbols of two clubs, then it says so, and is divided only into parts that add up to it', async () => {
    const named = { ...vltava, why: 'symbol' } as const;
    const two = [
      { ...named, rest: 6_000 },
      { ...named, id: 13, name: 'HK Lhota', rest: 9_000 },
    ];
    const { screen, asked } = await open(two, 'several-symbols');
    await openMovement(/^100 CZK$/);
    await expect.element(screen.getByText('Waits: it names more than one club or symbol')).toBeVisible();
    await screen.getByRole('button', { name: /^Divide 100 CZK of/ }).click();
    const save = screen.getByRole('button', { name: 'Divide the payment' });
    const first = screen.getByLabelText('HC Vltava, CZK');
    await expect.element(first).toHaveValue('60');
    await expect.element(screen.getByLabelText('HK Lhota, CZK')).toHaveValue('40');
    await userEvent.fill(first, '50');
    await expect.element(screen.getByText('Left to divide: 10 CZK')).toBeVisible();
    await save.click();
    await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
    expect(asked.filter(({ operation }) => operation === 'bankDivide')).toEqual([]);
    await userEvent.fill(first, '60');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('100 CZK is divided.')).toBeVisible();
    const calls = asked.filter(({ operation }) => operation === 'bankDivide');
    expect(calls.map(({ asked: { body } }) => body)).toEqual([
      {
        parts: [
          { clubId: 12, amount: 6_000, orderAmount: 6_000 },
          { clubId: 13, amount: 4_000, orderAmount: 4_000 },
        ],
      },
    ]);
  });

  it('given several clubs that are as likely, then the club has to be chosen', async () => {
    const { screen } = await open([vltava, { ...vltava, id: 13, name: 'HK Lhota' }]);
    await openMovement(/^100 CZK$/);
    await expect.element(screen.getByRole('button', { name: /^Assign / })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Assign to/ }).elements()).toEqual([]);
  });
});

describe('the list of payments', () => {
  const [movement] = queue.transactions;
  const vltava = { id: 12, name: 'HC Vltava', currency: 'CZK', rest: 10_000, why: 'symbol' } as const;
  const certain = { ...movement, currency: 'CZK', waits: 'released', suggestions: [vltava] };
  const byHand = { ...movement, id: 4, state: 'by-hand', method: 'cash', waits: null };
  afterEach(async () => {
    vi.unstubAllGlobals();
    await page.viewport(414, 896);
  });

  it('given some selected, then the buttons say how many have a club, and each is assigned by itself', async () => {
    await page.viewport(1440, 900);
    const { screen, asked } = await showSignedIn({
      path: '/admin/bank',
      user: organiser,
      answers: {
        bankQueue: () => ({
          status: 200,
          body: { ...queue, transactions: [certain, { ...certain, id: 5, suggestions: [] }, byHand] },
        }),
        bankAssign: () => ({ status: 200, body: { paymentId: 1 } }),
      },
    });
    await screen.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect.element(screen.getByText('one stays: no club is certain')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Ignore 2…' })).toBeVisible();
    await screen.getByRole('button', { name: 'Assign one' }).click();
    await expect.element(screen.getByText('1 of 1 done.')).toBeVisible();
    const calls = asked.filter(({ operation }) => operation === 'bankAssign');
    expect(calls.map(({ asked: { params, body } }) => [params['id'], body])).toEqual([
      ['4', { clubId: 12, orderAmount: 10_000 }],
    ]);
    await expect
      .element(screen.getByRole('link', { name: 'Export' }))
      .toHaveAttribute('href', expect.stringContaining('/bank.xlsx?state=unmatched&columns=name%2Cday'));
  });
});
