import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  BankImports,
  BankImportUndone,
  BankPreview,
  BankQueue,
} from '@sevenmetre/contract/bank/schemas';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import {
  audit,
  bankImports,
  bankProfiles,
  bankTransactions,
  clubs,
  countries,
  editions,
  invoiceDocuments,
  payments,
} from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { createStorage } from '../src/platform/storage/index.ts';
import { invoiceHandlers, issueDocuments } from '../src/features/invoices/index.ts';
import { makeMoneyCup, type MoneyCup } from '../src/features/invoices/testing/money-cup.ts';
import { bankHandlers } from '../src/features/bank/index.ts';
import { aStatement, type StatementEntry } from '../src/features/bank/testing/statement.ts';

describe.each(bothDatabases())('bank files on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-bank-'));
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: MoneyCup;
  let clubId: number;
  let symbol: string;
  let actor: Actor | null;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeMoneyCup(database);
    server = testServer();
    const storage = createStorage({ dataDirectory: folder, random: systemRandom });
    const context = { database, clock: server.clock, storage };
    const handlers = { ...invoiceHandlers(context), ...bankHandlers(context) };
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    await database.db.delete(bankTransactions);
    await database.db.delete(bankImports);
    await database.db.delete(bankProfiles);
    await database.db.delete(payments);
    actor = anActor(cup.organiserId, 'ROLE_ADMIN');
    clubId = await cup.aClub();
    await issueDocuments({ database, clock: server.clock }, cup.organiserId, clubId, '');
    symbol = `26${String(clubId).padStart(5, '0')}`;
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
    rmSync(folder, { recursive: true, force: true });
  });

  function anActor(userId: number, role: 'ROLE_ADMIN' | 'ROLE_USER'): Actor {
    return { userId, roles: ['ROLE_USER', role], administratedClubIds: [], leadingTeamIds: [] };
  }
  const send = async (what: 'preview' | 'import' | `${'preview' | 'import'}?${string}`, text: string) => {
    const form = new FormData();
    form.append('file', new Blob([text]), '../../statement.xml');
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    return server.app.inject({
      method: 'POST',
      url: `/api/v1/admin/bank/${what}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const bring = (...entries: StatementEntry[]) => send('import', aStatement(entries));
  const post = (path: string, payload?: object) =>
    server.app.inject({ method: 'POST', url: `/api/v1/admin/${path}`, ...(payload ? { payload } : {}) });
  const queue = async (state = 'unmatched') =>
    (await server.app.inject({ url: `/api/v1/admin/bank?state=${state}` })).json<BankQueue>();
  const finance = async () =>
    (await server.app.inject({ url: `/api/v1/admin/clubs/${clubId}/invoice` })).json<ClubInvoice>().finance;
  const whole = { amount: '22100.00' };

  it('[MO20] shows what a file would bring, and stores nothing', async () => {
    const text = aStatement([{ ...whole, symbol }, { ...whole, symbol, currency: 'EUR' }, { amount: '5' }]);
    const preview = (await send('preview', text)).json<BankPreview>();
    expect(preview.movements.map(({ result, rest, club }) => [result, rest, club?.id ?? null])).toEqual([
      ['matched', 2_210_000, clubId],
      ['currency-differs', 2_210_000, clubId],
      ['unmatched', null, null],
    ]);
    expect(preview.accounts).toEqual(['CZ6508000000192000145399']);
    const nameless = (await send('preview', 'Datum;Částka\n10.3.2026;100,00')).json<BankPreview>();
    expect([nameless.accounts, nameless.movements.length]).toEqual([[], 1]);
    expect(await database.db.select().from(bankTransactions)).toEqual([]);
  });

  it('[MO20] makes payments of what carries a symbol, and queues the rest', async () => {
    const entries = [
      { ...whole, symbol, reference: 'A' },
      { amount: '7', reference: 'B' },
      // Only organisers can set the value of an amount in another currency.
      { ...whole, symbol, currency: 'EUR', reference: 'D' },
    ];
    expect((await bring(...entries)).json()).toEqual({ matched: 1, unmatched: 2, known: 0, skipped: 0 });
    expect(await finance()).toMatchObject({ paid: 2_210_000, rest: 0 });
    const rows = await database.db.select().from(audit).where(eq(audit.subjectId, clubId));
    expect(rows.map(({ action }) => action)).toContain('payment.recorded');
  });

  it('[MO20] brings nothing in twice, whoever sends the same file at once', async () => {
    const file = [{ ...whole, symbol }, { amount: '7' }, { amount: '7' }];
    const answers = await Promise.all([bring(...file), bring(...file), bring(...file)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, answer) => sum + answer.json().matched, 0)).toBe(1);
    await bring(...file);
    expect([(await finance()).paid, (await queue()).count]).toEqual([2_210_000, 2]);
  });

  it('suggests whose payment it may be, takes it once, and shows who has paid too much', async () => {
    await bring({ ...whole, text: `turnaj ${symbol}`, reference: 'C' });
    const [movement] = (await queue()).transactions;
    expect(movement?.suggestions[0]).toMatchObject({ id: clubId, currency: 'CZK', why: 'symbol' });
    const assign = () => post(`bank/${movement?.id}/assign`, { clubId, orderAmount: 2_300_000 });
    const answers = await Promise.all([assign(), assign(), assign()]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await finance()).rest).toBe(-90_000);
    expect((await queue()).differing.map((row) => row.clubId)).toEqual([clubId]);
    expect((await queue('matched')).transactions[0]?.club?.id).toBe(clubId);
  });

  it('puts a movement aside with a reason, and back', async () => {
    await bring({ amount: '3', reference: 'D' });
    const id = (await queue()).transactions[0]?.id;
    expect((await post(`bank/${id}/ignore`, { reason: ' ' })).statusCode).toBe(400);
    await post(`bank/${id}/ignore`, { reason: 'Úrok' });
    expect((await queue('ignored')).transactions[0]).toMatchObject({ id, reason: 'Úrok' });
    expect((await post(`bank/${id}/assign`, { clubId, orderAmount: 300 })).json().error).toBe(
      'movement-settled',
    );
    expect((await post(`bank/${id}/restore`)).statusCode).toBe(200);
    expect((await queue()).count).toBe(1);
    expect((await post('bank/2000000/ignore', { reason: 'x' })).json().error).toBe('movement-unknown');
  });

  it('puts the movement of a removed payment back into the queue, and that of no other', async () => {
    await bring({ ...whole, symbol, reference: 'E' });
    const [payment] = await database.db.select().from(payments).where(eq(payments.clubId, clubId));
    await bring({ amount: '100.00', symbol, reference: 'G' });
    await post(`clubs/${clubId}/invoice/payments/${payment?.id}/delete`, { reason: 'Cizí platba' });
    expect([(await finance()).paid, (await queue()).count]).toEqual([10_000, 1]);
  });

  it('[MO20] given a movement of another year, then it is unknown to this one, which brings in the same, for its own clubs', async () => {
    const { editionId, clubId: former } = await anotherYear(database);
    const entry = { amount: '7', reference: 'F' };
    await bring(entry);
    await database.db.update(bankTransactions).set({ editionId });
    const [old] = await database.db.select().from(bankTransactions);
    const preview = (await send('preview', aStatement([entry]))).json<BankPreview>();
    expect(preview.movements.map(({ result }) => result)).toEqual(['unmatched']);
    expect((await bring(entry)).json()).toMatchObject({ unmatched: 1, known: 0 });
    const { transactions, count } = await queue();
    expect([transactions.length, count]).toEqual([1, 1]);
    const answers = [
      await post(`bank/${transactions[0]?.id}/assign`, { clubId: former, orderAmount: 700 }),
      await post(`bank/${old?.id}/assign`, { clubId, orderAmount: 700 }),
      await post(`bank/${old?.id}/ignore`, { reason: 'Loni' }),
    ];
    const refused = ['club-unknown', 'movement-unknown', 'movement-unknown'];
    expect(answers.map((answer) => answer.json().error)).toEqual(refused);
    expect(await database.db.select().from(bankTransactions)).toContainEqual(old);
  });

  /** A case with the symbol of this test's club. */
  const aCase = (name: string) =>
    readFileSync(new URL(`../src/features/bank/file/cases/18-same-movement/${name}`, import.meta.url), 'utf8')
      .replaceAll('2600005', symbol)
      .replaceAll('2600017', symbol);
  const resultsOf = async (text: string) =>
    (await send('preview', text)).json<BankPreview>().movements.map(({ result }) => result);

  it('[MO23] books a movement once, whichever exports of the bank contain it', async () => {
    expect((await send('import', aCase('1-statement.xml'))).json()).toMatchObject({ matched: 1 });
    expect(await resultsOf(aCase('2-same-as-csv.csv'))).toEqual(['known']);
    for (const name of ['3-csv-without-head.csv', '4-without-ids.csv']) {
      expect(await resultsOf(aCase(name))).toEqual(['alike']);
      expect((await send('import', aCase(name))).json()).toMatchObject({ matched: 0, unmatched: 1 });
    }
    expect((await finance()).paid).toBe(150_000);
    const waiting = (await queue()).transactions;
    expect(waiting.map(({ alike }) => alike?.kind)).toEqual(['movement', 'movement']);
    for (const { id, alike } of waiting) {
      const joined = await post(`bank/${id}/join`, { kind: alike?.kind, id: alike?.id });
      expect(joined.statusCode).toBe(200);
    }
    expect((await finance()).paid).toBe(150_000);
    expect([(await queue()).count, (await queue('ignored')).count]).toEqual([0, 2]);
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
    await database.db.insert(payments).values({ ...entered, ...currency, paymentMethod: 'cash' });
    const text = aCase('statement.xml');
    expect(await resultsOf(text)).toEqual(['matched']);
    await database.db.insert(payments).values({ ...entered, ...currency, paymentMethod: 'bank' });
    const { movements } = (await send('preview', text)).json<BankPreview>();
    expect(movements[0]).toMatchObject({ result: 'alike', alike: { kind: 'payment', day: '2026-03-12' } });
    await send('import', text);
    const [movement] = (await queue()).transactions;
    const join = () => post(`bank/${movement?.id}/join`, { kind: 'payment', id: movement?.alike?.id });
    const answers = await Promise.all([join(), join()]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await finance()).paid).toBe(500_000);
    expect((await queue('matched')).transactions[0]?.club?.id).toBe(clubId);
    expect((await post(`bank/${movement?.id}/join`, { kind: 'movement', id: 1 })).json().error).toBe(
      'movement-settled',
    );
  });

  it('[MO23] two payments of one club on one day are two, and one that is not alike cannot be joined', async () => {
    await bring({ amount: '500', symbol, reference: 'A' }, { amount: '500', symbol, reference: 'B' });
    expect((await finance()).paid).toBe(100_000);
    await bring({ amount: '7', reference: 'C' });
    const [movement] = (await queue()).transactions;
    const [other] = (await queue('matched')).transactions;
    const refused = await post(`bank/${movement?.id}/join`, { kind: 'movement', id: other?.id });
    expect(refused.json().error).toBe('movement-not-alike');
  });

  it('[MO23] counts every row and every sum of a file, and imports nothing while a question is open', async () => {
    const table = `Datum;Částka;VS\n10.3.2026;600,000;${symbol}\n10.3.2026;-20,00;\n10.3.2026;10,00;\nCelkem;590,00;`;
    const { counts, sums, questions } = (await send('preview', table)).json<BankPreview>();
    expect(counts).toEqual({ rows: 5, aside: 2, taken: 1, asked: 1, skipped: 1 });
    expect(sums).toEqual([
      { currency: 'CZK', file: -1_000, matched: 0, queue: 1_000, known: 0, skipped: -2_000 },
    ]);
    expect(questions.map(({ kind }) => kind)).toEqual(['amounts']);
    expect((await send('import', table)).json().error).toBe('bank-question-open');
    expect((await send('import?amounts=comma', table)).json()).toEqual({
      matched: 1,
      unmatched: 1,
      known: 0,
      skipped: 1,
    });
    expect((await finance()).paid).toBe(60_000);
  });

  it('[MO20] divides a payment of two clubs after an answer, whose parts add up to it and wait alone again', async () => {
    const otherId = await cup.aClub();
    await issueDocuments({ database, clock: server.clock }, cup.organiserId, otherId, '');
    const otherSymbol = `26${String(otherId).padStart(5, '0')}`;
    const file = { amount: '300', text: `vs${symbol} + ${otherSymbol}`, reference: 'T' };
    expect((await bring(file)).json()).toMatchObject({ matched: 0, unmatched: 1 });
    const [movement] = (await queue()).transactions;
    expect([movement?.waits, movement?.suggestions.map(({ id, why }) => [id, why])]).toEqual([
      'several-symbols',
      [
        [clubId, 'symbol'],
        [otherId, 'symbol'],
      ],
    ]);
    const part = (id: number, amount: number) => ({ clubId: id, amount, orderAmount: amount });
    const divide = (...parts: readonly object[]) => post(`bank/${movement?.id}/divide`, { parts });
    const wrong = await Promise.all([
      divide(part(clubId, 10_000), part(otherId, 19_999)),
      divide(part(clubId, 10_000), part(clubId, 20_000)),
      divide(part(clubId, 10_000), part(2_000_000, 20_000)),
      divide(part(clubId, 30_000)),
    ]);
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([422, 422, 404, 400]);
    expect(await database.db.select().from(payments)).toEqual([]);
    const both = [part(clubId, 10_000), part(otherId, 20_000)];
    const answers = await Promise.all([divide(...both), divide(...both)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stored = await database.db.select().from(payments);
    expect(stored.map(({ clubId: id, receivedAmount }) => [id, receivedAmount])).toEqual([
      [clubId, 10_000],
      [otherId, 20_000],
    ]);
    expect((await bring(file)).json()).toMatchObject({ known: 1, matched: 0, unmatched: 0 });
    // The same movement in another export is recognised, by its whole amount.
    const export_ = `Datum;Částka;Zpráva\n10.3.2026;300,00;vs${symbol} + ${otherSymbol}`;
    expect((await send('preview', export_)).json<BankPreview>().movements[0]?.result).toBe('alike');
    const removed = await post(`clubs/${otherId}/invoice/payments/${stored[1]?.id}/delete`, {
      reason: 'Omyl',
    });
    expect(removed.statusCode).toBe(200);
    expect([(await finance()).paid, (await queue()).counts]).toEqual([
      10_000,
      { unmatched: 1, matched: 1, ignored: 0 },
    ]);
    expect((await queue()).transactions[0]).toMatchObject({ amount: 20_000, waits: 'released' });
  });

  it('[MO20] books a payment that names an invoice instead of the symbol', async () => {
    const [document] = await database.db
      .select()
      .from(invoiceDocuments)
      .where(eq(invoiceDocuments.clubId, clubId));
    const number = document?.number ?? '';
    expect(number).toMatch(/^\d{4}-\d+-\d{4}$/);
    const paid = await bring({ amount: '100', text: `platba ${number}`, reference: 'I' });
    expect(paid.json()).toMatchObject({ matched: 1, unmatched: 0 });
    expect((await finance()).paid).toBe(10_000);
  });

  it('[MO20] says why each movement waits', async () => {
    const [club] = await database.db.select().from(clubs).where(eq(clubs.id, clubId));
    await bring(
      { amount: '1', symbol: '9999999', reference: 'A' },
      { amount: '2', symbol, currency: 'EUR', reference: 'B' },
      { amount: '3', text: `startovné ${symbol} U15`, reference: 'C' },
      { amount: '4', payer: club?.name ?? '', reference: 'D' },
      { ...whole, reference: 'E' },
      { amount: '6', reference: 'F' },
      { amount: '7', symbol: `${symbol}`, text: 'faktura', reference: 'G' },
    );
    const waiting = (await queue()).transactions;
    expect(new Map(waiting.map(({ amount, waits }) => [amount, waits]))).toEqual(
      new Map([
        [100, 'symbol-unknown'],
        [200, 'currency-differs'],
        [300, 'number-only'],
        [400, 'name-only'],
        [2_210_000, 'amount-only'],
        [600, 'nothing'],
      ]),
    );
  });

  it('[MO24] takes an imported file back, except what was settled by hand or a later document names', async () => {
    const [settledId, issuedId] = [await cup.aClub(), await cup.aClub()];
    const symbolOf = async (id: number) => {
      await issueDocuments({ database, clock: server.clock }, cup.organiserId, id, '');
      return `26${String(id).padStart(5, '0')}`;
    };
    const [, issuedSymbol] = [await symbolOf(settledId), await symbolOf(issuedId)];
    const file = [
      { amount: '100', symbol, reference: 'A' },
      { amount: '200', reference: 'B' },
      { amount: '300', reference: 'C' },
      { amount: '400', symbol: issuedSymbol, reference: 'D' },
      { amount: '50', direction: 'DBIT' as const, reference: 'E' },
    ];
    expect((await bring(...file)).json()).toEqual({ matched: 2, unmatched: 2, known: 0, skipped: 1 });
    const waiting = (await queue()).transactions.find(({ amount }) => amount === 30_000);
    expect(waiting?.origin).toEqual({ file: 'statement.xml', row: 3 });
    await post(`bank/${waiting?.id}/assign`, { clubId: settledId, orderAmount: 30_000 });
    // A document that is issued after the import names what was paid.
    const [invoice] = await database.db
      .select()
      .from(invoiceDocuments)
      .where(eq(invoiceDocuments.clubId, issuedId));
    await database.db
      .update(invoiceDocuments)
      .set({ issuedAt: new Date(server.clock.now().getTime() + 1_000) })
      .where(eq(invoiceDocuments.id, invoice?.id ?? 0));
    const imports = async () =>
      (await server.app.inject({ url: '/api/v1/admin/bank/imports' })).json<BankImports>().imports;
    const [stored] = await imports();
    expect(stored).toMatchObject({ fileName: 'statement.xml', matched: 3, unmatched: 1, ignored: 0 });
    expect(stored?.left).toEqual([{ reason: 'outgoing', currency: 'CZK', rows: 1, sum: -5_000 }]);
    const undo = () => post(`bank/imports/${stored?.id}/undo`);
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const done = answers.find(({ statusCode }) => statusCode === 200)?.json<BankImportUndone>();
    expect(done).toMatchObject({ payments: 1, movements: 2 });
    expect(done?.kept.map(({ row, amount, why }) => [row, amount, why])).toEqual([
      [3, 30_000, 'settled-by-hand'],
      [4, 40_000, 'document-issued'],
    ]);
    expect((await finance()).paid).toBe(0);
    const left = await database.db.select().from(payments);
    expect(left.map(({ receivedAmount }) => receivedAmount).toSorted()).toEqual([30_000, 40_000]);
    expect((await imports())[0]?.undoneAt).not.toBeNull();
    // The same file brings in again what was taken back, and no more.
    expect((await bring(...file)).json()).toMatchObject({ matched: 1, unmatched: 1, known: 2 });
    expect((await bring(...file)).json()).toMatchObject({ known: 4 });
    expect(await imports()).toHaveLength(2);
    expect((await post('bank/imports/2000000/undo')).statusCode).toBe(404);
    const origins = (await database.db.select().from(audit)).filter(
      ({ action, subjectId }) => action === 'payment.recorded' && subjectId === clubId,
    );
    expect(origins[0]?.after).toMatchObject({ origin: { file: 'statement.xml', row: 1 } });
  });

  it('[MO23] remembers answers by the heading after an import, says so, and forgets them in one call', async () => {
    const table = (day: string) => `Wann;Wieviel;Wozu\n${day};600,000;VS ${symbol}`;
    const columns = 'date=0&amount=1&message=2&amounts=comma';
    expect((await send(`preview?${columns}`, table('10.3.2026'))).json<BankPreview>().remembered).toEqual([]);
    // Looking at a file remembers nothing.
    expect((await send('preview', table('10.3.2026'))).json().error).toBe('bank-columns-unknown');
    expect((await send(`import?${columns}`, table('10.3.2026'))).statusCode).toBe(200);
    const next = (await send('preview', table('20.3.2026'))).json<BankPreview>();
    const answers = { columns: { date: 0, amount: 1, message: 2 }, amounts: 'comma' };
    expect(next.remembered).toMatchObject([{ answers, names: { amount: 'Wieviel' } }]);
    expect([next.questions, next.movements[0]?.amount]).toEqual([[], 60_000]);
    expect((await send('import', table('20.3.2026'))).json()).toMatchObject({ matched: 1 });
    const url = `/api/v1/admin/bank/profiles/${next.remembered[0]?.id}`;
    expect((await server.app.inject({ method: 'DELETE', url })).statusCode).toBe(200);
    expect((await send('preview', table('12.3.2026'))).json().error).toBe('bank-columns-unknown');
    expect((await server.app.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    const rows = await database.db
      .select()
      .from(audit)
      .where(eq(audit.subjectType, 'edition'))
      .orderBy(asc(audit.id));
    const actions = rows.map(({ action }) => action).filter((action) => action.startsWith('bank-profile'));
    expect(actions.slice(-2)).toEqual(['bank-profile.remembered', 'bank-profile.forgotten']);
  });

  it('[MO23] a name alone suggests a club, and does not book', async () => {
    const [club] = await database.db.select().from(clubs).where(eq(clubs.id, clubId));
    await bring({ amount: '7', reference: 'N', payer: club?.name ?? '' });
    expect((await queue()).transactions[0]?.suggestions[0]).toMatchObject({ id: clubId, why: 'name' });
  });

  it('refuses strangers and files that are none, and stores nothing of them', async () => {
    const hostile = aStatement([{ ...whole, symbol }]).replace(
      '?>',
      '?><!DOCTYPE a SYSTEM "http://x.test/">',
    );
    expect((await send('import', hostile)).json().error).toBe('bank-file-unreadable');
    actor = anActor(99, 'ROLE_USER');
    expect((await bring({ ...whole, symbol })).statusCode).toBe(403);
    actor = null;
    expect((await bring({ ...whole, symbol })).statusCode).toBe(401);
    expect(await database.db.select().from(bankTransactions)).toEqual([]);
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
