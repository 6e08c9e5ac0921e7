import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it, describe } from 'vitest';
import type { RosterPreview } from '@sevenmetre/contract/participants/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { participants, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { participantHandlers } from './index.ts';

describe.each(testDatabases())('lists of people that others have written on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let actor: Actor | null = null;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const row = { email: 'a@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    const [user] = await database.db
      .insert(users)
      .values({ ...row, roles: ['ROLE_USER' as const] })
      .returning();
    clubAdmin = {
      userId: user?.id ?? 0,
      roles: ['ROLE_USER'],
      administratedClubIds: [cup.clubId],
      leadingTeamIds: [],
    };
    server = testServer();
    const handlers = participantHandlers({ database, clock: server.clock });
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    await database.db.delete(participants);
    actor = clubAdmin;
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  let clubAdmin: Actor | null = null;
  const team = (index: number) => cup.teams[index] ?? 0;
  const url = (path: string) => `/api/v1/web/clubs/${cup.clubId}/roster${path}`;
  const get = () => server.app.inject({ url: url('') });
  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: url(`/${path}`), payload });
  const codeOf = (answer: { json: () => { error: string } }) => answer.json().error;
  function send(path: string, sheet: Buffer) {
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n'),
      sheet,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return server.app.inject({ method: 'POST', url: url(`/${path}`), headers, payload });
  }
  const doImport = ({ rows, fingerprint }: RosterPreview) =>
    post('import', { rows: rows.map(({ line, texts, open }) => ({ line, texts, open })), fingerprint });

  it('[RO15][RO16] reads pasted lines, asks what they leave open, and stores what was confirmed', async () => {
    const text = 'Soupiska:\nNovák Jiří 5.3.2010\n7 Novák Jan (2010)\nJan Novák, 05/06/2010, brankář';
    const asked = { teamId: team(0), dayOrder: null, nameOrder: null, leading: null };
    const open = (await post('text-preview', { ...asked, text })).json<RosterPreview>();
    expect(open.rows.map(({ result }) => result)).toEqual(['create', 'asked', 'asked']);
    expect([open.questions.map(({ kind }) => kind), open.aside]).toEqual([
      ['day-order'],
      [{ line: 1, reason: 'text' }],
    ]);
    const shown = (
      await post('text-preview', { ...asked, text, dayOrder: 'day-first' })
    ).json<RosterPreview>();
    expect(shown.rows[2]).toMatchObject({
      result: 'create',
      texts: { birthDate: '2010-06-05', gender: 'M' },
    });
    const completed = shown.rows.map(({ line, texts, open: still }) =>
      line === 3
        ? { line, texts: { ...texts, birthDate: '7.8.2010' }, open: [] }
        : { line, texts, open: still },
    );
    const ready = (await post('rows-preview', { rows: completed })).json<RosterPreview>();
    expect(ready.rows.map(({ result }) => result)).toEqual(['create', 'create', 'create']);
    expect((await get()).json().participants).toEqual([]);
    expect(codeOf(await doImport({ ...ready, fingerprint: shown.fingerprint }))).toBe('import-changed');
    expect((await doImport(ready)).json()).toEqual({ created: 3, updated: 0, same: 0, asked: 0, refused: 0 });
    const stored = (await get()).json().participants;
    expect(stored.map((one: { birthDate: string }) => one.birthDate)).toEqual([
      '2010-03-05',
      '2010-08-07',
      '2010-06-05',
    ]);
    expect(stored[1].assignments).toEqual([{ teamId: team(0), role: 'player', jerseyNumber: 7 }]);
    expect(server.lines.join('')).not.toMatch(/Jiří|brankář/);
    actor = testActor(1, ['ROLE_USER']);
    for (const path of ['text-preview', 'rows-preview'])
      expect((await post(path, path.startsWith('t') ? { ...asked, text } : { rows: [] })).statusCode).toBe(
        404,
      );
  });

  it('[RO11][RO16] reads sheets of others, or asks, and counts every line', async () => {
    const read = async (name: string, query = '') => {
      const sheet = await readFile(new URL(`./testing/rosters/${name}`, import.meta.url));
      const { rows, questions } = (await send(`import-preview${query}`, sheet)).json<RosterPreview>();
      const said = rows.map(({ texts, result }) =>
        [texts.lastName, texts.firstName, texts.birthDate, texts.gender, result].join(' '),
      );
      return { said, asked: questions.map(({ kind }) => kind) };
    };
    const unsure = await read('01-latin2.csv');
    const latin2 = ['Šťastná Žofie 2011-03-05 Ž', 'Ľubomír Ťapka 2011-03-05 M'];
    if (unsure.asked.length > 0) expect(unsure.said.join()).toContain('asked');
    const chosen = await read('01-latin2.csv', '?encoding=iso-8859-2');
    expect(chosen.said.map((row) => row.replace(/ create$/u, ''))).toEqual(latin2);
    expect(await read('02-dfbnet.tsv')).toEqual({ said: ['Müller Jörg 2011-03-05 M create'], asked: [] });
    expect(await read('03-full-name.csv')).toEqual({ said: ['Novák Jan 2011-03-05 M create'], asked: [] });
    const noisy =
      'sep=;\r\nSoupiska 2026\r\n\r\n"Příjmení, jméno";Narozen\r\n"Dub, Petr";5.3.2010\r\nCelkem: 1\r\n';
    const counted = (await send('import-preview', Buffer.from(noisy))).json();
    expect(counted.error ?? [counted.rows.length, counted.aside.length]).toEqual([1, 3]);
  });
});
