import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MadeTable, madeTables } from '../testing/bank-tables.ts';
import { parseBankFile } from './read-bank-file.ts';

/** The nightly job runs ten seeds: a hundred thousand tables. */
const numRuns = process.env['PROPERTY_SEED'] === undefined ? 2_000 : 10_000;
/** On a machine that does other work too. */
const milliseconds = 600_000;

describe('generated tables of banks', () => {
  it(
    '[MO23] are read as they were made, or asked about, and lose neither a row nor money',
    { timeout: milliseconds },
    async () => {
      let asked = 0;
      await fc.assert(
        fc.asyncProperty(madeTables, async (table) => {
          asked += (await check(table)) ? 0 : 1;
        }),
        { numRuns },
      );
      expect(asked / numRuns).toBeLessThan(0.25);
    },
  );
});

/** Whether the table was read without a question. */
async function check({ rows, bytes }: MadeTable): Promise<boolean> {
  const file = await parseBankFile({ bytes, query: { accountCurrency: 'CZK' } });
  if ('error' in file) throw new Error(file.error);
  const { movements, left, questions } = file;
  expect(movements.length + left.length).toBe(rows.length);
  const kinds = new Set(questions.map(({ kind }) => kind));
  const waiting = left.filter(({ reason }) => reason === 'asked');
  expect(waiting.length > 0).toBe(kinds.has('amounts'));
  const incoming = rows.filter(({ amount }) => amount > 0);
  const outgoing = rows.filter(({ amount }) => amount < 0);
  if (kinds.size === 0) {
    expect(
      movements.map(({ bookedOn, amount, variableSymbol, counterparty }) => [
        bookedOn,
        amount,
        variableSymbol,
        counterparty,
      ]),
    ).toEqual(incoming.map(({ day, amount, symbol, payer }) => [day, amount, symbol || null, payer]));
    expect(left.map(({ amount, reason }) => [amount, reason])).toEqual(
      outgoing.map(({ amount }) => [amount, 'outgoing']),
    );
    return true;
  }
  // What is not asked about is right.
  const sums = rows.map(({ amount }) => amount);
  for (const { amount } of movements) expect(sums).toContain(amount);
  for (const { amount, reason } of left) if (reason !== 'asked') expect(sums).toContain(amount);
  return false;
}
