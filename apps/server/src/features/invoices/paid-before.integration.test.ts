import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import {
  clubAdmins,
  configurationEntries,
  outgoingMails,
  teams,
} from '../../platform/database/schema/index.ts';
import { createPayment, issueDocuments } from './index.ts';
import { makeMoneyCup, type MoneyCup } from './testing/money-cup.ts';

const now = new Date('2026-03-10T08:00:00Z');

describe.each(testDatabases())('an invoice after a payment on $name', (kind) => {
  let database: TestDatabase;
  let cup: MoneyCup;
  let clubId: number;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeMoneyCup(database);
    clubId = await cup.aClub();
    await database.db.insert(clubAdmins).values({ clubId, userId: cup.organiserId });
  });
  afterAll(() => database.cleanup());

  const order = (bundlePersons: number) =>
    database.db.update(teams).set({ bundlePersons }).where(eq(teams.clubId, clubId));

  async function issue(of = clubId) {
    const context = { database, clock: { now: () => now } };
    const issued = await issueDocuments(context, cup.organiserId, of, 'Změna');
    if (typeof issued === 'string') throw new Error(issued);
    return issued.flatMap(({ kind: what, total, content: { paid, payment } }) => {
      const [, asked = null] = /AM:([\d.]+)/.exec(payment?.code ?? '') ?? [];
      return what === 'invoice' ? [{ total, paid, asked }] : [];
    });
  }

  function pay(orderAmount: number) {
    return database.transaction((tx) =>
      createPayment(
        tx,
        { userId: cup.organiserId, clubId, now },
        {
          paymentDate: '2026-03-10',
          orderAmount,
          receivedAmount: orderAmount,
          receivedAmountCurrency: 'CZK',
          paymentMethod: 'bank',
          cashReceivedById: null,
          accountingDocumentId: null,
          supplierId: null,
          note: null,
          clientKey: `paid-${orderAmount}`,
        },
      ),
    );
  }

  it('is due 14 days after its day, or as many as the edition has set', async () => {
    const context = { database, clock: { now: () => now } };
    const due = async () => {
      const issued = await issueDocuments(context, cup.organiserId, await cup.aClub(), 'Změna');
      return typeof issued === 'string' ? issued : issued.map(({ dueDate }) => dueDate);
    };
    expect(await due()).toEqual(['2026-03-24']);
    const setting = { editionId: cup.editionId, key: 'invoice-due-days', dataType: 'integer' as const };
    const words = { labelCs: 'Splatnost', labelEn: 'Due days' };
    await database.db.insert(configurationEntries).values({ ...setting, ...words, value: '30' });
    expect(await due()).toEqual(['2026-04-09']);
    await database.db.delete(configurationEntries).where(eq(configurationEntries.key, setting.key));
  });

  it('[MO22] asks for the rest, in its code and its mail, and for nothing once all is paid', async () => {
    expect(await issue()).toEqual([{ total: 2_210_000, paid: 0, asked: '22100.00' }]);
    await pay(1_000_000);
    await issue(await cup.aClub());
    await order(11);
    expect(await issue()).toEqual([{ total: 2_399_000, paid: 1_000_000, asked: '13990.00' }]);
    await pay(9_000_000);
    await order(12);
    expect(await issue()).toEqual([{ total: 2_588_000, paid: 2_588_000, asked: null }]);
    const mails = await database.db.select().from(outgoingMails).orderBy(outgoingMails.id);
    const said = mails.map(({ letter }) => letter.paragraphs.join(' ').replaceAll('\u00a0', ' '));
    expect(said).toEqual([
      expect.stringContaining('22 100,00 Kč'),
      expect.stringContaining('13 990,00 Kč'),
      expect.stringContaining('už je celá uhrazena'),
    ]);
  });
});
