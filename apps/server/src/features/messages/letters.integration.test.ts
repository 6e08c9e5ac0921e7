import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { bothDatabases, silent } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { ownRights } from '../../../tests/own-rights.ts';
import {
  clubAdmins,
  configurationEntries,
  files,
  lodgingAllotments,
  lodgings,
  messages,
  messageDeliveries,
  messageTemplates,
  outgoingMails,
  places,
  referees,
  teams,
  users,
} from '../../platform/database/schema/index.ts';
import { createPlannedSender, ownNews } from './index.ts';
import { form, openMessages, type MessageSetup } from './testing/setup.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe.each(bothDatabases())('letters of organisers on $name', (kind) => {
  let database: TestDatabase;
  let setup: MessageSetup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await openMessages(database);
  });
  beforeEach(async () => {
    for (const table of [messages, outgoingMails, messageTemplates, configurationEntries])
      await database.db.delete(table);
    await setup.asOrganiser();
  });
  afterAll(() => setup.close());

  const upload = async (name: string, bytes: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    const request = new Request('http://x/', { method: 'POST', body });
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const answer = await setup.app.inject({ method: 'POST', url: '/api/v1/web/files', payload, headers });
    return answer.json<{ id: number }>().id;
  };
  const sendPlanned = async () => {
    const sender = createPlannedSender({ database, clock: setup.clock, log: silent });
    await sender.run();
    await sender.stop();
  };

  it('[ME8][ME9] given clubs picked, left out, by place and with leaders, then each is listed by name and address', async () => {
    const ask = async (over: object) => {
      const { recipientType, states: all, categories } = form;
      const { body } = await setup.call('POST', '/reach', {
        recipientType,
        states: all,
        categories,
        ...over,
      });
      return body.recipients.map(({ name, people }: AdminMessage['reach']['recipients'][number]) => [
        name,
        ...people.map(({ email }) => email),
      ]);
    };
    const eichwald = ['TV Eichwald', 'czech@example.test', 'german@example.test'];
    expect(await ask({ clubIds: [setup.ids.club, setup.ids.empty] })).toEqual([eichwald, ['Ztracený klub']]);
    expect(await ask({ exceptClubIds: [setup.ids.club, setup.ids.empty] })).toEqual([
      [setup.clubName, 'czech@example.test'],
    ]);
    expect(await ask({ categories: ['MA'], clubIds: [setup.ids.empty], withLeaders: true })).toEqual([
      [setup.clubName, 'czech@example.test', 'leader@example.test'],
      ['Ztracený klub'],
    ]);
    const [school] = await database.db
      .insert(places)
      .values({ editionId: setup.cup.editionId, code: 'SCHOOL', placeType: 2 })
      .returning();
    const [gym] = await database.db
      .insert(lodgings)
      .values({
        editionId: setup.cup.editionId,
        placeId: school?.id ?? 0,
        kind: 'room',
        label: '1',
        capacity: 9,
      })
      .returning();
    const [team] = await database.db
      .insert(teams)
      .values({
        editionId: setup.cup.editionId,
        clubId: setup.ids.club,
        categoryId: setup.cup.categoryId,
        teamNumber: 1,
      })
      .returning();
    await database.db
      .insert(lodgingAllotments)
      .values({ lodgingId: gym?.id ?? 0, teamId: team?.id ?? 0, persons: 9 });
    expect(await ask({ placeIds: [school?.id] })).toEqual([eichwald]);
    const { places: offered } = await setup.draft();
    expect(offered.map(({ name }) => name)).toContain('SCHOOL');
    const unknown = await setup.call('POST', '', { ...form, clubIds: [999_999], clientKey: 'unknown-club' });
    expect([unknown.status, unknown.body.additionalProperties]).toEqual([422, { club: 999_999 }]);
  });

  it('[ME10] given a letter in three languages, then each gets his own, or the one that is written', async () => {
    const german = { de: { title: 'Anreise', text: 'Hallo.' } };
    const { letters } = await setup.sent({ otherTexts: german, withLeaders: true });
    expect((await setup.mails()).map(({ to, letter }) => [to, letter.subject])).toEqual([
      ['czech@example.test', 'Příjezd'],
      ['german@example.test', 'Anreise'],
      // Polish reads English first.
      ['leader@example.test', 'Arrival'],
    ]);
    expect([letters.de.subject, letters.sk.subject]).toEqual(['Anreise', 'Příjezd']);
    await database.db.delete(outgoingMails);
    await setup.sent({ titleCs: '', textCs: '', titleEn: '', textEn: '', otherTexts: german });
    expect(new Set((await setup.mails()).map(({ letter }) => letter.subject))).toEqual(new Set(['Anreise']));
    const { message } = await setup.draft({ otherTexts: { pl: { title: 'Przyjazd', text: '' } } });
    const half = await setup.call('POST', `/${message.id}/send`, { revision: 1, mails: 2 });
    expect([half.status, half.body.error]).toEqual([422, 'message-invalid']);
  });

  it('[ME11] given a letter with a PDF, then mails carry it, and only those who see the letter have it', async () => {
    const id = await upload('bulletin.pdf', pdf);
    const { message, files: attached } = await setup.sent({ clubIds: [setup.cup.clubId], fileIds: [id] });
    expect(attached).toMatchObject([{ id, filename: 'bulletin.pdf', size: pdf.length }]);
    const [mail] = await setup.deliver();
    expect(mail?.files).toMatchObject([{ filename: 'bulletin.pdf', contentType: 'application/pdf' }]);
    expect(mail?.files[0]?.bytes.equals(pdf)).toBe(true);
    const get = async (userId: number) => {
      await setup.as(userId);
      return (await setup.app.inject({ url: `/api/v1/web/files/${id}` })).statusCode;
    };
    expect([
      await get(setup.ids.czech),
      await get(setup.ids.leader),
      await get(setup.ids.german),
      await get(setup.ids.nobody),
    ]).toEqual([200, 200, 404, 404]);
    await setup.as(setup.ids.czech);
    const cards = await ownNews(
      await ownRights(setup.ids.czech, database.db),
      setup.clock.now(),
      database.db,
    );
    expect(cards.map((card) => card.files.map((file) => file.id))).toEqual([[id]]);
    await setup.asOrganiser();
    await setup.call('PUT', `/${message.id}/shown`, { shown: false });
    expect(await get(setup.ids.czech)).toBe(404);
  });

  it('[ME11] given files that are too many, too large, of another kind or of somebody else, then they are refused', async () => {
    const id = await upload('a.pdf', pdf);
    const post = async (fileIds: number[], key: string) =>
      (await setup.call('POST', '', { ...form, fileIds, clientKey: `files-${key}` })).body.error;
    const large = await upload('large.pdf', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]));
    expect(await post([large], 'large')).toBe('file-too-large');
    expect(await post([id, id], 'twice')).toBe('file-unknown');
    expect(await post([1, 2, 3, 4, 5, 6], 'many')).toBe('bad-request');
    await database.db.update(files).set({ extension: 'docx' }).where(eq(files.id, large));
    expect(await post([large], 'kind')).toBe('file-kind-refused');
    await setup.as(setup.ids.nobody, 'ROLE_ADMIN');
    expect(await post([id], 'foreign')).toBe('file-unknown');
  });

  it('[ME11] given a copy that shares a file, then it stays until both have dropped it', async () => {
    const id = await upload('a.pdf', pdf);
    const [one, copy] = [await setup.draft({ fileIds: [id] }), await setup.draft({ fileIds: [id] })];
    expect(copy.message.fileIds).toEqual([id]);
    const stored = () => database.db.select().from(files).where(eq(files.id, id));
    expect((await setup.call('DELETE', `/${one.message.id}`)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    const update = { ...form, fileIds: [], revision: 1 };
    expect((await setup.call('PUT', `/${copy.message.id}`, update)).body.message.fileIds).toEqual([]);
    expect(await stored()).toHaveLength(0);
    expect((await setup.app.inject({ url: `/api/v1/web/files/${id}` })).statusCode).toBe(404);
  });

  it('[ME12] given a planned letter, then it goes once at its time, whichever process looks first', async () => {
    const { message } = await setup.draft();
    const at = (seconds: number) =>
      `${new Date(setup.clock.now().getTime() + seconds * 1000).toISOString().slice(0, 19)}Z`;
    const plan = (when: string | null, revision = 1) =>
      setup.call('PUT', `/${message.id}/plan`, { revision, at: when });
    expect((await plan(at(-60))).body.error).toBe('message-time-refused');
    expect((await plan(at(400 * 86_400))).body.error).toBe('message-time-refused');
    const planned = await plan(at(3600));
    expect([planned.status, planned.body.message.state, planned.body.message.plannedAt]).toEqual([
      200,
      'planned',
      at(3600),
    ]);
    const update = await setup.call('PUT', `/${message.id}`, { ...form, textEn: 'Later', revision: 1 });
    expect(update.body.error).toBe('state-not-allowed');
    await sendPlanned();
    expect(await setup.mails()).toEqual([]);
    expect((await plan(null)).body.message).toMatchObject({ state: 'draft', plannedAt: null });
    await plan(at(60));
    setup.clock.advance(61);
    await Promise.all(Array.from({ length: 8 }, sendPlanned));
    expect((await setup.mails()).map(({ to }) => to)).toEqual(['czech@example.test', 'german@example.test']);
    await sendPlanned();
    expect(await setup.mails()).toHaveLength(2);
    const { body } = await setup.call('GET', `/${message.id}`);
    expect([body.message.state, body.message.plannedAt, body.message.mails]).toEqual(['sent', null, 2]);
    expect((await plan(null)).body.error).toBe('message-sent');
  });

  it('[ME13] given mails that are sent, refused and waiting, then each club says so, and only a refused one goes again, once', async () => {
    const { message } = await setup.sent({ clubIds: [setup.cup.clubId, setup.ids.club, setup.ids.empty] });
    const expected = (czech: string, german: string) => [
      [setup.clubName, 'czech@example.test', czech],
      ['TV Eichwald', 'czech@example.test', czech],
      ['TV Eichwald', 'german@example.test', german],
    ];
    expect(await setup.states(message.id)).toEqual(expected('queued', 'queued'));
    await setup.deliver({
      'czech@example.test': { kind: 'refused', reason: 'EENVELOPE 550' },
    });
    expect(await setup.states(message.id)).toEqual(expected('given-up', 'sent'));
    const { deliveries } = (await setup.call('GET', `/${message.id}`)).body as AdminMessage;
    expect(deliveries.find(({ state }) => state === 'given-up')?.failure).toEqual({
      kind: 'refused',
      code: 'EENVELOPE 550',
    });
    await database.db.update(users).set({ email: 'iva@example.test' }).where(eq(users.id, setup.ids.czech));
    const again = () =>
      setup.call('POST', `/${message.id}/resend`, { deliveryIds: deliveries.map(({ id }) => id) });
    const answers = await Promise.all(Array.from({ length: 8 }, again));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await setup.mails()).map(({ to }) => to)).toEqual(['iva@example.test']);
    await setup.deliver();
    expect(new Set((await setup.states(message.id)).map(([, , state]) => state))).toEqual(new Set(['sent']));
    await again();
    expect(await setup.mails()).toEqual([]);
    await database.db.update(users).set({ email: 'czech@example.test' }).where(eq(users.id, setup.ids.czech));
  });

  it('[ME13] given a mail that is removed from the queue, then it counts as dropped and can be sent again', async () => {
    const { message } = await setup.sent({ clubIds: [setup.cup.clubId] });
    await database.db.delete(outgoingMails);
    expect(await setup.states(message.id)).toEqual([[setup.clubName, 'czech@example.test', 'dropped']]);
    const rows = await database.db.select().from(messageDeliveries);
    await setup.call('POST', `/${message.id}/resend`, { deliveryIds: rows.map(({ id }) => id) });
    expect((await setup.mails()).map(({ to }) => to)).toEqual(['czech@example.test']);
  });

  it('[ME13] given a recipient who has lost the right to the club, or a club that it is not for any more, then nothing goes again', async () => {
    const { message } = await setup.sent({ clubIds: [setup.ids.club] });
    await database.db.delete(outgoingMails);
    const rows = await database.db.select().from(messageDeliveries);
    const own = and(eq(clubAdmins.clubId, setup.ids.club), eq(clubAdmins.userId, setup.ids.czech));
    await database.db.delete(clubAdmins).where(own);
    await setup.call('POST', `/${message.id}/resend`, { deliveryIds: rows.map(({ id }) => id) });
    expect((await setup.mails()).map(({ to }) => to)).toEqual(['german@example.test']);
    await database.db.insert(clubAdmins).values({ clubId: setup.ids.club, userId: setup.ids.czech });
  });

  it('[ME14][ME15] given a test, then the sender alone gets the letter; answers go to the address of the edition', async () => {
    const entry = { editionId: setup.cup.editionId, key: 'contact-email', dataType: 'string' as const };
    const labels = { labelCs: 'x', labelEn: 'x' };
    await database.db
      .insert(configurationEntries)
      .values({ ...entry, ...labels, value: 'office@example.test' });
    const { message, replyTo } = await setup.draft();
    expect(replyTo).toBe('office@example.test');
    const tested = await setup.call('POST', `/${message.id}/test`, { revision: 1, locale: 'cs' });
    expect([tested.status, tested.body]).toEqual([200, { to: 'boss@example.test' }]);
    const [mail, ...others] = await setup.deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'boss@example.test',
      subject: 'Příjezd',
      replyTo: 'office@example.test',
    });
    expect(mail?.text).toContain('office@example.test');
    const late = await setup.call('POST', `/${message.id}/test`, { revision: 2, locale: 'cs' });
    expect(late.body.error).toBe('changed-meanwhile');
    await database.db.update(configurationEntries).set({ value: 'not an address' });
    expect((await setup.call('GET', `/${message.id}`)).body.replyTo).toBeNull();
  });

  it('[ME16] given texts kept as a template, then new letters can start from them and from those of the portal', async () => {
    const { titleCs, titleEn, textCs, textEn } = form;
    const payload = { name: 'Buses', titleCs, titleEn, textCs, textEn, clientKey: 'template-key' };
    const url = '/api/v1/admin/message-templates';
    const create = () => setup.app.inject({ method: 'POST', url, payload });
    const [first, repeated] = [await create(), await create()];
    expect(repeated.json()).toEqual(first.json());
    const list = async () =>
      (await setup.call('GET')).body.templates as { kind: string | null; name: string }[];
    expect((await list()).map(({ kind: of, name }) => of ?? name)).toEqual([
      'reminder',
      'arrival',
      'schedule',
      'Buses',
    ]);
    const remove = () => setup.app.inject({ method: 'DELETE', url: `${url}/${first.json().id}` });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404]);
    expect(await list()).toHaveLength(3);
  });

  it('[ME1] given a letter to referees, then each delivery names the referee', async () => {
    await database.db.insert(referees).values({
      editionId: setup.cup.editionId,
      firstName: 'Jan',
      lastName: 'Bez',
      email: 'jan@example.test',
    });
    const { message } = await setup.sent({ recipientType: 'referees' });
    expect(await setup.states(message.id)).toEqual([['Jan Bez', 'jan@example.test', 'queued']]);
  });
});
