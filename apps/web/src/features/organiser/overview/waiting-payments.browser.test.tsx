import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import type { Answers } from '../../../testing/show-signed-in.tsx';
import { payment, queueOf, vltava } from './testing/payments.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

const overviewOf = (payments: number): AdminOverview => ({
  clubs: { waiting: 0, oldest: null, flagged: 0, registered: 0, countries: 0 },
  referees: { waiting: 0, oldest: null, approved: 0, pairs: 0 },
  unmatchedPayments: payments,
  unpaidClubs: 0,
  overdueClubs: 0,
  failedMails: 0,
  decisions: 0,
  beds: { guests: 0, persons: 0, left: 0 },
  categories: [],
  play: null,
  trend: null,
});
/** The first page with payments that wait; one that is assigned leaves. */
async function open(payments: readonly BankTransaction[], more: Answers = {}) {
  let waiting = payments;
  const shown = await showSignedIn({
    path: '/admin',
    user: organiser,
    answers: {
      adminOverview: () => ({ status: 200, body: overviewOf(waiting.length) }),
      bankQueue: () => ({ status: 200, body: queueOf(waiting) }),
      bankAssign: ({ params }) => {
        waiting = waiting.filter(({ id }) => String(id) !== params['id']);
        return { status: 200, body: { paymentId: 1 } };
      },
      ...more,
    },
  });
  const assigned = () =>
    shown.asked
      .filter(({ operation }) => operation === 'bankAssign')
      .map(({ asked: { params, body } }) => ({ id: params['id'], body }));
  return { ...shown, assigned, card: shown.screen.getByRole('region', { name: 'What is waiting for you' }) };
}

describe('payments that wait on the first page of an organiser', () => {
  it('given a payment with one likely club, then two presses of Assign make it a payment of this club once', async () => {
    const other = { ...payment, id: 5, counterparty: null, message: 'startovné', variableSymbol: null };
    const { screen, card, assigned } = await open([payment, { ...other, suggestions: [] }]);
    const row = card.getByRole('listitem').nth(0);
    await expect.element(row.getByRole('link', { name: '16,400 CZK' })).toBeVisible();
    await expect
      .element(row.getByText('from “SPORTOVNÍ KLUB VLTAVA”, VS 270143', { exact: false }))
      .toBeVisible();
    await expect.element(row.getByText('HC Vltava: owes exactly this')).toBeVisible();
    await expect.element(card.getByText('from “startovné”, no symbol', { exact: false })).toBeVisible();
    await row.getByRole('button', { name: 'Assign to HC Vltava' }).dblClick();
    await expect.element(screen.getByText('is now a payment of HC Vltava.', { exact: false })).toBeVisible();
    await expect.element(card.getByText('One unmatched payment')).toBeVisible();
    expect(card.getByText('VLTAVA', { exact: false }).elements()).toEqual([]);
    expect(assigned()).toEqual([{ id: '4', body: { clubId: 12, orderAmount: 1_640_000 } }]);
  });

  it('given a press that meets the next payment just after one has left, then it assigns nothing; a later one does', async () => {
    const { card, assigned } = await open([payment, { ...payment, id: 5 }]);
    const assign = card.getByRole('button', { name: 'Assign to HC Vltava' });
    await expect.poll(() => assign.elements().length).toBe(2);
    await assign.first().click();
    await expect.poll(() => assign.elements().length).toBe(1);
    // As the second press of a double click: at the same place, at once.
    assign.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    expect(assigned().map(({ id }) => id)).toEqual(['4']);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await assign.click();
    await expect.poll(() => assigned().map(({ id }) => id)).toEqual(['4', '5']);
  });

  it('given several likely clubs, or one that pays in the other currency, then it leads to the bank', async () => {
    const { card } = await open([
      { ...payment, id: 1, suggestions: [vltava, { ...vltava, id: 13, name: 'HK Lhota' }] },
      { ...payment, id: 2, suggestions: [{ ...vltava, currency: 'EUR', why: 'symbol' }] },
      {
        ...payment,
        id: 3,
        suggestions: [
          { ...vltava, why: 'symbol' },
          { ...vltava, id: 13, name: 'HK Lhota' },
        ],
      },
    ]);
    await expect.element(card.getByText('HC Vltava: has this symbol', { exact: true })).toBeVisible();
    expect(card.getByRole('link', { name: /^Assign .* of 19 Jan 2027$/ }).elements()).toHaveLength(2);
    expect(card.getByRole('button', { name: /^Assign to/ }).elements()).toHaveLength(1);
  });

  it('given more payments than fit, then the first five are shown, and how many more there are', async () => {
    const { card } = await open([1, 2, 3, 4, 5, 6, 7].map((id) => ({ ...payment, id })));
    await expect.element(card.getByText('2 more')).toBeVisible();
    expect(card.getByRole('button', { name: 'Assign to HC Vltava' }).elements()).toHaveLength(5);
    const all = card.getByRole('link', { name: /7 unmatched payments$/ });
    await expect.element(all).toHaveAttribute('href', '/admin/bank');
  });

  it('given a payment that somebody else assigned meanwhile, then it says so and shows what still waits', async () => {
    let isSettled = false;
    const { screen, card } = await open([payment], {
      adminOverview: () => ({ status: 200, body: overviewOf(isSettled ? 0 : 1) }),
      bankQueue: () => ({ status: 200, body: queueOf(isSettled ? [] : [payment]) }),
      bankAssign: () => {
        isSettled = true;
        return { status: 409, body: { error: 'movement-settled', additionalProperties: {} } };
      },
    });
    await card.getByRole('button', { name: 'Assign to HC Vltava' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(card.getByText('One unmatched payment')).not.toBeInTheDocument();
  });

  it('given the focus on a payment, then its key assigns it, and the focus goes to the next one', async () => {
    const { card } = await open([payment, { ...payment, id: 5, amount: 820_000 }]);
    const first = card.getByRole('link', { name: '16,400 CZK' });
    await expect.element(first).toBeVisible();
    first.element().focus();
    await userEvent.keyboard('a');
    await expect.element(first).not.toBeInTheDocument();
    await expect.element(card.getByRole('link', { name: '8,200 CZK' })).toHaveFocus();
  });

  it('given no network, then the payment stays and can be assigned by its key later', async () => {
    let isDown = true;
    const { screen, card, assigned } = await open([payment], {
      bankAssign: () => (isDown ? null : { status: 200, body: { paymentId: 1 } }),
    });
    const assign = card.getByRole('button', { name: 'Assign to HC Vltava' });
    await assign.click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(assign).not.toHaveAttribute('aria-busy', 'true');
    isDown = false;
    await userEvent.keyboard('a');
    await expect.poll(() => assigned().length).toBe(2);
  });
});
