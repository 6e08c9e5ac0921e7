import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BankImports, BankPreview, BankQueue } from '@sevenmetre/contract/bank/schemas';
import { anActor, BankDesk } from './bank-desk.ts';
import { bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { workbookOf } from './read-workbook.ts';
import {
  audit,
  bankTransactions,
  clubs,
  countries,
  editions,
  payments,
  suppliers,
} from '../src/platform/database/schema/index.ts';
import { aStatement } from '../src/features/bank/testing/statement.ts';

describe.each(bothDatabases())('bank files on $name', (kind) => {
  let desk: BankDesk;
  let clubId: number;
  let symbol: string;

  beforeAll(async () => {
    desk = await BankDesk.open(await kind.open());
  });
  beforeEach(async () => {
    await desk.clear();
    ({ clubId, symbol } = await desk.aClub());
  });
  afterAll(() => desk.close());

  const whole = { amount: '22100.00' };

  it('[MO20] shows what a file would bring, and stores nothing', async () => {
    const text = aStatement([{ ...whole, symbol }, { ...whole, symbol, currency: 'EUR' }, { amount: '5' }]);
    const preview = (await desk.send('preview', text)).json<BankPreview>();
    expect(preview.movements.map(({ result, rest, club }) => [result, rest, club?.id ?? null])).toEqual([
      ['matched', 2_210_000, clubId],
      ['currency-differs', 2_210_000, clubId],
      ['unmatched', null, null],
    ]);
    expect(preview.accounts).toEqual(['CZ6508000000192000145399']);
    const nameless = (await desk.send('preview', 'Datum;Částka\n10.3.2026;100,00')).json<BankPreview>();
    expect([nameless.accounts, nameless.counts.asked]).toEqual([[], 1]);
    expect(nameless.questions).toEqual([{ kind: 'currency', rows: 1, account: '', key: '' }]);
    expect(await desk.database.db.select().from(bankTransactions)).toEqual([]);
  });

  it('[MO23] asks for the currency of an account once: later files of it follow its movements', async () => {
    const line = (account: string, amount: string) =>
      `Číslo účtu;${account}\nDatum;Částka;VS\n10.3.2026;${amount};${symbol}`;
    const questions = async (text: string) =>
      (await desk.send('preview', text)).json<BankPreview>().questions.map(({ kind: asked }) => asked);
    expect(await questions(line('2000145399/0800', '100,00'))).toEqual(['currency']);
    await desk.send('import?accountCurrency=CZK', line('2000145399/0800', '100,00'));
    expect(await questions(line('2000145399/0800', '200,00'))).toEqual([]);
    expect(await questions(line('19-2000145399/0800', '200,00'))).toEqual(['currency']);
    // Taken back, the answer is forgotten with the movements.
    const { imports } = await desk.get<BankImports>('bank/imports');
    const id = imports[0]?.id;
    await desk.post(`bank/imports/${id}/undo`, {});
    expect(await questions(line('2000145399/0800', '200,00'))).toEqual(['currency']);
  });

  it('[MO20] makes payments of what carries a symbol, and queues the rest', async () => {
    const entries = [
      { ...whole, symbol, reference: 'A' },
      { amount: '7', reference: 'B' },
      // Only organisers can set the value of an amount in another currency.
      { ...whole, symbol, currency: 'EUR', reference: 'D' },
    ];
    expect((await desk.bring(...entries)).json()).toEqual({ matched: 1, unmatched: 2, known: 0, skipped: 0 });
    expect(await desk.finance(clubId)).toMatchObject({ paid: 2_210_000, rest: 0 });
    const rows = await desk.database.db.select().from(audit).where(eq(audit.subjectId, clubId));
    expect(rows.map(({ action }) => action)).toContain('payment.recorded');
  });

  it('[MO20] brings nothing in twice, whoever sends the same file at once', async () => {
    const file = [{ ...whole, symbol }, { amount: '7' }, { amount: '7' }];
    const answers = await Promise.all([desk.bring(...file), desk.bring(...file), desk.bring(...file)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, answer) => sum + answer.json().matched, 0)).toBe(1);
    await desk.bring(...file);
    expect([(await desk.finance(clubId)).paid, (await desk.queue()).count]).toEqual([2_210_000, 2]);
  });

  it('suggests whose payment it may be, takes it once, and shows who has paid too much', async () => {
    await desk.bring({ ...whole, text: `turnaj ${symbol}`, reference: 'C' });
    const [movement] = (await desk.queue()).transactions;
    expect(movement?.suggestions[0]).toMatchObject({ id: clubId, currency: 'CZK', why: 'symbol' });
    const assign = () => desk.post(`bank/${movement?.id}/assign`, { clubId, orderAmount: 2_300_000 });
    const answers = await Promise.all([assign(), assign(), assign()]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await desk.finance(clubId)).rest).toBe(-90_000);
    expect((await desk.queue()).differing.map((row) => row.clubId)).toEqual([clubId]);
    expect((await desk.queue('matched')).transactions[0]?.club?.id).toBe(clubId);
  });

  it('[LV6] lists movements and payments by hand together, found by payer, symbol, club and amount, and exports what is seen', async () => {
    await desk.bring({ ...whole, symbol, reference: 'L1' }, { amount: '7', reference: 'L2', text: 'turnaj' });
    await desk.database.db.insert(payments).values({
      clubId,
      paymentDate: '2026-03-11',
      orderAmount: 5_000,
      receivedAmount: 5_000,
      receivedAmountCurrency: 'CZK',
      paymentMethod: 'cash',
      note: 'u stolu',
    });
    const found = async (query: string) => {
      const { transactions, count } = await desk.get<BankQueue>(`bank?${query}`);
      expect(count).toBe(transactions.length);
      return transactions.map(({ amount, state }) => [amount, state]);
    };
    const [paid, waiting, byHand] = [
      [2_210_000, 'matched'],
      [700, 'unmatched'],
      [5_000, 'by-hand'],
    ];
    expect(await found('state=all&sort=name')).toEqual([waiting, byHand, paid]);
    expect(await found('state=all&sort=name&direction=down')).toEqual([paid, byHand, waiting]);
    expect(await found('state=by-hand')).toEqual([byHand]);
    expect(await found('state=all&search=stolu')).toEqual([byHand]);
    expect(await found(`state=all&search=${symbol}`)).toEqual([paid]);
    expect(await found('state=all&search=7,00')).toEqual([waiting]);
    expect(await found('state=all&currency=EUR')).toEqual([]);
    const file = await desk.server.app.inject({
      url: '/api/v1/admin/bank.xlsx?state=by-hand&columns=day,method',
    });
    expect([...(await workbookOf(file.rawPayload)).values()]).toEqual([
      [{ Received: 50, 'Received in': 'CZK', 'Day of payment': expect.anything(), Method: 'Cash' }],
    ]);
  });

  it('puts a movement aside with a reason, and back', async () => {
    await desk.bring({ amount: '3', reference: 'D' });
    const id = (await desk.queue()).transactions[0]?.id;
    expect((await desk.post(`bank/${id}/ignore`, { reason: ' ' })).statusCode).toBe(400);
    await desk.post(`bank/${id}/ignore`, { reason: 'Úrok' });
    expect((await desk.queue('ignored')).transactions[0]).toMatchObject({ id, reason: 'Úrok' });
    expect((await desk.post(`bank/${id}/assign`, { clubId, orderAmount: 300 })).json().error).toBe(
      'movement-settled',
    );
    expect((await desk.post(`bank/${id}/restore`)).statusCode).toBe(200);
    expect((await desk.queue()).count).toBe(1);
    expect((await desk.post('bank/2000000/ignore', { reason: 'x' })).json().error).toBe('movement-unknown');
  });

  it('puts the movement of a removed payment back into the queue, and that of no other', async () => {
    await desk.bring({ ...whole, symbol, reference: 'E' });
    const [payment] = await desk.database.db.select().from(payments).where(eq(payments.clubId, clubId));
    await desk.bring({ amount: '100.00', symbol, reference: 'G' });
    await desk.post(`clubs/${clubId}/invoice/payments/${payment?.id}/delete`, { reason: 'Cizí platba' });
    expect([(await desk.finance(clubId)).paid, (await desk.queue()).count]).toEqual([10_000, 1]);
  });

  it('[MO20] given a movement of another year, then it is unknown to this one, which brings in the same, for its own clubs', async () => {
    const { editionId, clubId: former } = await anotherYear(desk.database);
    const entry = { amount: '7', reference: 'F' };
    await desk.bring(entry);
    await desk.database.db.update(bankTransactions).set({ editionId });
    const [old] = await desk.database.db.select().from(bankTransactions);
    const preview = (await desk.send('preview', aStatement([entry]))).json<BankPreview>();
    expect(preview.movements.map(({ result }) => result)).toEqual(['unmatched']);
    expect((await desk.bring(entry)).json()).toMatchObject({ unmatched: 1, known: 0 });
    const { transactions, count } = await desk.queue();
    expect([transactions.length, count]).toEqual([1, 1]);
    const answers = [
      await desk.post(`bank/${transactions[0]?.id}/assign`, { clubId: former, orderAmount: 700 }),
      await desk.post(`bank/${old?.id}/assign`, { clubId, orderAmount: 700 }),
      await desk.post(`bank/${old?.id}/ignore`, { reason: 'Loni' }),
    ];
    const refused = ['club-unknown', 'movement-unknown', 'movement-unknown'];
    expect(answers.map((answer) => answer.json().error)).toEqual(refused);
    expect(await desk.database.db.select().from(bankTransactions)).toContainEqual(old);
  });

  /** A case with the symbol of this test's club. */
  const aCase = (name: string) =>
    readFileSync(new URL(`../src/features/bank/file/cases/18-same-movement/${name}`, import.meta.url), 'utf8')
      .replaceAll('2600005', symbol)
      .replaceAll('2600017', symbol);
  const resultsOf = async (text: string) =>
    (await desk.send('preview', text)).json<BankPreview>().movements.map(({ result }) => result);

  it('[MO23] books a movement once, whichever exports of the bank contain it', async () => {
    expect((await desk.send('import', aCase('1-statement.xml'))).json()).toMatchObject({ matched: 1 });
    expect(await resultsOf(aCase('2-same-as-csv.csv'))).toEqual(['known']);
    for (const name of ['3-csv-without-head.csv', '4-without-ids.csv']) {
      expect(await resultsOf(aCase(name))).toEqual(['alike']);
      expect((await desk.send('import', aCase(name))).json()).toMatchObject({ matched: 0, unmatched: 1 });
    }
    expect((await desk.finance(clubId)).paid).toBe(150_000);
    const waiting = (await desk.queue()).transactions;
    expect(waiting.map(({ alike }) => alike?.kind)).toEqual(['movement', 'movement']);
    for (const { id, alike } of waiting) {
      const joined = await desk.post(`bank/${id}/join`, { kind: alike?.kind, id: alike?.id });
      expect(joined.statusCode).toBe(200);
    }
    expect((await desk.finance(clubId)).paid).toBe(150_000);
    expect([(await desk.queue()).count, (await desk.queue('ignored')).count]).toEqual([0, 2]);
    expect(await resultsOf(aCase('4-without-ids.csv'))).toEqual(['known']);
  });

  it('[MO23] joins a movement with a payment that was entered by hand, once', async () => {
    const entered = {
      clubId,
      paymentDate: '2026-03-12',
      orderAmount: 250_000,
      receivedAmount: 250_000,
    } as const;
    const currency = { receivedAmountCurrency: 'CZK' } as const;
    await desk.database.db.insert(payments).values({ ...entered, ...currency, paymentMethod: 'cash' });
    const text = aCase('statement.xml');
    expect(await resultsOf(text)).toEqual(['matched']);
    await desk.database.db.insert(payments).values({ ...entered, ...currency, paymentMethod: 'bank' });
    const { movements } = (await desk.send('preview', text)).json<BankPreview>();
    expect(movements[0]).toMatchObject({ result: 'alike', alike: { kind: 'payment', day: '2026-03-12' } });
    await desk.send('import', text);
    const [movement] = (await desk.queue()).transactions;
    const join = () => desk.post(`bank/${movement?.id}/join`, { kind: 'payment', id: movement?.alike?.id });
    const answers = await Promise.all([join(), join()]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await desk.finance(clubId)).paid).toBe(500_000);
    expect((await desk.queue('matched')).transactions[0]?.club?.id).toBe(clubId);
    expect((await desk.post(`bank/${movement?.id}/join`, { kind: 'movement', id: 1 })).json().error).toBe(
      'movement-settled',
    );
  });

  it('[MO23] two payments of one club on one day are two, and one that is not alike cannot be joined', async () => {
    await desk.bring({ amount: '500', symbol, reference: 'A' }, { amount: '500', symbol, reference: 'B' });
    expect((await desk.finance(clubId)).paid).toBe(100_000);
    await desk.bring({ amount: '7', reference: 'C' });
    const [movement] = (await desk.queue()).transactions;
    const [other] = (await desk.queue('matched')).transactions;
    const refused = await desk.post(`bank/${movement?.id}/join`, { kind: 'movement', id: other?.id });
    expect(refused.json().error).toBe('movement-not-alike');
    const itself = await desk.post(`bank/${movement?.id}/join`, { kind: 'movement', id: movement?.id });
    expect(itself.json().error).toBe('movement-not-alike');
    expect((await desk.queue()).transactions.map(({ id }) => id)).toEqual([movement?.id]);
  });

  it('[MO23] counts every row and every sum of a file, and imports nothing while a question is open', async () => {
    const table = `Datum;Částka (CZK);VS\n10.3.2026;600,000;${symbol}\n10.3.2026;-20,00;\n10.3.2026;10,00;\nCelkem;590,00;`;
    const { counts, sums, questions } = (await desk.send('preview', table)).json<BankPreview>();
    expect(counts).toEqual({ rows: 5, aside: 2, taken: 1, asked: 1, skipped: 1 });
    expect(sums).toEqual([
      { currency: 'CZK', file: -1_000, matched: 0, queue: 1_000, known: 0, skipped: -2_000 },
    ]);
    expect(questions.map(({ kind }) => kind)).toEqual(['amounts']);
    expect((await desk.send('import', table)).json().error).toBe('bank-question-open');
    expect((await desk.send('import?amounts=comma', table)).json()).toEqual({
      matched: 1,
      unmatched: 1,
      known: 0,
      skipped: 1,
    });
    expect((await desk.finance(clubId)).paid).toBe(60_000);
  });

  it('[MO23] asks for the currency that neither a file nor a supplier says, and never takes crowns for granted', async () => {
    const { db } = desk.database;
    const account = '2000145399/0100';
    const table = `Výpis\n${account}\nDatum;Částka;VS\n10.3.2026;600,00;${symbol}\n11.3.2026;-20,00;`;
    const asked = (await desk.send('preview', table)).json<BankPreview>();
    expect(asked.questions).toEqual([{ kind: 'currency', rows: 2, account, key: expect.any(String) }]);
    expect([asked.movements, asked.sums]).toEqual([[], []]);
    expect((await desk.send('import', table)).json().error).toBe('bank-question-open');
    const given = (await desk.send('preview?accountCurrency=CZK', table)).json<BankPreview>();
    expect(given.movements.map(({ currency, result }) => [currency, result])).toEqual([['CZK', 'matched']]);
    expect((await desk.send('preview?accountCurrency=XXX', table)).json<BankPreview>().counts).toMatchObject({
      taken: 0,
      skipped: 2,
    });
    const [edition] = await db.select().from(editions).where(eq(editions.isCurrent, true));
    const address = { street: '', city: '', zip: '', countryCode: 'CZ' };
    await db.insert(suppliers).values({
      ...address,
      editionId: edition?.id ?? 0,
      name: 'Oddíl',
      ibanEur: 'CZ22 0100 0000 0020 0014 5399',
    });
    const known = (await desk.send('preview', table)).json<BankPreview>();
    expect([known.questions, known.movements.map(({ currency }) => currency)]).toEqual([[], ['EUR']]);
    // Nobody is asked about an account whose currency is known, so no answer is about it.
    const answered = (await desk.send('preview?accountCurrency=CZK', table)).json<BankPreview>();
    expect(answered.movements.map(({ currency }) => currency)).toEqual(['EUR']);
  });

  it('[MO23] a name alone suggests a club, and does not book', async () => {
    const [club] = await desk.database.db.select().from(clubs).where(eq(clubs.id, clubId));
    await desk.bring({ amount: '7', reference: 'N', payer: club?.name ?? '' });
    expect((await desk.queue()).transactions[0]?.suggestions[0]).toMatchObject({ id: clubId, why: 'name' });
  });

  it('refuses strangers and files that are none, and stores nothing of them', async () => {
    const hostile = aStatement([{ ...whole, symbol }]).replace(
      '?>',
      '?><!DOCTYPE a SYSTEM "http://x.test/">',
    );
    expect((await desk.send('import', hostile)).json().error).toBe('bank-file-unreadable');
    desk.actor = anActor(99, 'ROLE_USER');
    expect((await desk.bring({ ...whole, symbol })).statusCode).toBe(403);
    desk.actor = null;
    expect((await desk.bring({ ...whole, symbol })).statusCode).toBe(401);
    expect(await desk.database.db.select().from(bankTransactions)).toEqual([]);
  });
});

/** A past edition with a club. */
async function anotherYear({ db }: TestDatabase) {
  const [current] = await db.select().from(editions);
  if (!current) throw new Error('edition');
  const { id: _, ...settings } = current;
  const [edition] = await db
    .insert(editions)
    .values({ ...settings, year: 2025, isCurrent: false })
    .returning();
  const [country] = await db.select().from(countries).limit(1);
  const editionId = edition?.id ?? 0;
  const [club] = await db
    .insert(clubs)
    .values({ editionId, name: 'HK Loni', countryId: country?.id ?? 0 })
    .returning();
  return { editionId, clubId: club?.id ?? 0 };
}
