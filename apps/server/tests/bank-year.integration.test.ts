import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankImportResult, BankPreview } from '@sevenmetre/contract/bank/schemas';
import {
  bankYear,
  type YearBank,
  yearBanks,
  type YearEntry,
  type YearFile,
} from '../src/features/bank/testing/bank-year.ts';
import { bankTransactions, payments } from '../src/platform/database/schema/index.ts';
import { BankDesk } from './bank-desk.ts';
import { testDatabases } from './database.ts';

const seed = 20_261;
const sumOf = (entries: readonly { readonly amount: number }[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** Accounts as the files name them. */
const accounts: Readonly<Record<YearBank, string>> = {
  camt: 'CZ6508000000192000145399',
  mt940: 'CZ5901000000001234567899',
  csv: '2900123456/2010',
};

/** Orders in which an organiser may import the files. */
const orders: Readonly<Record<string, (files: readonly YearFile[]) => YearFile[]>> = {
  'bank after bank': (files) => [...files],
  backwards: (files) => files.toReversed(),
  'month after month': (files) =>
    files.toSorted((one, other) => (files.indexOf(one) % 12) - (files.indexOf(other) % 12)),
  'each file twice': (files) => files.flatMap((file) => [file, file]),
};

describe.each(testDatabases())('a year of statements of three banks on $name', (kind) => {
  let desk: BankDesk;
  let clubs: { clubId: number; symbol: string }[];
  let year: ReturnType<typeof bankYear>;
  /** Entered by hand as transfers before the first file: one payment of each bank. */
  let byHand: YearEntry[];

  beforeAll(async () => {
    desk = await BankDesk.open(await kind.open());
    await desk.clear();
    clubs = [await desk.aClub(), await desk.aClub(), await desk.aClub(), await desk.aClub()];
    year = bankYear(
      seed,
      clubs.map(({ symbol }) => symbol),
    );
    const once = year.entries.filter(
      (entry) =>
        isOfClub(entry) &&
        year.entries.filter(({ amount }) => Math.abs(amount) === entry.amount).length === 1,
    );
    byHand = yearBanks.flatMap((bank) => once.filter((entry) => entry.bank === bank).slice(7, 10));
  });
  afterAll(() => desk.close());

  const isOfClub = ({ amount, symbol }: YearEntry) =>
    amount > 0 && clubs.some((club) => club.symbol === symbol);
  const expected = (bank: YearBank) => {
    const own = year.entries.filter((entry) => entry.bank === bank && entry.amount > 0);
    const booked = own.filter((entry) => isOfClub(entry) && !byHand.includes(entry));
    return { booked: sumOf(booked), queue: sumOf(own) - sumOf(booked), rows: own.length };
  };
  const stored = async (bank: YearBank) => {
    const rows = await desk.database.db.select().from(bankTransactions);
    const own = rows.filter(({ account }) => account === accounts[bank]);
    const of = (state: string) => sumOf(own.filter((row) => row.state === state));
    return { booked: of('matched'), queue: of('unmatched'), rows: own.length };
  };

  it('[MO23] has files whose sums are known, each equal to what is matched, queued, known and skipped', async () => {
    await desk.clear();
    expect(year.files).toHaveLength(36);
    for (const { bytes, entries } of year.files) {
      const { sums, questions, counts } = (await desk.send('preview', bytes)).json<BankPreview>();
      const [czk] = sums;
      expect({ questions, others: sums.length }).toEqual({ questions: [], others: 1 });
      expect(czk).toMatchObject({
        file: sumOf(entries),
        skipped: sumOf(entries.filter(({ amount }) => amount < 0)),
        known: 0,
      });
      expect((czk?.matched ?? 0) + (czk?.queue ?? 0)).toBe(sumOf(entries.filter(({ amount }) => amount > 0)));
      expect(counts.taken + counts.skipped).toBe(entries.length);
    }
  });

  it.each(Object.keys(orders))(
    '[MO20][MO23] books each payment once, and queues the rest: %s',
    async (name) => {
      await desk.clear();
      for (const { amount, day, symbol } of byHand)
        await desk.database.db.insert(payments).values({
          clubId: clubs.find((club) => club.symbol === symbol)?.clubId ?? 0,
          paymentDate: day,
          orderAmount: amount,
          receivedAmount: amount,
          receivedAmountCurrency: 'CZK',
          paymentMethod: 'bank',
        });
      const results: BankImportResult[] = [];
      for (const { bytes } of orders[name]?.(year.files) ?? [])
        results.push((await desk.send('import', bytes)).json<BankImportResult>());
      for (const bank of yearBanks) expect(await stored(bank), bank).toEqual(expected(bank));
      const fresh = results.reduce((sum, { matched, unmatched }) => sum + matched + unmatched, 0);
      expect(fresh).toBe(year.entries.filter(({ amount }) => amount > 0).length);
      for (const { clubId, symbol } of clubs) {
        const paid = year.entries.filter((entry) => isOfClub(entry) && entry.symbol === symbol);
        expect((await desk.finance(clubId)).paid, symbol).toBe(sumOf(paid));
      }
    },
  );
});
