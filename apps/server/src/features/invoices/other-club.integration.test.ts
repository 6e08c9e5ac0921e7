import { mkdtempSync, rmSync } from 'node:fs';
import { testActor } from '@sevenmetre/rules/testing';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { clubs, teams, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { createStorage } from '../../platform/storage/index.ts';
import { invoiceHandlers, rebuildInvoiceLines } from './index.ts';
import { bankPayment } from './testing/bank-payment.ts';
import { makeMoneyCup, type MoneyCup } from './testing/money-cup.ts';

describe.each(testDatabases())(
  'given a club with lines, papers and payments beside another on $name',
  (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-money-'));
    let database: TestDatabase;
    let server: ReturnType<typeof testServer>;
    let cup: MoneyCup;

    beforeAll(async () => {
      database = await kind.open();
      cup = await makeMoneyCup(database);
      server = testServer();
      const storage = createStorage({ dataDirectory: folder, random: systemRandom });
      const organiser = testActor(cup.organiserId, ['ROLE_USER', 'ROLE_ADMIN']);
      const handlers = invoiceHandlers({ database, clock: server.clock, storage });
      mount(server.app, handlers, { identify: async () => organiser, checkAnswers: true });
    });
    afterAll(async () => {
      await server.app.close();
      await database.cleanup();
      rmSync(folder, { recursive: true, force: true });
    });

    const rebuild = (id: number) =>
      database.transaction((tx) => rebuildInvoiceLines(tx, id, server.clock.now()));
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      server.app.inject({ method, url: `/api/v1/admin/${path}`, ...(payload ? { payload } : {}) });
    const issue = (id: number) => call('POST', 'invoices/issue', { clubIds: [id], reason: 'Změna' });
    const money = async (id: number) => (await call('GET', `clubs/${id}/invoice`)).json<ClubInvoice>();
    const line = {
      nameCs: 'Sleva za pomoc',
      nameEn: 'Thanks for helping',
      quantity: 1,
      unitType: 'piece',
      unitPrice: -50_000,
      discountPercent: 0,
      separateInvoice: false,
    };
    /** Both clubs get a line and a payment with the same keys: keys are unique per club. */
    const give = async (id: number) => {
      await rebuild(id);
      await call('POST', `clubs/${id}/invoice/lines`, {
        ...line,
        supplierId: cup.supplierId,
        clientKey: 'line-shared',
      });
      await issue(id);
      await call('POST', `clubs/${id}/invoice/payments`, { ...bankPayment, clientKey: 'paid-shared' });
      return money(id);
    };

    it('then calls about this one neither show nor change any of it', async () => {
      const clubId = await cup.aClub();
      const other = await give(await cup.aClub(2));
      const ours = await give(clubId);
      expect([other.lines.length, ours.lines.length, ours.payments.length]).toEqual([5, 3, 1]);
      expect(ours.finance).toMatchObject({ toPay: 2_160_000, paid: 100_000 });
      const invoice = `clubs/${clubId}/invoice`;
      const paper = { accountingDocumentId: other.finance.documents[0]?.id, clientKey: 'paid-other' };
      const stranger = { email: 'admin@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
      const [known] = await database.db
        .insert(users)
        .values({ ...stranger, roles: ['ROLE_USER'] })
        .returning();
      const byNobody = { paymentMethod: 'cash', cashReceivedById: 2_000_000, clientKey: 'paid-nobody' };
      const byStranger = { ...byNobody, cashReceivedById: known?.id };
      const attempts = [
        ['PUT', `lines/${other.lines[0]?.id}`, { discountPercent: 50 }, 'line-unknown'],
        ['DELETE', `lines/${other.lines.at(-1)?.id}`, undefined, 'line-unknown'],
        ['POST', `payments/${other.payments[0]?.id}/delete`, { reason: 'Omyl' }, 'payment-unknown'],
        ['POST', 'payments', { ...bankPayment, ...paper }, 'document-unknown'],
        ['POST', 'payments', { ...bankPayment, ...byNobody }, 'cash-receiver-missing'],
        ['POST', 'payments', { ...bankPayment, ...byStranger }, 'cash-receiver-missing'],
      ] as const;
      for (const [method, path, body, error] of attempts)
        expect([path, (await call(method, `${invoice}/${path}`, body)).json().error]).toEqual([path, error]);
      await database.db.update(teams).set({ bundlePersons: 12 }).where(eq(teams.clubId, clubId));
      await issue(clubId);
      await database.db.update(clubs).set({ registrationState: 'declined' }).where(eq(clubs.id, clubId));
      await rebuild(clubId);
      expect(await money(other.club.id)).toEqual(other);
    });
  },
);
