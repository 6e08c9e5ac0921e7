import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubInvoice, InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import { totalOf } from '@sevenmetre/rules/pricing';
import { testDatabases } from '../../../tests/database.ts';
import { workbookOf } from '../../../tests/read-workbook.ts';
import { teams } from '../../platform/database/schema/index.ts';
import { rebuildInvoiceLines } from './index.ts';
import { openOrganiserServer } from './testing/organiser-server.ts';
import { textOfPdf } from '../../../tests/text-of-pdf.ts';

const persons = fc.integer({ min: 0, max: 40 });
const registration = fc.record({
  teams: fc.integer({ min: 1, max: 4 }),
  country: fc.constantFrom('CZ', 'DE'),
  ordered: fc.record({ bundlePersons: persons, handballPersons: persons, singleRoomPersons: persons }),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 30 }),
      unitPrice: fc.integer({ min: 1, max: 99_999 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
const registrations = fc.sample(registration, { seed: 11, numRuns: 6 });

type Opened = Awaited<ReturnType<typeof openOrganiserServer>>;

describe.each(testDatabases())('totals on $name', (kind) => {
  let database: Opened['database'];
  let cup: Opened['cup'];
  let server: Opened['server'];
  let close: Opened['close'];

  beforeAll(async () => {
    ({ database, cup, server, close } = await openOrganiserServer(kind));
  });
  afterAll(() => close());

  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    server.app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}) });

  async function register({ teams: count, country, ordered, lines }: (typeof registrations)[number]) {
    const clubId = await cup.aClub(count, country);
    await database.db.update(teams).set(ordered).where(eq(teams.clubId, clubId));
    await database.transaction((tx) => rebuildInvoiceLines(tx, clubId, server.clock.now()));
    const named = { nameCs: 'Míč', nameEn: 'Ball', unitType: 'piece', separateInvoice: false };
    for (const [index, line] of lines.entries()) {
      const body = { ...named, ...line, supplierId: cup.supplierId, clientKey: `any-line-${index}` };
      const answer = await call('POST', `admin/clubs/${clubId}/invoice/lines`, body);
      expect(answer.statusCode).toBe(200);
    }
    return clubId;
  }

  /** The total at the end of a document's PDF, in minor units. */
  async function printedTotal(href: string): Promise<number> {
    const text = textOfPdf((await call('GET', href.slice(8))).rawPayload);
    const amounts = [...text.matchAll(/([\d\u00a0]+),(\d\d)\u00a0(?:Kč|€)/gu)];
    return Number(amounts.at(-1)?.slice(1, 3).join('').replaceAll('\u00a0', ''));
  }

  it('[MO10] given any registrations, then screens, list, papers and workbook say the same, to the last unit', async () => {
    const clubIds: number[] = [];
    for (const one of registrations) clubIds.push(await register(one));
    await call('POST', 'admin/invoices/issue', { clubIds, reason: 'first' });
    const sheets = await workbookOf((await call('GET', 'admin/invoices.xlsx')).rawPayload);
    const list = (await call('GET', 'admin/invoices?pageSize=200')).json<InvoiceList>();
    for (const clubId of clubIds) {
      const inSheet = (sheet: string, column: string) =>
        (sheets.get(sheet) ?? [])
          .filter((row) => row['Club ID'] === clubId)
          .reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
      const { finance, lines } = (await call('GET', `admin/clubs/${clubId}/invoice`)).json<ClubInvoice>();
      const printed = await Promise.all(finance.documents.map(({ href }) => printedTotal(href)));
      const totals = {
        lines: totalOf(lines),
        list: list.rows.find((row) => row.clubId === clubId)?.toPay,
        papers: printed.reduce((sum, total) => sum + total, 0),
        balances: inSheet('Balances', 'To pay'),
        items: inSheet('Invoice items', 'Total'),
        documents: inSheet('Documents', 'Total'),
      };
      expect(new Set(Object.values(totals)), JSON.stringify(totals)).toEqual(new Set([finance.toPay]));
    }
  });

  it('[MO15] given a change of what one supplier sells, then the invoice of another stays, and is not issued again', async () => {
    const clubId = await cup.aClub();
    const change = async (ordered: Partial<typeof teams.$inferInsert>) => {
      await database.db.update(teams).set(ordered).where(eq(teams.clubId, clubId));
      await call('POST', 'admin/invoices/issue', { clubIds: [clubId], reason: 'changed' });
    };
    await change({ vipPartyPersons: 2 });
    await change({ bundlePersons: 11 });
    const { finance } = (await call('GET', `admin/clubs/${clubId}/invoice`)).json<ClubInvoice>();
    expect(finance.documents.map(({ kind: what, total, credited }) => [what, total, credited])).toEqual([
      ['invoice', 2_210_000, true],
      ['invoice', 140_000, false],
      ['credit-note', -2_210_000, false],
      ['invoice', 2_399_000, false],
    ]);
    expect(finance.toPay).toBe(2_399_000 + 140_000);
  });

  it('given a search, then the list and its workbook hold the clubs that are searched for, and no others', async () => {
    const clubId = await cup.aClub();
    for (const id of [clubId, await cup.aClub()]) {
      await call('POST', 'admin/invoices/issue', { clubIds: [id], reason: 'first' });
      await call('POST', `admin/clubs/${id}/invoice/payments`, { ...payment, clientKey: 'paid-once' });
    }
    const search = `search=26${String(clubId).padStart(5, '0')}`;
    const list = (await call('GET', `admin/invoices?${search}`)).json<InvoiceList>();
    expect([list.rows.map((row) => row.clubId), list.counts.all]).toEqual([[clubId], 1]);
    const sheets = await workbookOf((await call('GET', `admin/invoices.xlsx?${search}`)).rawPayload);
    for (const sheet of ['Balances', 'Invoice items', 'Documents', 'Payments']) {
      const shown = sheets.get(sheet)?.map((row) => row['Club ID']);
      expect([sheet, [...new Set(shown)]]).toEqual([sheet, [clubId]]);
    }
  });

  it('[MO15] given what an invoice was before, then it does not hide that the next one would be less than nothing', async () => {
    const clubId = await cup.aClub();
    await database.transaction((tx) => rebuildInvoiceLines(tx, clubId, server.clock.now()));
    const thanks = {
      nameCs: 'Sleva za pomoc',
      nameEn: 'Thanks for helping',
      quantity: 1,
      unitType: 'piece',
      unitPrice: -2_000_000,
      discountPercent: 0,
      separateInvoice: false,
      supplierId: cup.supplierId,
      clientKey: 'thanks-001',
    };
    await call('POST', `admin/clubs/${clubId}/invoice/lines`, thanks);
    const issue = async () =>
      (await call('POST', 'admin/invoices/issue', { clubIds: [clubId], reason: 'changed' })).json();
    expect((await issue()).refused).toEqual([]);
    const money = async () =>
      (await call('GET', `admin/clubs/${clubId}/invoice`)).json<ClubInvoice>().finance.documents;
    const before = await money();
    expect(before.map(({ total }) => total)).toEqual([210_000]);
    await database.db.update(teams).set({ bundlePersons: 1 }).where(eq(teams.clubId, clubId));
    expect((await issue()).refused).toEqual([{ clubId, error: 'total-negative' }]);
    expect(await money()).toEqual(before);
  });

  it('given a payment of an invoice, then it names it and who sold it, and never another club’s', async () => {
    const clubId = await cup.aClub();
    await database.transaction((tx) => rebuildInvoiceLines(tx, clubId, server.clock.now()));
    await call('POST', 'admin/invoices/issue', { clubIds: [clubId], reason: 'first' });
    const { finance } = (await call('GET', `admin/clubs/${clubId}/invoice`)).json<ClubInvoice>();
    const ofPaper = {
      ...payment,
      accountingDocumentId: finance.documents[0]?.id,
      clientKey: 'paper-001',
    };
    const answer = await call('POST', `admin/clubs/${clubId}/invoice/payments`, ofPaper);
    expect(answer.json<ClubInvoice>().payments).toMatchObject([
      { accountingDocumentId: finance.documents[0]?.id, supplierId: cup.supplierId },
    ]);
    const another = `admin/clubs/${await cup.aClub()}/invoice/payments`;
    expect((await call('POST', another, ofPaper)).json()).toMatchObject({ error: 'document-unknown' });
    const sheets = await workbookOf((await call('GET', 'admin/invoices.xlsx')).rawPayload);
    expect(sheets.get('Payments')?.filter((row) => row['Club ID'] === clubId)).toMatchObject([
      { Document: finance.documents[0]?.number, Credited: 1, Supplier: 'Házená Lipová' },
    ]);
  });
});

const payment = {
  paymentDate: '2026-03-10',
  orderAmount: 100,
  receivedAmount: 100,
  receivedAmountCurrency: 'CZK',
  paymentMethod: 'card',
  cashReceivedById: null,
  supplierId: null,
  accountingDocumentId: null,
  note: null,
};
