import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { totalOf } from '@sevenmetre/rules/pricing';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { workbookOf } from '../../../tests/read-workbook.ts';
import {
  audit,
  clubAdmins,
  clubs,
  countries,
  extraPersonGroups,
  invoiceDocuments,
  invoiceItems,
  outgoingMails,
  teams,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { createStorage } from '../../platform/storage/index.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';
import { invoiceHandlers, issueDocuments, rebuildInvoiceLines } from './index.ts';
import { DocumentContent } from './document-content.ts';
import { bankPayment } from './testing/bank-payment.ts';
import { makeMoneyCup, type MoneyCup } from './testing/money-cup.ts';
import { textOfPdf } from '../../../tests/text-of-pdf.ts';

describe.each(bothDatabases())('money of clubs on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-money-'));
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let context: StorageContext;
  let cup: MoneyCup;
  let clubId: number;
  let actor: Actor | null;
  let organiser: Actor;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeMoneyCup(database);
    server = testServer();
    const storage = createStorage({ dataDirectory: folder, random: systemRandom });
    context = { database, clock: server.clock, storage };
    mount(server.app, invoiceHandlers(context), { identify: async () => actor, checkAnswers: true });
    organiser = anActor({ userId: cup.organiserId, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  });
  beforeEach(async () => {
    clubId = await cup.aClub();
    actor = organiser;
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
    rmSync(folder, { recursive: true, force: true });
  });

  function anActor(some: Partial<Actor>): Actor {
    return testActor(999, ['ROLE_USER'], some);
  }
  const rebuild = (id = clubId) =>
    database.transaction((tx) => rebuildInvoiceLines(tx, id, server.clock.now()));
  const order = (ordered: Partial<typeof teams.$inferInsert>) =>
    database.db.update(teams).set(ordered).where(eq(teams.clubId, clubId));
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    server.app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}) });
  const own = `admin/clubs`;
  const money = async (): Promise<ClubInvoice> =>
    (await call('GET', `${own}/${clubId}/invoice`)).json<ClubInvoice>();
  const issue = (clubIds = [clubId], reason = 'Objednávka se změnila') =>
    call('POST', 'admin/invoices/issue', { clubIds, reason });
  const line = {
    nameCs: 'Sleva za pomoc',
    nameEn: 'Thanks for helping',
    quantity: 1,
    unitType: 'piece',
    unitPrice: -50_000,
    discountPercent: 0,
    separateInvoice: false,
  };

  it('[MO12] makes the lines of an order, and the same ones again', async () => {
    await order({ handballPersons: 3 });
    await database.db.insert(extraPersonGroups).values({ clubId, vipPartyPersons: 2 });
    await rebuild();
    const first = (await money()).lines;
    await rebuild();
    expect((await money()).lines).toEqual(first);
    expect(first.map(({ nameCs, quantity, total }) => [nameCs, quantity, total])).toEqual([
      ['Startovné (MA)', 1, 320_000],
      ['Balíček A (MA)', 10, 1_890_000],
      ['Oběd (MA)', 3, 51_000],
      ['Večírek', 2, 140_000],
    ]);
  });

  it('[MO11] gives a club its variable symbol, once', async () => {
    await rebuild();
    expect((await money()).club.variableSymbol).toBe(`26${String(clubId).padStart(5, '0')}`);
  });

  it('[MO12] keeps lines and discounts by hand when the order changes', async () => {
    await rebuild();
    await call('POST', `${own}/${clubId}/invoice/lines`, {
      ...line,
      supplierId: cup.supplierId,
      clientKey: 'line-0001',
    });
    const [, bundle] = (await money()).lines;
    await call('PUT', `${own}/${clubId}/invoice/lines/${bundle?.id}`, { discountPercent: 10 });
    await order({ bundlePersons: 12 });
    await rebuild();
    expect((await money()).lines.map(({ nameCs, total }) => [nameCs, total])).toEqual([
      ['Startovné (MA)', 320_000],
      ['Balíček A (MA)', 2_041_200],
      ['Sleva za pomoc', -50_000],
    ]);
  });

  it('given a form sent twice, then there is one line and one payment', async () => {
    const body = { ...line, supplierId: cup.supplierId, clientKey: 'line-0002' };
    await Promise.all([1, 2, 3].map(() => call('POST', `${own}/${clubId}/invoice/lines`, body)));
    const paid = { ...bankPayment, clientKey: 'paid-0002' };
    await Promise.all([1, 2, 3].map(() => call('POST', `${own}/${clubId}/invoice/payments`, paid)));
    const { lines, payments } = await money();
    expect([lines.filter(({ isSystem }) => !isSystem).length, payments.length]).toEqual([1, 1]);
  });

  it('[MO12] changes nothing of a line but its discount, and nothing at all on a document', async () => {
    await rebuild();
    const [fee] = (await money()).lines;
    const path = `${own}/${clubId}/invoice/lines/${fee?.id}`;
    expect((await call('PUT', path, { quantity: 2 })).json().error).toBe('line-of-order');
    expect((await call('DELETE', path)).json().error).toBe('line-of-order');
    await issue();
    expect((await call('PUT', path, { discountPercent: 5 })).json().error).toBe('line-frozen');
    expect((await call('PUT', path, { total: 5 })).statusCode).toBe(400);
    const other = await cup.aClub();
    const foreign = `${own}/${other}/invoice/lines/${fee?.id}`;
    expect((await call('PUT', foreign, { discountPercent: 5 })).json().error).toBe('line-unknown');
  });

  it('[MO13] issues a document for each supplier, and tells what there is to pay', async () => {
    await order({ vipPartyPersons: 2 });
    const answer = (await issue()).json<{ issued: { documents: { total: number }[] }[] }>();
    expect(answer.issued[0]?.documents.map(({ total }) => total)).toEqual([2_210_000, 140_000]);
    const { finance } = await money();
    expect(finance).toMatchObject({ toPay: 2_350_000, paid: 0, rest: 2_350_000, orderChanged: false });
    expect(finance.documents.map(({ paymentCode }) => paymentCode?.slice(0, 8) ?? null)).toEqual([
      'SPD*1.0*',
      null,
    ]);
    expect((await issue()).json().refused).toEqual([{ clubId, error: 'nothing-to-issue' }]);
  });

  it('[MO15] given a change after issuing, then a credit note and a new invoice make the difference', async () => {
    await rebuild();
    await call('POST', `${own}/${clubId}/invoice/lines`, {
      ...line,
      supplierId: cup.supplierId,
      clientKey: 'line-0003',
    });
    await issue();
    const before = (await money()).finance;
    await order({ bundlePersons: 11 });
    await rebuild();
    expect((await money()).finance).toMatchObject({ toPay: before.toPay + 189_000, orderChanged: true });
    const [first] = (await money()).finance.documents;
    expect(first).toMatchObject({ total: 2_160_000, credited: false });
    await issue();
    const { finance, lines } = await money();
    expect(finance.documents.map(({ kind: what, total, credited }) => [what, total, credited])).toEqual([
      ['invoice', 2_160_000, true],
      ['credit-note', -2_160_000, false],
      ['invoice', 2_349_000, false],
    ]);
    expect(finance.documents.reduce((sum, { total }) => sum + total, 0)).toBe(finance.toPay);
    expect(lines.map(({ nameCs }) => nameCs)).toContain('Sleva za pomoc');
    const [stored] = await database.db
      .select()
      .from(invoiceDocuments)
      .where(eq(invoiceDocuments.clubId, clubId))
      .orderBy(asc(invoiceDocuments.id));
    expect(stored?.total).toBe(2_160_000);
  });

  it('writes to the admins of the club what was issued, in its language, once', async () => {
    const email = `admin-${clubId}@example.test`;
    const admin = { email, passwordHash: '-', firstName: 'Iva', lastName: 'B' };
    const roles = ['ROLE_USER' as const];
    const [user] = await database.db
      .insert(users)
      .values({ ...admin, roles })
      .returning();
    await database.db.insert(clubAdmins).values({ clubId, userId: user?.id ?? 0 });
    const letters = async () =>
      (await database.db.select().from(outgoingMails).where(eq(outgoingMails.to, email))).map(
        ({ letter, locale }) => `${locale} ${letter.subject} ${letter.paragraphs.join(' ')}`,
      );
    await issue();
    await issue();
    const [first, ...others] = await letters();
    expect(first).toMatch(/^cs Nová faktura pro váš klub Dobrý den, .*22\u00a0100,00\u00a0Kč, splatná \d/u);
    expect(others).toEqual([]);
    const [document] = (await money()).finance.documents;
    await call('POST', `admin/invoices/${document?.id}/credit`, { reason: 'omyl' });
    expect((await letters()).slice(1)).toEqual([
      expect.stringContaining('Faktura vašeho klubu byla dobropisována'),
    ]);
  });

  it('[MO15] given a declined club, then its documents are taken back and nothing follows', async () => {
    await issue();
    await database.db.update(clubs).set({ registrationState: 'declined' }).where(eq(clubs.id, clubId));
    await rebuild();
    await issue();
    const { finance } = await money();
    expect([finance.toPay, finance.documents.map(({ total }) => total)]).toEqual([
      0,
      [2_210_000, -2_210_000],
    ]);
  });

  it('credits an invoice once, with its reason', async () => {
    await issue();
    const [document] = (await money()).finance.documents;
    const credit = () => call('POST', `admin/invoices/${document?.id}/credit`, { reason: 'Chybná adresa' });
    const answers = await Promise.all([credit(), credit(), credit()]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await money()).finance.documents.map(({ total }) => total)).toEqual([2_210_000, -2_210_000]);
    const rows = await database.db.select().from(audit).where(eq(audit.subjectId, clubId));
    expect(rows.map(({ action, reason }) => [action, reason])).toContainEqual([
      'invoice.credited',
      'Chybná adresa',
    ]);
  });

  it('gives no number twice and leaves none out, whoever issues at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => cup.aClub()));
    const refused = await cup.aClub(0);
    await Promise.all(
      [...ids, refused, ...ids].map((id) => issueDocuments(context, cup.organiserId, id, 'x')),
    );
    const rows = await database.db
      .select({ number: invoiceDocuments.number, clubId: invoiceDocuments.clubId })
      .from(invoiceDocuments)
      .where(eq(invoiceDocuments.supplierId, cup.supplierId));
    const invoices = rows.map(({ number }) => number).filter((number) => !number.includes('D'));
    const taken = invoices.map((number) => Number(number.slice(-4))).sort((a, b) => a - b);
    expect(taken).toEqual(Array.from({ length: taken.length }, (_, index) => index + 1));
    expect(rows.filter((row) => ids.includes(row.clubId))).toHaveLength(8);
  });

  it('issues nothing for a club that is not approved or owes less than nothing', async () => {
    await database.db.update(clubs).set({ registrationState: 'new' }).where(eq(clubs.id, clubId));
    const empty = await cup.aClub(0);
    const body = { ...line, supplierId: cup.supplierId, clientKey: 'line-0004' };
    await call('POST', `${own}/${empty}/invoice/lines`, body);
    expect((await issue([clubId, empty, 2_000_000])).json().refused).toEqual([
      { clubId, error: 'club-not-approved' },
      { clubId: empty, error: 'total-negative' },
      { clubId: 2_000_000, error: 'club-unknown' },
    ]);
  });

  it('adds payments that come at once, and counts the rest', async () => {
    await issue();
    const pay = (index: number) =>
      call('POST', `${own}/${clubId}/invoice/payments`, { ...bankPayment, clientKey: `many-${index}000` });
    await Promise.all([1, 2, 3, 4].map(pay));
    expect((await money()).finance).toMatchObject({ paid: 400_000, rest: 1_810_000 });
    const cash = { ...bankPayment, paymentMethod: 'cash', clientKey: 'cash-0001' };
    const path = `${own}/${clubId}/invoice/payments`;
    expect((await call('POST', path, cash)).json().error).toBe('cash-receiver-missing');
    const euros = { receivedAmount: 4_000, receivedAmountCurrency: 'EUR', cashReceivedById: cup.organiserId };
    await call('POST', path, { ...cash, ...euros });
    const { payments, finance } = await money();
    expect(payments.at(-1)).toMatchObject({ cashReceivedBy: 'Radek Pořádný', receivedAmount: 4_000 });
    expect(finance.paid).toBe(500_000);
    const removed = await call('POST', `${path}/${payments[0]?.id}/delete`, { reason: 'Omyl' });
    expect(removed.json<ClubInvoice>().finance.paid).toBe(400_000);
  });

  it('[MO16] keeps the currency of a club once something binds it', async () => {
    const [germany] = await database.db.select().from(countries).where(eq(countries.countryCode, 'DE'));
    const move = (id: number) =>
      database.db
        .update(clubs)
        .set({ countryId: germany?.id ?? 0 })
        .where(eq(clubs.id, id));
    await rebuild();
    await move(clubId);
    await rebuild();
    expect((await money()).finance).toMatchObject({ currency: 'EUR', toPay: 91_000 });
    clubId = await cup.aClub();
    await issue();
    await move(clubId);
    await rebuild();
    expect((await money()).finance).toMatchObject({ currency: 'CZK', toPay: 2_210_000, orderChanged: false });
  });

  it('[PE5] shows money and papers to admins of the club and organisers, and tells nobody else that they exist', async () => {
    await issue();
    const [document] = (await money()).finance.documents;
    const [team] = await database.db.select().from(teams).where(eq(teams.clubId, clubId));
    const paths = [`web/clubs/${clubId}/finance`, `web/invoices/${document?.id}/pdf`];
    const statuses = async (who: Actor | null) => {
      actor = who;
      return Promise.all(paths.map(async (path) => (await call('GET', path)).statusCode));
    };
    expect(await statuses(anActor({ administratedClubIds: [clubId] }))).toEqual([200, 200]);
    expect(await statuses(anActor({ leadingTeamIds: [team?.id ?? 0] }))).toEqual([404, 404]);
    expect(await statuses(anActor({ administratedClubIds: [clubId + 1] }))).toEqual([404, 404]);
    expect(await statuses(null)).toEqual([401, 401]);
    expect((await call('GET', `${own}/${clubId}/invoice`)).statusCode).toBe(401);
    actor = anActor({ administratedClubIds: [clubId] });
    expect((await issue()).statusCode).toBe(403);
  });

  it('[PE2] is for organisers alone, call by call, and nothing is written by others', async () => {
    await issue();
    const before = await money();
    const invoice = `${own}/${clubId}/invoice`;
    const lineBody = { ...line, supplierId: cup.supplierId, clientKey: 'stranger-1' };
    const calls: Parameters<typeof call>[] = [
      ['GET', 'admin/invoices'],
      ['GET', 'admin/invoices.xlsx'],
      ['POST', 'admin/invoices/issue', { clubIds: [clubId] }],
      ['POST', `admin/invoices/${before.finance.documents[0]?.id}/credit`, { reason: 'x' }],
      ['GET', invoice],
      ['POST', `${invoice}/lines`, lineBody],
      ['PUT', `${invoice}/lines/${before.lines[0]?.id}`, { discountPercent: 100 }],
      ['DELETE', `${invoice}/lines/${before.lines[0]?.id}`],
      ['POST', `${invoice}/payments`, { ...bankPayment, clientKey: 'stranger-2' }],
      ['POST', `${invoice}/payments/1/delete`, { reason: 'x' }],
    ];
    const statuses = async (who: Actor | null) => {
      actor = who;
      const answers = await Promise.all(calls.map((one) => call(...one)));
      return [...new Set(answers.map(({ statusCode }) => statusCode))];
    };
    const clubAdmin = anActor({ administratedClubIds: [clubId] });
    expect([await statuses(clubAdmin), await statuses(null)]).toEqual([[403], [401]]);
    actor = organiser;
    expect(await money()).toEqual(before);
  });

  it('[MO10] says the same sum on paper, on the screen and in the list, drawn once', async () => {
    await order({ bundlePersons: 7 });
    await rebuild();
    const [, bundle] = (await money()).lines;
    await call('PUT', `${own}/${clubId}/invoice/lines/${bundle?.id}`, { discountPercent: 33 });
    await issue();
    const { finance, lines } = await money();
    const [document] = finance.documents;
    const [first, again] = [
      await call('GET', document?.href.slice(8) ?? ''),
      await call('GET', document?.href.slice(8) ?? ''),
    ];
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true);
    expect(first.headers['content-disposition']).toContain(`faktura-${document?.number}.pdf`);
    const text = textOfPdf(first.rawPayload);
    expect(text).toContain('Žďár');
    const printed = [...text.matchAll(/([\d\u00a0]+),(\d\d)\u00a0Kč/gu)].map(([, whole = '', cents = '']) =>
      Number(`${whole.replaceAll('\u00a0', '')}${cents}`),
    );
    expect(printed.at(-1)).toBe(finance.toPay);
    expect(printed).toEqual(expect.arrayContaining(lines.map(({ total }) => total)));
    const list = await call(
      'GET',
      `admin/invoices?search=${document?.number ? `26${String(clubId).padStart(5, '0')}` : ''}`,
    );
    expect(list.json().rows[0]).toMatchObject({ clubId, toPay: totalOf(lines), rest: finance.rest });
    const [row] = await database.db
      .select()
      .from(invoiceDocuments)
      .where(eq(invoiceDocuments.id, document?.id ?? 0));
    expect(DocumentContent.parse(row?.content).total).toBe(finance.toPay);
  });

  it('[MO9][MO10] counts in the database as the rules do, to the last unit', async () => {
    const numbers = fc.record({
      quantity: fc.integer({ min: 1, max: 500 }),
      unitPrice: fc.integer({ min: -40_000, max: 40_000 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
    });
    const lines = fc.sample(numbers, { seed: 7, numRuns: 400 });
    const fixed = { clubId, nameCs: 'x', nameEn: 'x', unitType: 'piece', currency: 'CZK' as const };
    const rows = lines.map((one) => ({ ...fixed, ...one, supplierId: cup.supplierId }));
    await database.db.insert(invoiceItems).values(rows);
    const list = await call('GET', `admin/invoices?pageSize=200`);
    const row = list.json().rows.find((one: { clubId: number }) => one.clubId === clubId);
    expect(row.toPay).toBe(totalOf(lines));
  });

  it('lists clubs by what is to be done, page by page, and as a workbook', async () => {
    await issue();
    server.clock.set('2026-09-01T10:00:00Z');
    const overdue = (await call('GET', 'admin/invoices?filter=overdue&pageSize=1')).json();
    expect([overdue.rows.length, overdue.count > 1, overdue.rows[0].overdue]).toEqual([1, true, true]);
    expect(overdue.counts.overdue).toBe(overdue.count);
    const owing = (await call('GET', 'admin/invoices?filter=owing&sort=rest&direction=desc')).json();
    expect(owing.rows[0].rest).toBeGreaterThanOrEqual(owing.rows[1].rest);
    expect((await call('GET', 'admin/invoices?filter=unknown')).statusCode).toBe(400);
    const sheets = await workbookOf((await call('GET', 'admin/invoices.xlsx?filter=overdue')).rawPayload);
    expect(sheets.get('Balances')).toHaveLength(overdue.count);
  });
});
