/**
 * Meaning of a column in a bank's table, in the order in which organisers are asked about columns; `reference` identifies a
 * movement.
 */
export const bankColumns = [
  'date',
  'amount',
  'credit',
  'debit',
  'direction',
  'currency',
  'symbol',
  'reference',
  'counterparty',
  'message',
  'balance',
] as const;
export type BankColumn = (typeof bankColumns)[number];
