import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubInvoice, InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import { testDatabases } from '../../../tests/database.ts';
import { audit, pricelistItems, teams } from '../../platform/database/schema/index.ts';
import { bankPayment } from './testing/bank-payment.ts';
import { openOrganiserServer } from './testing/organiser-server.ts';

type Opened = Awaited<ReturnType<typeof openOrganiserServer>>;

describe.each(testDatabases())('what is not written of a club’s money on $name', (kind) => {
  let database: Opened['database'];
  let cup: Opened['cup'];
  let server: Opened['server'];
  let close: Opened['close'];
  let clubId: number;

  beforeAll(async () => {
    ({ database, cup, server, close } = await openOrganiserServer(kind));
  });
  beforeEach(async () => {
    clubId = await cup.aClub();
  });
  afterAll(() => close());

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/v1/admin/clubs/${clubId}/invoice${path}`;
    const answer = await server.app.inject({ method, url, ...(payload ? { payload } : {}) });
    return answer.statusCode < 300 ? 'done' : `${answer.statusCode} ${answer.json().error}`;
  };
  const money = async () =>
    (await server.app.inject({ url: `/api/v1/admin/clubs/${clubId}/invoice` })).json<ClubInvoice>();
  const issue = async () => {
    const payload = { clubIds: [clubId], reason: 'Objednávka' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/admin/invoices/issue', payload });
    return answer.json<{ refused: { error: string }[] }>().refused.map(({ error }) => error);
  };
  const line = (clientKey: string, some: object = {}) => ({
    nameCs: 'Míč',
    nameEn: 'Ball',
    quantity: 1,
    unitType: 'piece',
    unitPrice: 50_000,
    discountPercent: 0,
    separateInvoice: false,
    supplierId: cup.supplierId,
    clientKey,
    ...some,
  });
  const payment = (clientKey: string, some: object = {}) => ({
    ...bankPayment,
    clientKey,
    ...some,
  });
  const byHand = async () => (await money()).lines.find(({ isSystem }) => !isSystem);

  it('given a line or a payment that is sent again, then it is answered as done and written down once', async () => {
    const twice = [1, 2];
    for (const _ of twice) expect(await call('POST', '/lines', line('line-again'))).toBe('done');
    for (const _ of twice) expect(await call('POST', '/payments', payment('paid-again'))).toBe('done');
    const entries = await database.db
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.subjectType, 'club'), eq(audit.subjectId, clubId)));
    expect(entries.map(({ action }) => action)).toEqual(['line.added', 'payment.recorded']);
  });

  it('given the key of a stored line or payment with another amount, then it is refused and nothing changes', async () => {
    await call('POST', '/lines', line('line-key'));
    await call('POST', '/payments', payment('paid-key'));
    const before = await money();
    const other = payment('paid-key', { orderAmount: 200_000, receivedAmount: 200_000 });
    expect(await call('POST', '/lines', line('line-key', { unitPrice: 1 }))).toBe('409 repeat-key-used');
    expect(await call('POST', '/payments', other)).toBe('409 repeat-key-used');
    expect(await money()).toEqual(before);
  });

  it('given a refused payment, then its key is free for the corrected form', async () => {
    const refused = payment('paid-corrected', { supplierId: 2_000_000 });
    expect(await call('POST', '/payments', refused)).toBe('422 supplier-unknown');
    expect(await call('POST', '/payments', payment('paid-corrected'))).toBe('done');
    expect((await money()).payments).toHaveLength(1);
  });

  it('given a payment that was taken back, then its repeated form does not record it again', async () => {
    await call('POST', '/payments', payment('paid-gone'));
    const [paid] = (await money()).payments;
    expect(await call('POST', `/payments/${paid?.id}/delete`, { reason: 'omyl' })).toBe('done');
    expect(await call('POST', '/payments', payment('paid-gone'))).toBe('done');
    expect((await money()).payments).toEqual([]);
  });

  it('given two forms with one key and other amounts at once, then one is stored and the other refused', async () => {
    const amounts = [100_000, 200_000];
    const answers = await Promise.all(
      amounts.map((amount) =>
        call('POST', '/payments', payment('paid-race', { orderAmount: amount, receivedAmount: amount })),
      ),
    );
    expect(answers.toSorted()).toEqual(['409 repeat-key-used', 'done']);
    expect((await money()).payments).toHaveLength(1);
  });

  it('given a supplier that this year does not know, then no line and no payment is written', async () => {
    const supplierId = 2_000_000;
    expect(await call('POST', '/lines', line('line-stranger', { supplierId }))).toBe('422 supplier-unknown');
    expect(await call('POST', '/payments', payment('paid-stranger', { supplierId }))).toBe(
      '422 supplier-unknown',
    );
    await call('POST', '/lines', line('line-known'));
    const own = await byHand();
    expect(await call('PUT', `/lines/${own?.id}`, { supplierId })).toBe('422 supplier-unknown');
    expect((await byHand())?.supplierId).toBe(cup.supplierId);
    expect((await money()).payments).toEqual([]);
  });

  it('given a line of more than a document can hold, or lines that are so together, then nothing is made of them, and their sums are told', async () => {
    const large = { quantity: 10_000, unitPrice: 100_000 };
    const larger = { ...large, unitPrice: 100_001 };
    expect(await call('POST', '/lines', line('line-larger', larger))).toBe('422 amount-too-large');
    expect(await call('POST', '/lines', line('line-large', large))).toBe('done');
    const own = await byHand();
    expect(await call('PUT', `/lines/${own?.id}`, larger)).toBe('422 amount-too-large');
    expect((await byHand())?.total).toBe(1_000_000_000);
    for (const more of ['line-more', 'line-most'])
      expect(await call('POST', '/lines', line(more, large))).toBe('done');
    expect(await issue()).toEqual(['amount-too-large']);
    expect((await money()).finance.toPay).toBeGreaterThanOrEqual(3_000_000_000);
    const list = await server.app.inject({ url: '/api/v1/admin/invoices' });
    const sums = list.json<InvoiceList>().sums.map(({ toPay }) => toPay);
    expect(Math.max(...sums)).toBeGreaterThanOrEqual(3_000_000_000);
  });

  it('given a line on a document, then it cannot be removed', async () => {
    await call('POST', '/lines', line('line-frozen'));
    expect(await issue()).toEqual([]);
    const own = await byHand();
    expect(await call('DELETE', `/lines/${own?.id}`)).toBe('409 line-frozen');
    expect((await byHand())?.id).toBe(own?.id);
  });

  it('given an order of something without a price, then no document is issued for the rest of it', async () => {
    const { db } = database;
    await db.update(teams).set({ singleRoomPersons: 2 }).where(eq(teams.clubId, clubId));
    await db.delete(pricelistItems).where(eq(pricelistItems.code, 'single'));
    expect(await issue()).toEqual(['price-missing']);
    await db.update(teams).set({ singleRoomPersons: 0 }).where(eq(teams.clubId, clubId));
    expect(await issue()).toEqual([]);
  });
});
