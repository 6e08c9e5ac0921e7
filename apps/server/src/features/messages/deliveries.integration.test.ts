import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { bothDatabases, silent } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { ownRights } from '../../../tests/own-rights.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { plainMails, storageOf } from '../../../tests/test-storage.ts';
import {
  audit,
  clubAdmins,
  clubs,
  messages,
  outgoingMails,
  payments,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import type { Mail, MailOutcome } from '../../platform/mail/index.ts';
import { createMailSender } from '../mail/index.ts';
import { markMessageSent, messageHandlers } from './index.ts';

const form = {
  internalName: 'Arrival',
  recipientType: 'clubs',
  states: [],
  categories: [],
  titleCs: 'Příjezd',
  titleEn: 'Arrival',
  textCs: 'Ahoj.',
  textEn: 'Hello.',
};

describe.each(bothDatabases())('mails that came back on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  let clubName = '';
  let ids = { organiser: 0, nobody: 0, club: 0, empty: 0 };

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { db } = database;
    const person = { passwordHash: '-', lastName: 'Test', roles: ['ROLE_USER' as const] };
    const rows = await db
      .insert(users)
      .values([
        { ...person, email: 'boss@example.test', firstName: 'Radek', locale: 'en' },
        { ...person, email: 'czech@example.test', firstName: 'Iva', locale: 'cs' },
        { ...person, email: 'german@example.test', firstName: 'Jürgen', locale: 'de' },
        { ...person, email: 'nobody@example.test', firstName: 'Nils', locale: 'en' },
      ])
      .returning();
    const [organiser = 0, czech = 0, german = 0, nobody = 0] = rows.map(({ id }) => id);
    const [own] = await db.select().from(clubs).where(eq(clubs.id, cup.clubId));
    clubName = own?.name ?? '';
    const base = { editionId: cup.editionId, countryId: own?.countryId ?? 0 };
    const [club, empty] = await db
      .insert(clubs)
      .values([
        { ...base, name: 'TV Eichwald', tournamentContactPhone: '+49 30 111' },
        { ...base, name: 'Ztracený klub' },
      ])
      .returning();
    ids = { organiser, nobody, club: club?.id ?? 0, empty: empty?.id ?? 0 };
    await db.insert(clubAdmins).values([
      { clubId: cup.clubId, userId: czech },
      { clubId: ids.club, userId: german },
      { clubId: ids.club, userId: czech },
    ]);
    server = testServer();
    const context = { database, clock: server.clock, storage: storageOf(database), snapshot: () => null };
    mount(server.app, messageHandlers(context), { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    for (const table of [messages, outgoingMails]) await database.db.delete(table);
    await asOrganiser();
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  async function as(userId: number, ...roles: Role[]): Promise<void> {
    actor = { ...(await ownRights(userId, database.db)), roles: ['ROLE_USER', ...roles] };
  }
  const asOrganiser = () => as(ids.organiser, 'ROLE_ADMIN');
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
    const url = `/api/v1/admin/messages${path}`;
    const answer = await server.app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  let keys = 0;
  const draft = async (over: object = {}): Promise<AdminMessage> => {
    keys += 1;
    return (await call('POST', '', { ...form, ...over, clientKey: `delivery-key-${keys}` })).body;
  };
  const sent = async (over: object = {}): Promise<AdminMessage> => {
    const { message, reach } = await draft(over);
    return (await call('POST', `/${message.id}/send`, { revision: 1, mails: reach.mails })).body;
  };
  const mails = () => database.db.select().from(outgoingMails).orderBy(outgoingMails.to);
  /** Sends what is queued; the outcome by address, else it is accepted. */
  const deliver = async (outcomes: Readonly<Record<string, MailOutcome>> = {}): Promise<Mail[]> => {
    const out: Mail[] = [];
    const transport = {
      kind: 'smtp',
      async send(mail: Mail) {
        out.push(mail);
        return outcomes[mail.to] ?? ({ kind: 'sent' } as const);
      },
      close() {},
    } as const;
    const { clock } = server;
    const sender = createMailSender({
      database,
      clock,
      log: silent,
      transport,
      ...plainMails(database),
      accepted: markMessageSent,
    });
    sender.start('https://cup.example.test');
    await sender.run();
    await sender.stop();
    return out;
  };
  const states = async (id: number) =>
    ((await call('GET', `/${id}`)).body as AdminMessage).deliveries.map(({ name, email, state }) => [
      name,
      email,
      state,
    ]);

  it('[ME13] given a mail that came back, then it goes once to another address, which only the queue keeps', async () => {
    const { message } = await sent({ clubIds: [cup.clubId, ids.club, ids.empty] });
    await deliver({ 'czech@example.test': { kind: 'refused', reason: 'EENVELOPE 550' } });
    const { deliveries } = (await call('GET', `/${message.id}`)).body as AdminMessage;
    const [own, shared] = deliveries.filter(({ email }) => email === 'czech@example.test');
    const again = (over: object) =>
      call('POST', `/${message.id}/resend`, { email: 'office@example.test', ...over });
    const ofTwo = [own?.id, shared?.id];
    expect((await again({ deliveryIds: ofTwo })).body.error).toBe('bad-request');
    expect((await again({ deliveryIds: [own?.id], email: 'office' })).body.error).toBe('bad-request');
    const answers = await Promise.all(Array.from({ length: 4 }, () => again({ deliveryIds: [own?.id] })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await mails()).map(({ to, locale }) => [to, locale])).toEqual([
      ['czech@example.test', 'cs'],
      ['office@example.test', 'cs'],
    ]);
    const german = ['TV Eichwald', 'german@example.test', 'sent'];
    const other = ['TV Eichwald', 'czech@example.test', 'given-up'];
    expect(await states(message.id)).toEqual([[clubName, 'office@example.test', 'queued'], other, german]);
    await deliver();
    expect(await states(message.id)).toEqual([[clubName, '', 'sent'], other, german]);
    const { timeline } = (await call('GET', `/${message.id}`)).body as AdminMessage;
    expect(timeline.filter(({ action }) => action === 'message.redirected')).toHaveLength(1);
    const logged = await database.db.select().from(audit);
    expect(JSON.stringify(logged)).not.toContain('office@example.test');
  });

  it('[ME13] given a club that the message is not for any more, or a locked account, then no other address gets the mail', async () => {
    const { message, deliveries } = await sent({ clubIds: [cup.clubId] });
    await database.db.delete(outgoingMails);
    const again = (email: string) =>
      call('POST', `/${message.id}/resend`, { deliveryIds: [deliveries[0]?.id], email });
    await database.db.update(users).set({ lockedAt: server.clock.now() }).where(eq(users.id, ids.nobody));
    expect((await again('nobody@example.test')).body.error).toBe('account-locked');
    await database.db.update(users).set({ lockedAt: null }).where(eq(users.id, ids.nobody));
    await database.db
      .update(messages)
      .set({ clubIds: [ids.empty] })
      .where(eq(messages.id, message.id));
    expect((await again('office@example.test')).body.error).toBe('message-not-for-club');
    expect(await mails()).toEqual([]);
  });

  it('given a message, then clubs have the phone of their contact, those without an address, too', async () => {
    const { message } = await sent({ clubIds: [ids.club, ids.empty] });
    const { deliveries, reach }: AdminMessage = (await call('GET', `/${message.id}`)).body;
    expect(deliveries.map(({ name, phone }) => [name, phone])).toEqual([
      ['TV Eichwald', '+49 30 111'],
      ['TV Eichwald', '+49 30 111'],
    ]);
    expect(reach.recipients.map(({ name, phone, people }) => [name, phone, people.length])).toEqual([
      ['TV Eichwald', '+49 30 111', 2],
      ['Ztracený klub', null, 0],
    ]);
  });

  it('[ME20] given a message about what is owed, then each club says what was entered as paid since', async () => {
    const payment = {
      paymentDate: '2026-03-10',
      receivedAmountCurrency: 'CZK' as const,
      paymentMethod: 'bank' as const,
    };
    const pay = (amount: number, seconds: number) =>
      database.db.insert(payments).values({
        ...payment,
        clubId: cup.clubId,
        orderAmount: amount,
        receivedAmount: amount,
        createdAt: new Date(server.clock.now().getTime() + seconds * 1000),
      });
    await pay(50_000, -60);
    const clubIds = [cup.clubId, ids.club];
    const owed = await sent({ clubIds, textCs: 'Zbývá {due}.', textEn: '{due} left.' });
    const usual = await sent({ clubIds });
    await pay(20_000, 60);
    await pay(10_000, 120);
    const paid = async ({ message }: AdminMessage) =>
      ((await call('GET', `/${message.id}`)).body as AdminMessage).deliveries.map((row) => row.paidSince);
    expect(await paid(owed)).toEqual([{ amount: 30_000, currency: 'CZK' }, null, null]);
    expect(await paid(usual)).toEqual([null, null, null]);
    await database.db.delete(payments);
  });
});
