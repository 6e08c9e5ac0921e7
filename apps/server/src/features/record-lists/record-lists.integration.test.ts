import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordListPreview } from '@sevenmetre/contract/record-list/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  audit,
  courtHours,
  courts,
  outgoingMails,
  places,
  referees,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { writeXlsx } from '../../platform/sheets/index.ts';
import { recordListHandlers } from './index.ts';

const organiser: Actor = testActor(1001, ['ROLE_ADMIN']);

describe.each(testDatabases())('lists of halls and officials on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let actor: Actor | null = organiser;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const row = { id: 1001, email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await database.db.insert(users).values({ ...row, roles: ['ROLE_USER' as const] });
    server = testServer();
    mount(server.app, recordListHandlers({ database, clock: server.clock, random: systemRandom }), {
      identify: async () => actor,
      checkAnswers: true,
    });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/v1/admin/record-lists/${path}`, payload });
  const paste = async (list: string, text: string) =>
    (await post(`${list}/text-preview`, { text })).json<RecordListPreview>();
  const rowsOf = ({ rows }: RecordListPreview) =>
    rows.map(({ line, texts, target, open }) => ({ line, texts, target, open }));
  const store = (list: string, preview: RecordListPreview) =>
    post(`${list}/import`, {
      rows: rowsOf(preview),
      fingerprint: preview.fingerprint,
      source: 'haly.xlsx',
    });
  const results = ({ rows }: RecordListPreview) => rows.map(({ result }) => result);

  it('[RL7][RL8] stores halls with position and courts once, in one transaction, and says file and row', async () => {
    const list = [
      'Haly;;;;;;',
      'Název;Adresa;Město;Souřadnice;Hřiště;Kapacita;Poznámka',
      'Hala Sever;Dlouhá 1;Kopřivnice;49.68, 18.35;2;300;Vchod ze dvora',
      'Hala Jih;;;nikde;;;',
    ].join('\n');
    const before = await database.db.select().from(places);
    const shown = await paste('halls', list);
    expect([results(shown), shown.aside.length]).toEqual([['create', 'refused'], 2]);
    expect(await database.db.select().from(places)).toHaveLength(before.length);
    expect((await store('halls', shown)).json()).toMatchObject({ created: 1, refused: 1 });
    const hall = (await database.db.select().from(places)).find(({ address }) =>
      address?.startsWith('Dlouhá'),
    );
    expect(hall).toMatchObject({
      editionId: cup.editionId,
      address: 'Dlouhá 1, Kopřivnice',
      lat: 49.68,
      lng: 18.35,
      visibleOnMap: true,
    });
    const own = await database.db
      .select()
      .from(courts)
      .where(eq(courts.placeId, hall?.id ?? 0));
    expect(own.map(({ key, seats }) => [key, seats])).toEqual([
      [`${hall?.id}`, 300],
      [`${hall?.id}/2`, 300],
    ]);
    expect((await database.db.select().from(courtHours)).length).toBeGreaterThan(0);
    const [entry] = await database.db.select().from(audit).where(eq(audit.subjectType, 'place'));
    expect(entry).toMatchObject({ action: 'place.create', reason: 'haly.xlsx:3', subjectId: hall?.id });
    expect(results(await paste('halls', list))).toEqual(['same', 'refused']);
    expect((await store('halls', shown)).json().error).toBe('import-changed');
  });

  it('[RL8][RL9] stores officials of a workbook with their partners and without a mail, and invites them afterwards; nobody else may', async () => {
    const rows = [
      ['Buk Petr', 'p@example.test', 'CZ', 'Ivo Lípa'],
      ['Lípa Ivo', 'i@example.test', 'CZ', 'Petr Buk'],
      ['Javor Jan', 'j@example.test', 'SK', 'Někdo Jiný'],
    ];
    const bytes = await writeXlsx([
      { name: 'Úvod', columns: ['Turnaj'], rows: [['Lipová']] },
      { name: 'Rozhodčí', columns: ['Rozhodčí', 'E-mail', 'Stát', 'Dvojice'], rows },
    ]);
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="x.xlsx"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const url = '/api/v1/admin/record-lists/officials/preview';
    const send = () => server.app.inject({ method: 'POST', url, headers, payload });
    const shown = (await send()).json<RecordListPreview>();
    expect(results(shown)).toEqual(['create', 'create', 'create']);
    expect((await store('officials', shown)).json()).toMatchObject({
      created: 3,
      contacts: [{}, {}, {}].map(() => expect.any(Number)),
    });
    const stored = await database.db.select().from(referees);
    const [buk, ivo, jan] = ['Buk', 'Lípa', 'Javor'].map((name) =>
      stored.find(({ lastName }) => lastName === name),
    );
    expect([buk?.colleagueRefereeId, ivo?.colleagueRefereeId]).toEqual([ivo?.id, buk?.id]);
    expect([jan?.colleagueRefereeId, jan?.colleagueRefereeRequested, jan?.registrationState]).toEqual([
      null,
      'Někdo Jiný',
      'new',
    ]);
    expect(await database.db.select().from(outgoingMails)).toEqual([]);
    expect(JSON.stringify(await database.db.select().from(audit)) + server.lines.join('')).not.toMatch(
      /Javor|@example/i,
    );
    expect(results((await send()).json())).toEqual(['same', 'same', 'same']);
    for (const other of [null, { ...organiser, roles: ['ROLE_USER' as const] }]) {
      actor = other;
      expect((await send()).statusCode).toBe(other === null ? 401 : 403);
    }
    actor = organiser;
    // The next press invites them: one new, one with a proven account, one whose account proves nothing.
    const account = { passwordHash: '-', firstName: 'A', lastName: 'B', roles: ['ROLE_USER' as const] };
    const emailVerifiedAt = server.clock.now();
    await database.db.insert(users).values([
      { ...account, id: 1002, email: 'i@example.test', emailVerifiedAt },
      { ...account, id: 1003, email: 'j@example.test' },
    ]);
    const officials = [buk, ivo, jan].map((one) => one?.id ?? 0);
    const invite = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/admin/official-invitations',
        payload: { officials, locale: 'cs' },
      });
    expect((await invite()).json()).toEqual({ invited: 1, linked: 1, left: 1 });
    const mails = await database.db.select().from(outgoingMails);
    expect(mails.map(({ to }) => to)).toEqual(['p@example.test']);
    const after = new Map((await database.db.select().from(referees)).map((row) => [row.lastName, row]));
    expect([after.get('Lípa')?.userId, after.get('Javor')?.userId]).toEqual([1002, null]);
    expect(after.get('Buk')?.userId).toEqual(expect.any(Number));
    expect((await invite()).json()).toEqual({ invited: 0, linked: 0, left: 3 });
    expect((await post('officials/text-preview', { text: 'a;b\nc;d' })).json().error).toBe(
      'sheet-columns-missing',
    );
  });
});
