import { mkdtempSync, rmSync } from 'node:fs';
import { testActor } from '@sevenmetre/rules/testing';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import type { ClubInvoice, InvoiceList } from '@sevenmetre/contract/invoices/schemas';
import { registrationReviewHandlers } from '../src/features/registrations/index.ts';
import { invoiceHandlers, rebuildInvoiceLines } from '../src/features/invoices/index.ts';
import { bankPayment } from '../src/features/invoices/testing/bank-payment.ts';
import { makeMoneyCup, type MoneyCup } from '../src/features/invoices/testing/money-cup.ts';
import {
  clubAdmins,
  invoiceDocuments,
  outgoingMails,
  teams,
  users,
} from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { createStorage } from '../src/platform/storage/index.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';

describe.each(testDatabases())('given clubs with invoices on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-counts-'));
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: MoneyCup;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeMoneyCup(database);
    server = testServer();
    const storage = createStorage({ dataDirectory: folder, random: systemRandom });
    const organiser = testActor(cup.organiserId, ['ROLE_USER', 'ROLE_ADMIN']);
    const context = { database, clock: server.clock, storage };
    const handlers = { ...invoiceHandlers(context), ...registrationReviewHandlers(context) };
    mount(server.app, handlers, { identify: async () => organiser, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string) => server.app.inject({ url: `/api/v1/admin/${path}` });
  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/v1/admin/${path}`, payload });
  const issue = (id: number) => post('invoices/issue', { clubIds: [id], reason: 'Změna' });
  const financeOf = async (id: number) => (await get(`clubs/${id}/invoice`)).json<ClubInvoice>().finance;
  const credit = async (id: number) => {
    const [document] = (await financeOf(id)).documents;
    expect((await post(`invoices/${document?.id}/credit`, { reason: 'Omyl' })).statusCode).toBe(200);
  };

  async function addAdmin(clubId: number): Promise<string> {
    const email = `admin-${clubId}@example.test`;
    const person = {
      email,
      passwordHash: '-',
      firstName: 'Iva',
      lastName: 'B',
      roles: ['ROLE_USER' as const],
    };
    const [user] = await database.db.insert(users).values(person).returning();
    await database.db.insert(clubAdmins).values({ clubId, userId: user?.id ?? 0 });
    return email;
  }

  it('when one is sent an invoice, then nobody of another club is written to', async () => {
    const [clubId, other] = [await cup.aClub(), await cup.aClub()];
    const email = await addAdmin(clubId);
    await addAdmin(other);
    await issue(clubId);
    const mails = await database.db.select().from(outgoingMails);
    expect(mails.map(({ to }) => to)).toEqual([email]);
  });

  it('[MO22] when one has paid before its invoice, then what another owes takes nothing of it', async () => {
    const [clubId, other] = [await cup.aClub(), await cup.aClub()];
    await issue(other);
    const paid = { ...bankPayment, clientKey: 'paid-before' };
    expect((await post(`clubs/${clubId}/invoice/payments`, paid)).statusCode).toBe(200);
    await issue(clubId);
    const rows = await database.db.select().from(invoiceDocuments).where(eq(invoiceDocuments.clubId, clubId));
    expect(rows.map(({ content }) => content)).toMatchObject([{ paid: 100_000 }]);
  });

  it('when one is credited, then neither the list nor the club’s finances count it or say when it is due', async () => {
    const clubId = await cup.aClub();
    const listed = async () =>
      (await get('invoices?pageSize=200')).json<InvoiceList>().rows.find((row) => row.clubId === clubId);
    await issue(clubId);
    expect(await listed()).toMatchObject({ invoices: 1, dueDate: expect.any(String) });
    await credit(clubId);
    expect(await listed()).toMatchObject({ invoices: 0, dueDate: null });
    expect(await financeOf(clubId)).toMatchObject({ orderChanged: false, dueDate: null, overdue: false });
  });

  it('when the order has changed and when an invoice is credited, then the registration shows the lines that make up what there is to pay', async () => {
    const clubId = await cup.aClub();
    const shown = async () => {
      const { money } = (await get(`club-registrations/${clubId}`)).json<ClubRegistrationAdmin>();
      return money.lines.reduce((sum, { total }) => sum + total, 0);
    };
    await issue(clubId);
    await database.db.update(teams).set({ bundlePersons: 12 }).where(eq(teams.clubId, clubId));
    await database.transaction((tx) => rebuildInvoiceLines(tx, clubId, server.clock.now()));
    const { toPay } = await financeOf(clubId);
    expect(await shown()).toBe(toPay);
    await credit(clubId);
    expect(await shown()).toBe(toPay);
  });
});
