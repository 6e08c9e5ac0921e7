import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubListPreview } from '@sevenmetre/contract/club-list/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  audit,
  clubInvitations,
  clubs,
  outgoingMails,
  teamCategories,
  teams,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { excelWorkbook } from '../../platform/sheets/testing/excel-workbook.ts';
import { writeXlsx } from '../../platform/sheets/index.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { clubListHandlers } from './index.ts';

const organiser: Actor = testActor(1, ['ROLE_ADMIN']);

describe.each(testDatabases())('a list of clubs on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let actor: Actor | null = organiser;
  let code = '';

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const row = { id: 1, email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await database.db.insert(users).values({ ...row, roles: ['ROLE_USER' as const] });
    const [category] = await database.db
      .select()
      .from(teamCategories)
      .where(eq(teamCategories.id, cup.categoryId));
    code = category?.code ?? '';
    server = testServer();
    const handlers = clubListHandlers({ database, clock: server.clock, random: systemRandom });
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/v1/admin/club-list/${path}`, payload });
  const paste = async (text: string) =>
    (await post('text-preview', { text, countryId: null })).json<ClubListPreview>();
  const rowsOf = ({ rows }: ClubListPreview) =>
    rows.map(({ line, texts, target, open }) => ({ line, texts, target, open }));
  const store = (preview: ClubListPreview) =>
    post('import', {
      rows: rowsOf(preview),
      countryId: null,
      fingerprint: preview.fingerprint,
      source: 'kluby 2026.xlsx',
    });
  const results = ({ rows }: ClubListPreview) => rows.map(({ result }) => result);
  const stored = async (name: string) => {
    const [club] = await database.db.select().from(clubs).where(eq(clubs.name, name));
    const own = await database.db
      .select()
      .from(teams)
      .where(eq(teams.clubId, club?.id ?? 0));
    return { club, teams: own };
  };

  it('[RL1][RL2][RL3] is previewed, stored once in one transaction, and in the history by file and row', async () => {
    const list = [
      'Kluby turnaje;;;;',
      'Klub;Stát;Kategorie;Kontaktní osoba;E-mail;Telefon',
      `TJ Žďár;Česko;${code} 2x;Eva Buková;EVA@example.test;777`,
      `HK Test;CZ;;Jiří Dub;;`,
      'Nikde;Narnie;;;;',
      'Celkem: 3;;;;;',
    ].join('\n');
    const before = await database.db.select().from(clubs);
    const shown = await paste(list);
    expect([results(shown), shown.aside.length]).toEqual([['create', expect.any(String), 'refused'], 3]);
    expect(await database.db.select().from(clubs)).toHaveLength(before.length);
    const answer = (await store(shown)).json();
    expect(answer).toMatchObject({ created: expect.any(Number), refused: 1, teams: 2 });
    expect(answer.created + answer.updated + answer.same + answer.asked + answer.refused).toBe(3);
    const { club, teams: own } = await stored('TJ Žďár');
    expect([club?.registrationState, club?.tournamentContactLastName, club?.locale]).toEqual([
      'new',
      'Buková',
      'cs',
    ]);
    expect(own.map(({ teamNumber }) => teamNumber)).toEqual([1, 2]);
    const [entry] = await database.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectType, 'club'), eq(audit.subjectId, club?.id ?? 0)));
    expect(entry).toMatchObject({
      action: 'club.registered',
      reason: 'kluby 2026.xlsx:3',
      after: { line: 3, teams: 2 },
    });
    expect(JSON.stringify(await database.db.select().from(audit)) + server.lines.join('')).not.toMatch(
      /Buková|eva@/i,
    );
    const again = await paste(list);
    expect(again.rows[0]?.result).toBe('same');
    expect((await store(shown)).json().error).toBe('import-changed');
  });

  it('[RL4] asks before it takes a similar name for another club, and takes the answer', async () => {
    const shown = await paste('Klub;Stát\nŽďár Handball;CZ');
    expect([results(shown), shown.rows[0]?.candidates.map(({ name }) => name)]).toEqual([
      ['asked'],
      ['TJ Žďár'],
    ]);
    const rows = rowsOf(shown).map((row) => ({ ...row, target: 'new' as const }));
    const ready = (await post('rows-preview', { rows, countryId: null })).json<ClubListPreview>();
    expect(results(ready)).toEqual(['create']);
    const chosen = rowsOf(shown).map((row) => ({ ...row, target: shown.rows[0]?.candidates[0]?.id ?? 0 }));
    expect(results((await post('rows-preview', { rows: chosen, countryId: null })).json())).toEqual(['same']);
  });

  it('[RL6] invites the contacts afterwards, each once', async () => {
    const { club } = await stored('TJ Žďár');
    const contacts = [{ clubId: club?.id ?? 0, email: 'eva@example.test' }];
    expect((await post('invitations', { contacts })).json()).toEqual({ invited: 1, known: 0 });
    expect((await post('invitations', { contacts })).json()).toEqual({ invited: 0, known: 1 });
    const [invitation] = await database.db.select().from(clubInvitations);
    expect(invitation).toMatchObject({ clubId: club?.id, email: 'eva@example.test', clubAdmin: true });
    expect(await database.db.select().from(outgoingMails)).toHaveLength(1);
    const again = await paste('Klub;Stát;E-mail\nTJ Žďár;CZ;eva@example.test');
    expect((await store(again)).json().contacts).toEqual([]);
  });

  it('[RL1][RL2][SI7] reads an organiser’s own workbook: sixty clubs in regions, contacts in one cell, hidden rows', async () => {
    const none = ['', '', '', '', ''] as const;
    const regions = ['Jihomoravský kraj', 'Zlínský kraj', 'Praha'];
    const clubs = regions.flatMap((region, at) => [
      ['', ...none] as const,
      ['', region, '', '', '', ''] as const,
      ...Array.from({ length: 20 }, (_, index) => {
        const n = at * 20 + index;
        const reach = `777 123 ${100 + n}; e-mail: jan${n}@example.test`;
        return ['', `TJ Sokol ${n}`, 'CZ', `Jan Novák, tel. ${reach}`, (n % 2) + 1, ''] as const;
      }),
      ['hidden="1"', `TJ Loni ${at}`, 'CZ', 'Eva Malá, 777 999 999', 1, 'odhlášeno'] as const,
      ['', 'Celkem', '', '', 30, ''] as const,
    ]);
    const bytes = excelWorkbook({
      name: 'Přihlášky',
      rows: [
        ['', 'XXV. ročník turnaje', ...none.slice(1)],
        ['', 'Oddíl', 'Země', 'Kontakt', 'Počet týmů', 'Poznámka'],
        ['', '', '', '(jméno, telefon, e-mail)', code, ''],
        ...clubs,
        ['', '* platba do 30. 4.', ...none.slice(1)],
      ],
      after: '<mergeCells count="1"><mergeCell ref="A1:E1"/></mergeCells>',
    });
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="x.xlsx"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const send = async (query: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: `/api/v1/admin/club-list/preview${query}`,
          headers,
          payload,
        })
      ).json<ClubListPreview>();
    const shown = await send('');
    expect([shown.rows.length, shown.hidden]).toEqual([60, { rows: [26, 50, 74], columns: [], sheets: [] }]);
    expect(
      shown.rows.map(({ texts: { contactLastName, phone, email } }) => [contactLastName, phone, email]),
    ).toEqual(Array.from({ length: 60 }, (_, n) => ['Novák', `777 123 ${100 + n}`, `jan${n}@example.test`]));
    expect(shown.rows.reduce((sum, { teams }) => sum + teams, 0)).toBe(90);
    expect(
      (await send('?hidden=rows')).rows.filter(({ texts }) => texts.club.startsWith('TJ Loni')),
    ).toHaveLength(3);
  });

  it('[RL1] reads sixty clubs of a workbook, and nobody but organisers may', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [
      `Klub číslo ${index}`,
      'CZ',
      `k${index}@example.test`,
    ]);
    const bytes = await writeXlsx([{ name: 'Kluby', columns: ['Klub', 'Stát', 'E-mail'], rows }]);
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="x.xlsx"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const send = () =>
      server.app.inject({ method: 'POST', url: '/api/v1/admin/club-list/preview', headers, payload });
    const shown = (await send()).json<ClubListPreview>();
    expect(results(shown)).toEqual(rows.map(() => 'create'));
    expect((await store(shown)).json()).toMatchObject({ created: 60, contacts: { length: 60 } });
    for (const other of [null, { ...organiser, roles: ['ROLE_USER' as const] }]) {
      actor = other;
      expect((await send()).statusCode).toBe(other === null ? 401 : 403);
    }
    actor = organiser;
    expect((await post('text-preview', { text: 'a;b\nc;d', countryId: null })).json().error).toBe(
      'sheet-columns-missing',
    );
  });
});
