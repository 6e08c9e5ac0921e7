import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { storageOf } from './test-storage.ts';
import { ownRights } from './own-rights.ts';
import {
  clubAdmins,
  clubs,
  invoiceDocuments,
  invoiceItems,
  messages,
  outgoingMails,
  payments,
  teamAdmins,
  teams,
  users,
} from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { makeMoneyCup } from '../src/features/invoices/testing/money-cup.ts';
import type { MoneyCup } from '../src/features/invoices/testing/money-cup.ts';
import { messageHandlers, ownNews } from '../src/features/messages/index.ts';

const form = {
  internalName: 'Upomínka',
  recipientType: 'clubs',
  states: [],
  categories: [],
  overdueOnly: true,
  titleCs: 'Upomínka',
  titleEn: 'Reminder',
  textCs: 'Zaplaťte.',
  textEn: 'Please pay.',
};
/** CZK 1,000. */
const total = 100_000;
const yesterday = '2026-04-03';
const today = '2026-04-04';

describe.each(testDatabases())('reminders of overdue invoices on $name', (kind) => {
  let database: TestDatabase;
  let cup: MoneyCup;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  /** A club each: one that owes, another one, one whose invoice is due today. */
  let owing = { clubId: 0, admin: 0 };
  let other = owing;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeMoneyCup(database);
    server = testServer();
    const context = { database, clock: server.clock, storage: storageOf(database), snapshot: () => null };
    const handlers = messageHandlers(context);
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
    owing = await aClubWithInvoice('owing', yesterday);
    other = await aClubWithInvoice('other', yesterday);
    await aClubWithInvoice('in-time', today);
  });
  beforeEach(async () => {
    await database.db.delete(messages);
    await database.db.delete(outgoingMails);
    await database.db.delete(payments);
    actor = as('ROLE_ADMIN');
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  it('[ME6] given clubs that owe, one that has declined and one whose invoice is due today, then it is for those that are overdue', async () => {
    const declined = eq(clubs.id, other.clubId);
    await database.db.update(clubs).set({ registrationState: 'declined' }).where(declined);
    expect((await draft()).reach).toMatchObject({ records: 2, mails: 2 });
    expect((await draft({ states: ['declined'] })).reach).toMatchObject({ records: 1, mails: 1 });
    expect((await draft({ overdueOnly: false })).reach).toMatchObject({ records: 3, mails: 2 });
    await database.db.update(clubs).set({ registrationState: 'approved' }).where(declined);
  });

  it('[ME6] given a club with lines and a payment, then it is listed with what it still owes and its country', async () => {
    const names = { nameCs: 'Startovné', nameEn: 'Entry fee' };
    const line = { ...names, quantity: 1, unitType: 'item', unitPrice: total, currency: 'CZK' as const };
    await database.db
      .insert(invoiceItems)
      .values({ ...line, clubId: owing.clubId, supplierId: cup.supplierId });
    await pay(owing.clubId, 1);
    const dueOf = async (over: object) => {
      const { recipients } = (await draft(over)).reach;
      const found = recipients.find(({ id }) => id === owing.clubId);
      return found && [found.countryCode, found.due];
    };
    expect(await dueOf({})).toEqual(['CZ', { amount: total - 1, currency: 'CZK' }]);
    expect(await dueOf({ overdueOnly: false })).toEqual(['CZ', null]);
    await database.db.delete(invoiceItems).where(eq(invoiceItems.clubId, owing.clubId));
  });

  it('[ME6] given a club that pays before the reminder is sent, then the sender is asked again, and only those that still owe get it', async () => {
    const { message, reach } = await draft();
    expect(reach.mails).toBe(2);
    await pay(owing.clubId, total - 1);
    expect((await read(message.id)).reach.mails).toBe(2);
    await pay(owing.clubId, 1);
    const refused = await send(message.id, { mails: 2 });
    expect([refused.status, refused.body.error]).toEqual([409, 'recipients-changed']);
    expect((await send(message.id, { mails: 1 })).status).toBe(200);
    expect((await database.db.select().from(outgoingMails)).map(({ to }) => to)).toEqual([
      'other@example.test',
    ]);
  });

  it('[ME6] given a reminder that was sent, then dashboards of club admins show it until the club has paid, and team admins never see it', async () => {
    const { message } = await draft();
    expect((await send(message.id, { mails: 2 })).status).toBe(200);
    const leader = await aPerson('leader');
    const [team] = await database.db.select().from(teams).where(eq(teams.clubId, owing.clubId));
    await database.db.insert(teamAdmins).values({ teamId: team?.id ?? 0, userId: leader });
    expect([await news(owing.admin), await news(leader)]).toEqual([['Reminder'], []]);
    await pay(owing.clubId, total);
    expect([await news(owing.admin), await news(other.admin)]).toEqual([[], ['Reminder']]);
  });

  it('[ME7] given a reminder of the last days, then the next one warns of it, and is not sent by whoever has not seen that', async () => {
    const [first, second] = [await draft(), await draft()];
    expect([first.reach.remindedAt, second.reach.remindedAt]).toEqual([null, null]);
    expect((await send(first.message.id, { mails: 2 })).status).toBe(200);
    const refused = await send(second.message.id, { mails: 2 });
    const { remindedAt } = (await read(second.message.id)).reach;
    expect([refused.status, refused.body.error]).toEqual([409, 'reminded-meanwhile']);
    expect(refused.body.additionalProperties).toEqual({ remindedAt });
    expect((await draft({ overdueOnly: false })).reach.remindedAt).toBeNull();
    expect((await send(second.message.id, { mails: 2, remindedAt })).status).toBe(200);
  });

  it('[ME7] given two reminders that are sent at once, then one of them is', async () => {
    const drafts = [await draft(), await draft()];
    const answers = await Promise.all(drafts.map(({ message }) => send(message.id, { mails: 2 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await database.db.select().from(outgoingMails)).toHaveLength(2);
  });

  it('given a reminder to be written, then its texts are proposed in all languages', async () => {
    const [reminder] = (await call('GET')).body.templates;
    expect([reminder.kind, reminder.otherTexts.de.title]).toEqual([
      'reminder',
      expect.stringMatching(/^Zahlungserinnerung/),
    ]);
    expect(reminder.titleCs).toMatch(/^Upomínka/);
    expect(reminder.textEn).toMatch(/^An invoice of your club/);
  });

  it('[PE2] given somebody who does not organise, then nobody is reminded, nor is said who owes', async () => {
    const { message } = await draft();
    actor = { ...as('ROLE_COMPETITION_SUPER_REPORTER'), administratedClubIds: [owing.clubId] };
    expect((await call('GET')).status).toBe(403);
    expect((await call('GET', `/${message.id}`)).status).toBe(403);
    expect((await send(message.id, { mails: 2 })).status).toBe(403);
    expect(await database.db.select().from(outgoingMails)).toEqual([]);
  });

  const as = (...roles: Role[]): Actor => testActor(cup.organiserId, ['ROLE_USER', ...roles]);

  const call = async (method: 'GET' | 'POST', path = '', payload?: object) => {
    const url = `/api/v1/admin/messages${path}`;
    const answer = await server.app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  let keys = 0;
  const draft = async (over: object = {}): Promise<AdminMessage> => {
    keys += 1;
    return (await call('POST', '', { ...form, ...over, clientKey: `reminder-${keys}` })).body;
  };
  const read = async (id: number): Promise<AdminMessage> => (await call('GET', `/${id}`)).body;
  const send = (id: number, seen: { mails: number; remindedAt?: string | null }) =>
    call('POST', `/${id}/send`, { revision: 1, ...seen });

  const news = async (userId: number) => {
    const rights = await ownRights(userId, database.db);
    const own = await ownNews(rights, server.clock.now(), database.db);
    return own.map(({ titleEn }) => titleEn);
  };

  async function aPerson(name: string): Promise<number> {
    const person = { email: `${name}@example.test`, passwordHash: '-', firstName: name, lastName: 'Test' };
    const [row] = await database.db
      .insert(users)
      .values({ ...person, roles: ['ROLE_USER'] })
      .returning();
    return row?.id ?? 0;
  }

  async function aClubWithInvoice(name: string, dueDate: string) {
    const clubId = await cup.aClub();
    const admin = await aPerson(name);
    await database.db.insert(clubAdmins).values({ clubId, userId: admin });
    await database.db.insert(invoiceDocuments).values({
      editionId: cup.editionId,
      clubId,
      supplierId: cup.supplierId,
      kind: 'invoice',
      number: name,
      variableSymbol: '260001',
      currency: 'CZK',
      total,
      issuedAt: server.clock.now(),
      dueDate,
      content: {},
    });
    return { clubId, admin };
  }

  /** @param amount minor units */
  async function pay(clubId: number, amount: number): Promise<void> {
    await database.db.insert(payments).values({
      clubId,
      paymentDate: today,
      orderAmount: amount,
      receivedAmount: amount,
      receivedAmountCurrency: 'CZK',
      paymentMethod: 'bank',
    });
  }
});
