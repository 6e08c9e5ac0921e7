import type { BankQueue, BankTransaction } from '@sevenmetre/contract/bank/schemas';

/** A club that owes exactly what was paid. */
export const vltava = { id: 12, name: 'HC Vltava', currency: 'CZK', rest: 1_640_000, why: 'amount' } as const;
/** A payment that found no club, with one that is likely. */
export const payment: BankTransaction = {
  id: 4,
  account: 'CZ6508000000192000145399',
  reference: 'r-4',
  state: 'unmatched',
  method: null,
  bookedOn: '2027-01-19',
  amount: 1_640_000,
  currency: 'CZK',
  variableSymbol: '270143',
  counterparty: 'SPORTOVNÍ KLUB VLTAVA',
  message: null,
  club: null,
  origin: null,
  reason: null,
  waits: 'amount-only',
  suggestions: [vltava],
  alike: null,
};

/** Payments as they wait at the bank. */
export const queueOf = (transactions: readonly BankTransaction[]): BankQueue => ({
  transactions: [...transactions],
  count: transactions.length,
  counts: { unmatched: transactions.length, matched: 0, ignored: 0 },
  differing: [],
});
