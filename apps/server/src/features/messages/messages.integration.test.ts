import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { storageOf } from '../../../tests/test-storage.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { ownRights } from '../../../tests/own-rights.ts';
import {
  audit,
  clubAdmins,
  clubs,
  editions,
  messageReads,
  messages,
  outgoingMails,
  referees,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { messageHandlers, ownNews } from './index.ts';

const form = {
  internalName: 'Příjezd',
  recipientType: 'clubs',
  states: [],
  categories: [],
  titleCs: 'Příjezd klubů',
  titleEn: 'Arrival of clubs',
  textCs: 'První odstavec.\n\n<b>Druhý</b> & další.',
  textEn: 'First paragraph.\n\n<b>Second</b> & more.',
};

const byId = ([one]: readonly unknown[], [other]: readonly unknown[]) => Number(one) - Number(other);

describe.each(bothDatabases())('messages of organisers on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  let ids = { organiser: 0, czech: 0, foreign: 0, locked: 0, referee: 0 };

  const as = (...roles: Role[]): Actor => testActor(ids.organiser, ['ROLE_USER', ...roles]);

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { db } = database;
    const person = { passwordHash: '-', lastName: 'Test', roles: ['ROLE_USER' as const] };
    const rows = await db
      .insert(users)
      .values([
        { ...person, email: 'boss@example.test', firstName: 'Radek' },
        { ...person, email: 'czech@example.test', firstName: 'Iva', locale: 'cs' },
        { ...person, email: 'foreign@example.test', firstName: 'Jürgen', locale: 'en' },
        { ...person, email: 'locked@example.test', firstName: 'Ota', lockedAt: new Date(0) },
        { ...person, email: 'referee@example.test', firstName: 'Pia' },
      ])
      .returning();
    const [organiser = 0, czech = 0, foreign = 0, locked = 0, referee = 0] = rows.map(({ id }) => id);
    ids = { organiser, czech, foreign, locked, referee };
    const [own] = await db.select().from(clubs).where(eq(clubs.id, cup.clubId));
    const club = { editionId: cup.editionId, countryId: own?.countryId ?? 0 };
    const [waiting, declined, nobodys] = await db
      .insert(clubs)
      .values([
        { ...club, name: 'Čekající' },
        { ...club, name: 'Zrušený', registrationState: 'declined' },
        { ...club, name: 'Ničí' },
      ])
      .returning();
    await db.insert(clubAdmins).values([
      { clubId: cup.clubId, userId: czech },
      { clubId: cup.clubId, userId: foreign },
      { clubId: waiting?.id ?? 0, userId: czech },
      { clubId: declined?.id ?? 0, userId: foreign },
      { clubId: nobodys?.id ?? 0, userId: locked },
    ]);
    await db.insert(referees).values([
      { editionId: cup.editionId, userId: referee, firstName: 'Pia', lastName: 'Test' },
      {
        editionId: cup.editionId,
        firstName: 'Jan',
        lastName: 'Bez',
        email: 'jan@example.test',
        countryId: club.countryId,
      },
      { editionId: cup.editionId, firstName: 'Nikdo', lastName: 'Nemá' },
    ]);
    server = testServer();
    const context = { database, clock: server.clock, storage: storageOf(database), snapshot: () => null };
    const handlers = messageHandlers(context);
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    await database.db.delete(messages);
    await database.db.delete(outgoingMails);
    await database.db.delete(audit);
    actor = as('ROLE_ADMIN');
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
    const url = `/api/v1/admin/messages${path}`;
    const answer = await server.app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  let keys = 0;
  const draft = async (over: object = {}): Promise<AdminMessage> => {
    keys += 1;
    return (await call('POST', '', { ...form, ...over, clientKey: `test-key-${keys}` })).body;
  };
  const mails = async () => {
    const rows = await database.db.select().from(outgoingMails).orderBy(outgoingMails.to);
    return rows.map(({ to, locale, letter }) => [to, locale, letter.subject, ...letter.paragraphs]);
  };

  it('[ME1][ME2] given readers by state, category and address, then each is counted once and gets the mail in its own language', async () => {
    const { message, reach } = await draft();
    expect(reach).toMatchObject({
      records: 3,
      mails: 2,
      withoutAddress: 1,
      byLocale: { cs: 1, en: 1, de: 0, sk: 0, pl: 0 },
      remindedAt: null,
    });
    expect((await draft({ categories: ['MA'] })).reach).toMatchObject({ records: 1, mails: 2 });
    expect((await draft({ states: ['declined'] })).reach).toMatchObject({ records: 1, mails: 1 });
    expect((await draft({ recipientType: 'referees' })).reach).toMatchObject({
      records: 3,
      mails: 2,
      withoutAddress: 1,
      byLocale: { cs: 1, en: 1 },
      remindedAt: null,
    });
    expect((await draft({ recipientType: 'referees', states: ['approved'] })).reach.records).toBe(0);
    const sent = await call('POST', `/${message.id}/send`, { revision: 1, mails: 2 });
    expect([sent.status, sent.body.message.state, sent.body.message.mails]).toEqual([200, 'sent', 2]);
    expect(await mails()).toEqual([
      ['czech@example.test', 'cs', 'Příjezd klubů', 'Dobrý den,', 'První odstavec.', '<b>Druhý</b> & další.'],
      [
        'foreign@example.test',
        'en',
        'Arrival of clubs',
        'Hello Jürgen,',
        'First paragraph.',
        '<b>Second</b> & more.',
      ],
    ]);
    const actions = (await database.db.select().from(audit).orderBy(audit.id)).map(({ action }) => action);
    expect(actions.at(-1)).toBe('message.sent');
  });

  it('[ME2] given a club that somebody else gave to an address, then no mail goes there until the address is proven', async () => {
    const { db } = database;
    const ofForeign = eq(clubAdmins.userId, ids.foreign);
    const proven = eq(users.id, ids.foreign);
    onTestFinished(async () => {
      await db.update(users).set({ emailVerifiedAt: null }).where(proven);
      await db.update(clubAdmins).set({ givenByOther: false }).where(ofForeign);
    });
    await db.update(clubAdmins).set({ givenByOther: true }).where(ofForeign);
    const { message, reach } = await draft();
    expect(reach).toMatchObject({
      records: 3,
      mails: 1,
      withoutAddress: 1,
      byLocale: { cs: 1, en: 0 },
      remindedAt: null,
    });
    expect((await call('POST', `/${message.id}/send`, { revision: 1, mails: 1 })).status).toBe(200);
    expect((await mails()).map(([to]) => to)).toEqual(['czech@example.test']);
    await db.update(users).set({ emailVerifiedAt: server.clock.now() }).where(proven);
    expect((await draft()).reach).toMatchObject({ records: 3, mails: 2, withoutAddress: 1 });
  });

  it('[ME4] given a message that is sent twice and at once, then its mails are written once, and it is not changed any more', async () => {
    const { message } = await draft();
    const send = () => call('POST', `/${message.id}/send`, { revision: 1, mails: 2 });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails()).toHaveLength(2);
    const update = await call('PUT', `/${message.id}`, { ...form, titleEn: 'Other', revision: 1 });
    expect([update.status, update.body.error]).toEqual([409, 'message-sent']);
    expect((await call('DELETE', `/${message.id}`)).body.error).toBe('message-sent');
  });

  it('given a text or readers that are others than were seen, then nothing is sent', async () => {
    const { message } = await draft();
    const send = (revision: number, count: number) =>
      call('POST', `/${message.id}/send`, { revision, mails: count });
    await call('PUT', `/${message.id}`, { ...form, textEn: 'Newer', revision: 1 });
    expect((await send(1, 2)).body.error).toBe('changed-meanwhile');
    expect((await send(2, 3)).body).toMatchObject({
      error: 'recipients-changed',
      additionalProperties: { mails: 2 },
    });
    const late = await call('PUT', `/${message.id}`, { ...form, textEn: 'Older', revision: 1 });
    expect([late.status, late.body.additionalProperties.current.message.textEn]).toEqual([409, 'Newer']);
    // Repeats the first change, whose answer was lost.
    const again = await call('PUT', `/${message.id}`, { ...form, textEn: 'Newer', revision: 1 });
    expect([again.status, again.body.message.revision]).toEqual([200, 2]);
    expect(await mails()).toEqual([]);
    const log = await database.db.select().from(audit).where(eq(audit.action, 'message.updated'));
    expect(log.map(({ after }) => after)).toEqual([{ name: form.internalName, changed: ['textEn'] }]);
  });

  it('[ME3] given a draft that is half written, or empty, then it is kept, and not sent', async () => {
    const empty = await draft({ titleCs: '', titleEn: '', textCs: '', textEn: ' ' });
    const unsaid = await call('POST', `/${empty.message.id}/send`, { revision: 1, mails: 2 });
    expect([unsaid.status, unsaid.body.error]).toEqual([422, 'message-invalid']);
    const { message } = await draft({ titleEn: '', textCs: ' ' });
    const sent = await call('POST', `/${message.id}/send`, { revision: 1, mails: 2 });
    expect([sent.status, sent.body.error]).toEqual([422, 'message-invalid']);
    expect((await call('POST', '', { ...form, internalName: ' ', clientKey: 'another-key' })).status).toBe(
      422,
    );
    const unknown = await call('POST', '', { ...form, categories: ['XX'], clientKey: 'third-key' });
    expect([unknown.status, unknown.body.additionalProperties]).toEqual([422, { category: 'XX' }]);
    const nameless = await call('PUT', `/${message.id}`, { ...form, internalName: ' ', revision: 1 });
    expect([nameless.status, nameless.body.error]).toEqual([422, 'message-invalid']);
    expect((await call('POST', '', { ...form, state: 'sent', clientKey: 'fourth-key' })).status).toBe(400);
    expect((await call('POST', '', { ...form, titleCs: 'a\u0000b', clientKey: 'fifth-key' })).status).toBe(
      400,
    );
  });

  it('given two drafts, when one is changed and sent, then the other one stays as it was', async () => {
    const [{ message }, { message: other }] = [await draft(), await draft({ internalName: 'Other' })];
    const row = () => database.db.select().from(messages).where(eq(messages.id, other.id));
    const before = await row();
    expect((await call('PUT', `/${message.id}`, { ...form, titleEn: 'Later', revision: 1 })).status).toBe(
      200,
    );
    expect((await call('POST', `/${message.id}/send`, { revision: 2, mails: 2 })).status).toBe(200);
    expect((await call('PUT', `/${message.id}/shown`, { shown: false })).status).toBe(200);
    expect(await row()).toEqual(before);
  });

  it('given the same form sent twice, then there is one draft; it can be removed', async () => {
    const body = { ...form, clientKey: 'same-key' };
    const [one, other] = await Promise.all([call('POST', '', body), call('POST', '', body)]);
    expect(one.body.message.id).toBe(other.body.message.id);
    expect(await call('POST', '', { ...body, textEn: 'Newer' })).toMatchObject({
      status: 409,
      body: { error: 'repeat-key-used' },
    });
    expect((await call('GET')).body.messages).toHaveLength(1);
    const { message } = await draft();
    expect((await call('DELETE', `/${one.body.message.id}`)).status).toBe(200);
    const left = await database.db.select({ id: messages.id }).from(messages);
    expect(left).toEqual([{ id: message.id }]);
    expect((await call('GET', `/${one.body.message.id}`)).status).toBe(404);
  });

  it('[ME1] given a sent message, then dashboards show it to its recipients until it is withdrawn', async () => {
    const { message } = await draft({ categories: ['MA'] });
    const titles = async (userId: number) =>
      (await ownNews(await ownRights(userId, database.db), server.clock.now(), database.db)).map(
        ({ titleEn }) => titleEn,
      );
    expect(await titles(ids.czech)).toEqual([]);
    await call('POST', `/${message.id}/send`, { revision: 1, mails: 2 });
    expect([await titles(ids.czech), await titles(ids.referee)]).toEqual([['Arrival of clubs'], []]);
    const shown = (on: boolean) => call('PUT', `/${message.id}/shown`, { shown: on });
    expect((await shown(false)).body.message.withdrawnAt).not.toBeNull();
    expect(await titles(ids.czech)).toEqual([]);
    // A repeat changes nothing.
    expect((await shown(false)).status).toBe(200);
    expect((await shown(true)).body.message.withdrawnAt).toBeNull();
    expect((await shown(true)).status).toBe(200);
    const entries = (await database.db.select().from(audit)).map(({ action }) => action);
    expect(entries.filter((action) => /withdrawn|shown/.test(action))).toEqual([
      'message.withdrawn',
      'message.shown',
    ]);
    expect(await titles(ids.foreign)).toEqual(['Arrival of clubs']);
    const { message: second } = await draft();
    expect((await call('PUT', `/${second.id}/shown`, { shown: false })).body.error).toBe('state-not-allowed');
  });

  it('given other messages, and one of another year under the same key, then a repeated form answers its own', async () => {
    const { editionId: later } = await makeSmallCup(database, 2027);
    const { db } = database;
    await db.update(editions).set({ isCurrent: false });
    await db.update(editions).set({ isCurrent: true }).where(eq(editions.id, cup.editionId));
    const [other] = await db
      .insert(messages)
      .values({ ...form, recipientType: 'clubs', editionId: later, clientKey: 'the-shared-key' })
      .returning();
    expect((await call('GET', `/${other?.id}`)).status).toBe(404);
    expect((await call('DELETE', `/${other?.id}`)).status).toBe(404);
    await draft();
    const create = async () => (await call('POST', '', { ...form, clientKey: 'the-shared-key' })).body;
    const { message } = await create();
    expect((await create()).message.id).toBe(message.id);
    const rows = await db.select().from(messages).where(eq(messages.id, message.id));
    expect(rows.map(({ editionId }) => editionId)).toEqual([cup.editionId]);
  });

  it('[ME17][ME18] given placeholders, then each club reads its own values once for each address, and when it was seen is kept', async () => {
    const { db } = database;
    const [waiting] = await db
      .update(clubs)
      .set({
        variableSymbol: '2026000777',
        tournamentContactFirstName: 'Věra',
        tournamentContactLastName: 'Nová',
      })
      .where(eq(clubs.name, 'Čekající'))
      .returning();
    const text = 'Dluh {club}: {due}, symbol {symbol}. {contact}, {teams}, {page}';
    const personal = { clubIds: [cup.clubId, waiting?.id ?? 0], textCs: text, textEn: text };
    const wrong = await draft({ ...personal, textCs: 'Pro {klub}.' });
    const refused = await call('POST', `/${wrong.message.id}/send`, { revision: 1, mails: 3 });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { error: 'placeholders-unknown', additionalProperties: { names: ['klub'] } },
    ]);
    const { message, reach } = await draft(personal);
    expect([reach.mails, reach.sample?.name]).toEqual([3, reach.recipients[0]?.name]);
    expect(reach.sample?.values.cs).toMatchObject({ club: reach.recipients[0]?.name });
    await call('POST', `/${message.id}/send`, { revision: 1, mails: 3 });
    const rows = await db.select().from(outgoingMails).orderBy(outgoingMails.to);
    expect(rows.map(({ to }) => to)).toEqual([
      'czech@example.test',
      'czech@example.test',
      'foreign@example.test',
    ]);
    const [own, ...others] = rows.filter(({ letter }) => letter.paragraphs.join().includes('Čekající'));
    expect(others).toEqual([]);
    expect(own?.letter.paragraphs[1]).toContain('symbol 2026000777. Věra Nová, –, {page}');
    expect(own?.letter.page).toBe(`/club/${waiting?.id}`);
    const rights = await ownRights(ids.czech, db);
    const cards = await ownNews(rights, server.clock.now(), db);
    // Without a contact of the club it is who reads it.
    expect(
      cards.map(({ clubId, textCs }) => [clubId, /Iva|Věra Nová/.exec(textCs)?.[0]]).toSorted(byId),
    ).toEqual([
      [cup.clubId, 'Iva'],
      [waiting?.id, 'Věra Nová'],
    ]);
    const see = (seen: number[]) =>
      server.app.inject({ method: 'POST', url: '/api/v1/web/messages/seen', payload: { ids: seen } });
    actor = { ...rights, roles: ['ROLE_USER'] };
    expect((await see([message.id, 999_999])).statusCode).toBe(200);
    actor = { ...(await ownRights(ids.referee, db)), roles: ['ROLE_USER'] };
    expect((await see([message.id])).statusCode).toBe(200);
    actor = as('ROLE_ADMIN');
    const { deliveries }: AdminMessage = (await call('GET', `/${message.id}`)).body;
    for (const { email, seenAt } of deliveries)
      expect([email, seenAt !== null]).toEqual([email, email === 'czech@example.test']);
    expect(await db.select().from(messageReads)).toHaveLength(1);
  });

  it('[PE2] given nobody or somebody who does not organise, then nothing is shown or done', async () => {
    const { message } = await draft();
    const calls = [
      ['GET', '', undefined],
      ['GET', `/${message.id}`, undefined],
      ['GET', '/999999', undefined],
      ['POST', '', { ...form, clientKey: 'stranger-key' }],
      ['PUT', `/${message.id}`, { ...form, revision: 1 }],
      ['DELETE', `/${message.id}`, undefined],
      ['POST', `/${message.id}/send`, { revision: 1, mails: 2 }],
      ['PUT', `/${message.id}/shown`, { shown: false }],
    ] as const;
    for (const who of [null, as('ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_LATE_REGISTRATION')]) {
      actor = who;
      for (const [method, path, body] of calls)
        expect((await call(method, path, body)).status).toBe(who === null ? 401 : 403);
    }
    expect(await mails()).toEqual([]);
  });
});
