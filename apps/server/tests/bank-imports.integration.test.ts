import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BankImports, BankImportUndone, BankPreview } from '@sevenmetre/contract/bank/schemas';
import { BankDesk } from './bank-desk.ts';
import { bothDatabases } from './database.ts';
import {
  audit,
  bankTransactions,
  clubs,
  invoiceDocuments,
  payments,
} from '../src/platform/database/schema/index.ts';

describe.each(bothDatabases())('bank imports on $name', (kind) => {
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

  it('[MO20] divides a payment of two clubs after an answer, whose parts add up to it and wait alone again', async () => {
    const { clubId: otherId, symbol: otherSymbol } = await desk.aClub();
    const file = { amount: '300', text: `vs${symbol} + ${otherSymbol}`, reference: 'T' };
    expect((await desk.bring(file)).json()).toMatchObject({ matched: 0, unmatched: 1 });
    const [movement] = (await desk.queue()).transactions;
    expect([movement?.waits, movement?.suggestions.map(({ id, why }) => [id, why])]).toEqual([
      'several-symbols',
      [
        [clubId, 'symbol'],
        [otherId, 'symbol'],
      ],
    ]);
    const part = (id: number, amount: number) => ({ clubId: id, amount, orderAmount: amount });
    const divide = (...parts: readonly object[]) => desk.post(`bank/${movement?.id}/divide`, { parts });
    const wrong = await Promise.all([
      divide(part(clubId, 10_000), part(otherId, 19_999)),
      divide(part(clubId, 10_000), part(clubId, 20_000)),
      divide(part(clubId, 10_000), part(2_000_000, 20_000)),
      divide(part(clubId, 30_000)),
    ]);
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([422, 422, 404, 400]);
    expect(await desk.database.db.select().from(payments)).toEqual([]);
    const both = [part(clubId, 10_000), part(otherId, 20_000)];
    const answers = await Promise.all([divide(...both), divide(...both)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const stored = await desk.database.db.select().from(payments);
    expect(stored.map(({ clubId: id, receivedAmount }) => [id, receivedAmount])).toEqual([
      [clubId, 10_000],
      [otherId, 20_000],
    ]);
    expect((await desk.bring(file)).json()).toMatchObject({ known: 1, matched: 0, unmatched: 0 });
    // The same movement in another export is recognised, by its whole amount.
    const export_ = `Datum;Částka (CZK);Zpráva\n10.3.2026;300,00;vs${symbol} + ${otherSymbol}`;
    expect((await desk.send('preview', export_)).json<BankPreview>().movements[0]?.result).toBe('alike');
    const removed = await desk.post(`clubs/${otherId}/invoice/payments/${stored[1]?.id}/delete`, {
      reason: 'Omyl',
    });
    expect(removed.statusCode).toBe(200);
    expect([(await desk.finance(clubId)).paid, (await desk.queue()).counts]).toEqual([
      10_000,
      { unmatched: 1, matched: 1, ignored: 0 },
    ]);
    expect((await desk.queue()).transactions[0]).toMatchObject({ amount: 20_000, waits: 'released' });
  });

  it('[MO20] books a payment that names an invoice instead of the symbol', async () => {
    const [document] = await desk.database.db
      .select()
      .from(invoiceDocuments)
      .where(eq(invoiceDocuments.clubId, clubId));
    const number = document?.number ?? '';
    expect(number).toMatch(/^\d{4}-\d+-\d{4}$/);
    const paid = await desk.bring({ amount: '100', text: `platba ${number}`, reference: 'I' });
    expect(paid.json()).toMatchObject({ matched: 1, unmatched: 0 });
    expect((await desk.finance(clubId)).paid).toBe(10_000);
  });

  it('[MO20] knows an MT940 payment that was stored by its value day and under an account with the currency', async () => {
    const row = {
      account: 'DE02120300000000202051EUR',
      amount: 15_000,
      currency: 'EUR',
      state: 'unmatched',
    } as const;
    await desk.database.db.insert(bankTransactions).values({
      ...row,
      editionId: desk.cup.editionId,
      reference: 'R1/2026-03-05/15000',
      bookedOn: '2026-03-05',
    });
    const file = [
      ':20:1',
      ':25:DE02120300000000202051EUR',
      ':60F:C260304EUR0,00',
      ':61:2603050310C150,00NTRFNONREF//R1',
      `:86:VS ${symbol}`,
    ].join('\n');
    const { movements } = (await desk.send('preview', file)).json<BankPreview>();
    expect(movements.map(({ result, bookedOn }) => [result, bookedOn])).toEqual([['known', '2026-03-10']]);
    const export_ = `Datum;Částka (EUR);VS\n10.3.2026;150,00;${symbol}`;
    expect((await desk.send('preview', export_)).json<BankPreview>().movements[0]?.result).toBe('alike');
  });

  it('[MO20] says why each movement waits', async () => {
    const [club] = await desk.database.db.select().from(clubs).where(eq(clubs.id, clubId));
    await desk.bring(
      { amount: '1', symbol: '9999999', reference: 'A' },
      { amount: '2', symbol, currency: 'EUR', reference: 'B' },
      { amount: '3', text: `startovné ${symbol} U15`, reference: 'C' },
      { amount: '4', payer: club?.name ?? '', reference: 'D' },
      { ...whole, reference: 'E' },
      { amount: '6', reference: 'F' },
      { amount: '7', symbol: symbol, text: 'faktura', reference: 'G' },
    );
    const waiting = (await desk.queue()).transactions;
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
    const { clubId: settledId } = await desk.aClub();
    const { clubId: issuedId, symbol: issuedSymbol } = await desk.aClub();
    const file = [
      { amount: '100', symbol, reference: 'A' },
      { amount: '200', reference: 'B' },
      { amount: '300', reference: 'C' },
      { amount: '400', symbol: issuedSymbol, reference: 'D' },
      { amount: '50', direction: 'DBIT' as const, reference: 'E' },
    ];
    expect((await desk.bring(...file)).json()).toEqual({ matched: 2, unmatched: 2, known: 0, skipped: 1 });
    const waiting = (await desk.queue()).transactions.find(({ amount }) => amount === 30_000);
    expect(waiting?.origin).toEqual({ file: 'statement.xml', row: 3 });
    await desk.post(`bank/${waiting?.id}/assign`, { clubId: settledId, orderAmount: 30_000 });
    // A document that is issued after the import names what was paid.
    const [invoice] = await desk.database.db
      .select()
      .from(invoiceDocuments)
      .where(eq(invoiceDocuments.clubId, issuedId));
    await desk.database.db
      .update(invoiceDocuments)
      .set({ issuedAt: new Date(desk.server.clock.now().getTime() + 1_000) })
      .where(eq(invoiceDocuments.id, invoice?.id ?? 0));
    const imports = async () =>
      (await desk.server.app.inject({ url: '/api/v1/admin/bank/imports' })).json<BankImports>().imports;
    const [stored] = await imports();
    expect(stored).toMatchObject({ fileName: 'statement.xml', matched: 3, unmatched: 1, ignored: 0 });
    expect(stored?.left).toEqual([{ reason: 'outgoing', currency: 'CZK', rows: 1, sum: -5_000 }]);
    const undo = () => desk.post(`bank/imports/${stored?.id}/undo`);
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const done = answers.find(({ statusCode }) => statusCode === 200)?.json<BankImportUndone>();
    expect(done).toMatchObject({ payments: 1, movements: 2 });
    expect(done?.kept.map(({ row, amount, why }) => [row, amount, why])).toEqual([
      [3, 30_000, 'settled-by-hand'],
      [4, 40_000, 'document-issued'],
    ]);
    expect((await desk.finance(clubId)).paid).toBe(0);
    const left = await desk.database.db.select().from(payments);
    expect(left.map(({ receivedAmount }) => receivedAmount).toSorted((a, b) => a - b)).toEqual([
      30_000, 40_000,
    ]);
    expect((await imports())[0]?.undoneAt).not.toBeNull();
    // The same file brings in again what was taken back, and no more.
    expect((await desk.bring(...file)).json()).toMatchObject({ matched: 1, unmatched: 1, known: 2 });
    expect((await desk.bring(...file)).json()).toMatchObject({ known: 4 });
    expect(await imports()).toHaveLength(2);
    expect((await desk.post('bank/imports/2000000/undo')).statusCode).toBe(404);
    const origins = (await desk.database.db.select().from(audit)).filter(
      ({ action, subjectId }) => action === 'payment.recorded' && subjectId === clubId,
    );
    expect(origins[0]?.after).toMatchObject({ origin: { file: 'statement.xml', row: 1 } });
  });

  it('[MO24] keeps a movement with which another export was joined', async () => {
    await desk.bring({ amount: '100', symbol, reference: 'A' });
    const table = `Datum;Částka (CZK);VS\n10.3.2026;100,00;${symbol}`;
    await desk.send('import', table);
    const [other] = (await desk.queue()).transactions;
    expect(other?.alike?.kind).toBe('movement');
    const { kind: what, id } = other?.alike ?? { kind: '', id: 0 };
    expect((await desk.post(`bank/${other?.id}/join`, { kind: what, id })).statusCode).toBe(200);
    const { imports } = await desk.get<BankImports>('bank/imports');
    const undone = (await desk.post(`bank/imports/${imports.at(-1)?.id}/undo`)).json<BankImportUndone>();
    expect([undone.payments, undone.kept.map(({ why }) => why)]).toEqual([0, ['joined']]);
    expect((await desk.finance(clubId)).paid).toBe(10_000);
  });

  it('[MO23] remembers answers by the heading after an import, says so, and forgets them in one call', async () => {
    const table = (day: string) => `Wann;Wieviel;Wozu\n${day};600,000 CZK;VS ${symbol}`;
    const columns = 'date=0&amount=1&message=2&amounts=comma';
    expect(
      (await desk.send(`preview?${columns}`, table('10.3.2026'))).json<BankPreview>().remembered,
    ).toEqual([]);
    // Looking at a file remembers nothing.
    expect((await desk.send('preview', table('10.3.2026'))).json().error).toBe('bank-columns-unknown');
    expect((await desk.send(`import?${columns}`, table('10.3.2026'))).statusCode).toBe(200);
    const next = (await desk.send('preview', table('20.3.2026'))).json<BankPreview>();
    const answers = { columns: { date: 0, amount: 1, message: 2 }, amounts: 'comma' };
    expect(next.remembered).toMatchObject([{ answers, names: { amount: 'Wieviel' } }]);
    expect([next.questions, next.movements[0]?.amount]).toEqual([[], 60_000]);
    expect((await desk.send('import', table('20.3.2026'))).json()).toMatchObject({ matched: 1 });
    const url = `/api/v1/admin/bank/profiles/${next.remembered[0]?.id}`;
    expect((await desk.server.app.inject({ method: 'DELETE', url })).statusCode).toBe(200);
    expect((await desk.send('preview', table('12.3.2026'))).json().error).toBe('bank-columns-unknown');
    expect((await desk.server.app.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    const rows = await desk.database.db
      .select()
      .from(audit)
      .where(eq(audit.subjectType, 'edition'))
      .orderBy(asc(audit.id));
    const actions = rows.map(({ action }) => action).filter((action) => action.startsWith('bank-profile'));
    expect(actions.slice(-2)).toEqual(['bank-profile.remembered', 'bank-profile.forgotten']);
  });
});
