import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { audit, messages, outgoingMails, payments, users } from '../../platform/database/schema/index.ts';
import { openMessages, type MessageSetup } from './testing/setup.ts';

describe.each(bothDatabases())('mails that came back on $name', (kind) => {
  let database: TestDatabase;
  let setup: MessageSetup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await openMessages(database);
  });
  beforeEach(async () => {
    for (const table of [messages, outgoingMails]) await database.db.delete(table);
    await setup.asOrganiser();
  });
  afterAll(() => setup.close());

  it('[ME13] given a mail that came back, then it goes once to another address, which only the queue keeps', async () => {
    const { message } = await setup.sent({ clubIds: [setup.cup.clubId, setup.ids.club, setup.ids.empty] });
    await setup.deliver({ 'czech@example.test': { kind: 'refused', reason: 'EENVELOPE 550' } });
    const { deliveries } = (await setup.call('GET', `/${message.id}`)).body as AdminMessage;
    const [own, shared] = deliveries.filter(({ email }) => email === 'czech@example.test');
    const again = (over: object) =>
      setup.call('POST', `/${message.id}/resend`, { email: 'office@example.test', ...over });
    const ofTwo = [own?.id, shared?.id];
    expect((await again({ deliveryIds: ofTwo })).body.error).toBe('bad-request');
    expect((await again({ deliveryIds: [own?.id], email: 'office' })).body.error).toBe('bad-request');
    const answers = await Promise.all(Array.from({ length: 4 }, () => again({ deliveryIds: [own?.id] })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await setup.mails()).map(({ to, locale }) => [to, locale])).toEqual([
      ['czech@example.test', 'cs'],
      ['office@example.test', 'cs'],
    ]);
    const german = ['TV Eichwald', 'german@example.test', 'sent'];
    const other = ['TV Eichwald', 'czech@example.test', 'given-up'];
    expect(await setup.states(message.id)).toEqual([
      [setup.clubName, 'office@example.test', 'queued'],
      other,
      german,
    ]);
    await setup.deliver();
    expect(await setup.states(message.id)).toEqual([[setup.clubName, '', 'sent'], other, german]);
    const { timeline } = (await setup.call('GET', `/${message.id}`)).body as AdminMessage;
    expect(timeline.filter(({ action }) => action === 'message.redirected')).toHaveLength(1);
    const logged = await database.db.select().from(audit);
    expect(JSON.stringify(logged)).not.toContain('office@example.test');
  });

  it('[ME13] given a club that the message is not for any more, or a locked account, then no other address gets the mail', async () => {
    const { message, deliveries } = await setup.sent({ clubIds: [setup.cup.clubId] });
    await database.db.delete(outgoingMails);
    const again = (email: string) =>
      setup.call('POST', `/${message.id}/resend`, { deliveryIds: [deliveries[0]?.id], email });
    await database.db
      .update(users)
      .set({ lockedAt: setup.clock.now() })
      .where(eq(users.id, setup.ids.nobody));
    expect((await again('nobody@example.test')).body.error).toBe('account-locked');
    await database.db.update(users).set({ lockedAt: null }).where(eq(users.id, setup.ids.nobody));
    await database.db
      .update(messages)
      .set({ clubIds: [setup.ids.empty] })
      .where(eq(messages.id, message.id));
    expect((await again('office@example.test')).body.error).toBe('message-not-for-club');
    expect(await setup.mails()).toEqual([]);
  });

  it('given a message, then clubs have the phone of their contact, those without an address, too', async () => {
    const { message } = await setup.sent({ clubIds: [setup.ids.club, setup.ids.empty] });
    const { deliveries, reach }: AdminMessage = (await setup.call('GET', `/${message.id}`)).body;
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
        clubId: setup.cup.clubId,
        orderAmount: amount,
        receivedAmount: amount,
        createdAt: new Date(setup.clock.now().getTime() + seconds * 1000),
      });
    await pay(50_000, -60);
    const clubIds = [setup.cup.clubId, setup.ids.club];
    const owed = await setup.sent({ clubIds, textCs: 'Zbývá {due}.', textEn: '{due} left.' });
    const usual = await setup.sent({ clubIds });
    await pay(20_000, 60);
    await pay(10_000, 120);
    const paid = async ({ message }: AdminMessage) =>
      ((await setup.call('GET', `/${message.id}`)).body as AdminMessage).deliveries.map(
        (row) => row.paidSince,
      );
    expect(await paid(owed)).toEqual([{ amount: 30_000, currency: 'CZK' }, null, null]);
    expect(await paid(usual)).toEqual([null, null, null]);
    await database.db.delete(payments);
  });
});
