import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RosterPreview } from '@sevenmetre/contract/participants/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  audit,
  clubs,
  liveState,
  matches,
  matchEvents,
  matchParticipants,
  matchRosters,
  participants,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { readSheet, writeCsv, writeXlsx } from '../../platform/sheets/index.ts';
import { setEditionConfiguration } from '../reference-data/index.ts';
import { participantHandlers } from './index.ts';

const columns = 'Jméno,Příjmení,Datum narození,Pohlaví,Tým,Role,Číslo dresu,Číslo licence,Fotografie'.split(
  ',',
);

describe.each(bothDatabases())('the roster of a club on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let foreignClubId = 0;
  let userId = 0;
  let actor: Actor | null = null;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { db } = database;
    const [own] = await db.select().from(clubs).where(eq(clubs.id, cup.clubId));
    const [foreign] = await db
      .insert(clubs)
      .values({ editionId: cup.editionId, name: 'Jiní', countryId: own?.countryId ?? 0 })
      .returning();
    const row = { email: 'a@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    const [user] = await db
      .insert(users)
      .values({ ...row, roles: ['ROLE_USER' as const] })
      .returning();
    [foreignClubId, userId] = [foreign?.id ?? 0, user?.id ?? 0];
    server = testServer();
    const handlers = participantHandlers({ database, clock: server.clock });
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    await database.db.delete(matchEvents);
    await database.db.delete(matchParticipants);
    await database.db.delete(matchRosters);
    await database.db.delete(participants);
    await configure({});
    actor = clubAdmin();
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const anActor = (roles: readonly Role[], over: Partial<Actor> = {}): Actor =>
    testActor(userId, roles, over);
  const clubAdmin = () => anActor(['ROLE_USER'], { administratedClubIds: [cup.clubId] });
  const leaderOf = (...indices: readonly number[]) =>
    anActor(['ROLE_USER'], { leadingTeamIds: indices.map((index) => team(index)) });
  const team = (index: number) => cup.teams[index] ?? 0;
  const configure = (values: Readonly<Record<string, string>>) =>
    database.transaction((tx) =>
      setEditionConfiguration(
        cup.editionId,
        { 'roster-edit-deadline': '2026-06-01T00:00Z', 'jersey-number-edit-enabled': 'true', ...values },
        tx,
      ),
    );
  const aChild = (over: object = {}) => ({
    firstName: 'Jan',
    lastName: 'Lípa',
    birthDate: '2010-05-05',
    gender: 'M',
    assignments: [{ teamId: team(0), role: 'player', jerseyNumber: 7 }],
    ...over,
  });
  const playing = (index: number, jerseyNumber: number | null = null) => ({
    teamId: team(index),
    role: 'player',
    jerseyNumber,
  });
  const base = '/api/v1/web';
  const get = (clubId = cup.clubId) => server.app.inject({ url: `${base}/clubs/${clubId}/roster` });
  const create = (body: object, clubId = cup.clubId) =>
    server.app.inject({ method: 'POST', url: `${base}/clubs/${clubId}/participants`, payload: body });
  const change = (id: number, revision: number, body: object) =>
    server.app.inject({ method: 'PUT', url: `${base}/participants/${id}`, payload: { ...body, revision } });
  /** With the present revision. */
  const update = async (id: number, body: object) => {
    const [row] = await database.db.select().from(participants).where(eq(participants.id, id));
    return change(id, row?.revision ?? 1, body);
  };
  const remove = (id: number) => server.app.inject({ method: 'DELETE', url: `${base}/participants/${id}` });
  const stored = async (body: object = aChild()): Promise<number> => (await create(body)).json().id;
  const version = async () => (await database.db.select().from(liveState))[0]?.v ?? 0;
  const codeOf = (answer: { json: () => { error: string } }) => answer.json().error;

  function send(path: string, sheet: Buffer, filename = 'x.csv') {
    const payload = Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`),
      sheet,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const url = `${base}/clubs/${cup.clubId}/roster/${path}`;
    return server.app.inject({ method: 'POST', url, headers, payload });
  }
  const csv = (...rows: readonly string[][]) => Buffer.from(writeCsv({ columns, rows }));
  const preview = (sheet: Buffer) => send('import-preview', sheet);
  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `${base}/clubs/${cup.clubId}/roster/${path}`, payload });
  const doImport = ({ rows, fingerprint }: RosterPreview) =>
    post('import', { rows: rows.map(({ line, texts, open }) => ({ line, texts, open })), fingerprint });

  it('given a person, when it is added, changed and removed, then open pages are updated', async () => {
    const before = await version();
    const id = await stored();
    expect(await version()).toBe(before + 1);
    const changed = await update(id, aChild({ lastName: ' Lípová ', assignments: [playing(1, 9)] }));
    expect(changed.json()).toMatchObject({ id, lastName: 'Lípová', isLeader: false, editable: true });
    const roster = (await get()).json();
    expect(roster.participants).toEqual([changed.json()]);
    expect(roster.participants[0].links.map((link: { operationId: string }) => link.operationId)).toEqual([
      'participantUpdate',
      'participantPinLink',
      'participantDelete',
    ]);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await get()).json().participants).toEqual([]);
    expect(await version()).toBe(before + 3);
    const log = JSON.stringify(await database.db.select().from(audit));
    expect(log).toContain('participantDelete');
    expect(log + server.lines.join('')).not.toMatch(/Lípov|2010-05-05/);
  });

  it('given two who change one person, then the later one is shown what is stored, and nothing is lost', async () => {
    const id = await stored();
    const [first, second] = await Promise.all([
      change(id, 1, aChild({ lastName: 'Lípová' })),
      change(id, 1, aChild({ firstName: 'Jana' })),
    ]);
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [kept, late] = first.statusCode === 200 ? [first, second] : [second, first];
    expect(late.json()).toEqual({
      error: 'changed-meanwhile',
      additionalProperties: { record: kept.json() },
    });
    expect((await get()).json().participants).toEqual([kept.json()]);
    const again = await change(id, 1, aChild(pick(kept.json())));
    expect([again.statusCode, again.json().revision]).toEqual([200, 2]);
    expect((await change(id, 2, aChild({ firstName: 'Jana', lastName: 'Lípová' }))).json().revision).toBe(3);
    expect(
      (await server.app.inject({ method: 'PUT', url: `${base}/participants/${id}`, payload: aChild() }))
        .statusCode,
    ).toBe(400);
  });

  it('[RO3] refuses a child as leader by the error of its own, and whatever else limits forbid', async () => {
    const leads = [{ teamId: team(0), role: 'leader', jerseyNumber: null }];
    const young = await create(aChild({ assignments: leads }));
    expect([young.statusCode, codeOf(young)]).toEqual([422, 'Participant cannot be leader']);
    await stored();
    const twice = await create(aChild({ birthDate: '2011-05-05' }));
    expect([codeOf(twice), twice.json().additionalProperties.violations[0].code]).toEqual([
      'roster-refused',
      'jersey-number-taken',
    ]);
    const same = await create(aChild({ firstName: 'JAN', lastName: 'lipa', assignments: [] }));
    expect(same.json().additionalProperties.violations[0].code).toBe('participant-repeated');
    const invalid = [
      { ...aChild(), hidden: true },
      aChild({ gender: 'X' }),
      aChild({ firstName: 'x'.repeat(999) }),
    ];
    for (const body of invalid) expect((await create(body)).statusCode).toBe(400);
    expect(codeOf(await create(aChild({ assignments: [{ ...playing(0), teamId: 999_999 }] })))).toBe(
      'team-unknown',
    );
  });

  it('[RO4] gives a number to one of several who ask for it at once', async () => {
    const asked = [1, 2, 3, 4].map((day) => create(aChild({ birthDate: `2010-01-0${day}` })));
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  });

  it('[RO12] shows and changes what is one’s own, and shows nothing of others', async () => {
    const [own, other] = [
      await stored(),
      await stored(aChild({ firstName: 'Petr', assignments: [playing(3, 1)] })),
    ];
    const statuses = async () => [
      (await get()).statusCode,
      (await create(aChild({ firstName: 'Ota', assignments: [playing(1)] }))).statusCode,
      (await update(own, aChild())).statusCode,
      (await update(other, aChild({ firstName: 'Petr', assignments: [playing(3, 1)] }))).statusCode,
      (await remove(other)).statusCode,
    ];
    actor = null;
    expect(await statuses()).toEqual([401, 401, 401, 401, 401]);
    for (const role of ['ROLE_USER', 'ROLE_LATE_REGISTRATION', 'ROLE_COMPETITION_REPORTER'] as const) {
      actor = anActor([role], { administratedClubIds: [foreignClubId] });
      expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    }
    actor = leaderOf(0);
    expect(await statuses()).toEqual([200, 403, 200, 404, 404]);
    expect((await get()).json()).toMatchObject({ partial: true, participants: [{ id: own }] });
    expect((await get(foreignClubId)).statusCode).toBe(404);
    actor = anActor(['ROLE_ADMIN']);
    expect(await statuses()).toEqual([200, 201, 200, 200, 204]);
  });

  it('[RO12] brings people into the leader’s teams only, one by one and by a sheet, and hands out no others', async () => {
    await stored(aChild({ firstName: 'Petr', assignments: [playing(1, 1)] }));
    actor = leaderOf(0);
    const teamless = await create(aChild({ assignments: [] }));
    expect([teamless.statusCode, teamless.payload]).toEqual([422, expect.stringContaining('team-missing')]);
    const sheet = csv(
      ['Jan', 'Lípa', '5.5.2010', 'M', 'HK Test I', '', '7'],
      ['Ota', 'Dub', '6.6.2010', 'M', 'HK Test II', '', '8'],
    );
    const shown = (await preview(sheet)).json();
    expect(shown.rows.map(({ result }: { result: string }) => result)).toEqual(['create', 'refused']);
    expect((await doImport(shown)).json()).toMatchObject({ created: 1, refused: 1 });
    const file = await server.app.inject({ url: `${base}/clubs/${cup.clubId}/roster/export?format=csv` });
    expect(file.payload).toContain('Lípa');
    expect(file.payload).not.toContain('Petr');
  });

  it('[RO12] names other teams to a leader only where people of the leader’s teams play in them', async () => {
    const teamsOf = async () => (await get()).json().teams.map(({ id }: { id: number }) => id);
    const all = await teamsOf();
    await stored(aChild({ assignments: [playing(0, 7)] }));
    actor = leaderOf(0);
    const [own] = await teamsOf();
    expect([all.length > 1, await teamsOf()]).toEqual([true, [own]]);
    actor = clubAdmin();
    await configure({ 'roster-one-team-check': 'off' });
    await stored(aChild({ firstName: 'Petr', assignments: [playing(0, 8), playing(1, 8)] }));
    actor = leaderOf(0);
    expect(await teamsOf()).toHaveLength(2);
  });

  it('[RO12] keeps who is also in a team of somebody else', async () => {
    const id = await stored(aChild({ assignments: [playing(0, 7)] }));
    await configure({ 'roster-one-team-check': 'off' });
    actor = leaderOf(1);
    expect((await update(id, aChild({ assignments: [playing(1, 8)] }))).statusCode).toBe(404);
    actor = clubAdmin();
    await update(id, aChild({ assignments: [playing(0, 7), playing(1, 8)] }));
    actor = leaderOf(1);
    expect((await update(id, aChild({ lastName: 'Jiný', assignments: [playing(1, 9)] }))).statusCode).toBe(
      403,
    );
    expect((await update(id, aChild({ assignments: [playing(0, 9), playing(1, 9)] }))).statusCode).toBe(403);
    // Places in other teams stay unchanged, whether the body contains them or not.
    for (const sent of [[playing(1, 9)], [playing(0, 7), playing(1, 9)]])
      expect((await update(id, aChild({ assignments: sent }))).json().assignments).toEqual([
        playing(1, 9),
        playing(0, 7),
      ]);
    const answer = await update(id, aChild({ assignments: [playing(1, 9)] }));
    expect([answer.json().editable, (await remove(id)).statusCode]).toEqual([false, 403]);
  });

  it('[RO9] closes with the deadline, except for organisers, and holds numbers when they are locked', async () => {
    const id = await stored();
    await configure({ 'roster-edit-deadline': '2026-04-04T12:00Z' });
    expect(codeOf(await update(id, aChild()))).toBe('roster-closed');
    expect(codeOf(await create(aChild()))).toBe('roster-closed');
    expect((await get()).json().participants[0].links).toEqual([]);
    actor = anActor(['ROLE_SUPER_ADMIN']);
    expect((await update(id, aChild())).statusCode).toBe(200);
    actor = clubAdmin();
    await configure({ 'jersey-number-edit-enabled': 'false' });
    const number = await update(id, aChild({ assignments: [playing(0, 8)] }));
    expect(number.json().additionalProperties.violations[0].code).toBe('jersey-number-locked');
    expect((await update(id, aChild({ firstName: 'Jana' }))).statusCode).toBe(200);
  });

  it('[RO13] removes nobody whom a match needs, and takes others out of saved rosters', async () => {
    const id = await stored();
    const matchId = cup.matches[0] ?? 0;
    const standing = {
      matchId,
      teamId: team(0),
      participantId: id,
      side: 'home' as const,
      role: 'player' as const,
    };
    const [entry] = await database.db.insert(matchParticipants).values(standing).returning();
    const at = new Date('2026-04-04T10:00:00Z');
    const saved = { matchId, side: 'home' as const, revision: 1, savedAt: at };
    await database.db.insert(matchRosters).values({ ...saved, state: 'confirmed' });
    expect(codeOf(await remove(id))).toBe('participant-in-confirmed-roster');
    await database.db.update(matchRosters).set({ state: 'saved' });
    await database.db.update(matches).set({ stageId: cup.stages['1st_half'] }).where(eq(matches.id, matchId));
    expect(codeOf(await remove(id))).toBe('participant-in-confirmed-roster');
    const event = {
      matchId,
      clientKey: 'k',
      stageId: cup.stages['1st_half'],
      eventTypeId: 1,
      side: 'home' as const,
      minute: 1,
      second: 1,
      participantId: entry?.id ?? 0,
      createdTimestamp: at,
      modifiedAt: at,
      device: 'd',
    };
    await database.db.insert(matchEvents).values(event);
    expect(codeOf(await remove(id))).toBe('participant-has-events');
    await database.db.update(matchEvents).set({ deletedAt: at });
    await database.db.update(matches).set({ stageId: cup.stages.not_started }).where(eq(matches.id, matchId));
    expect((await remove(id)).statusCode).toBe(204);
    expect(await database.db.select().from(matchParticipants)).toEqual([]);
  });

  it('[RO11] carries out a sheet exactly as it was previewed', async () => {
    const sheet = csv(
      ['Jan', 'Lípa', '5.5.2010', 'M', 'HK Test I', '', '7'],
      ['Petr', 'Buk', '6.6.2010', 'M', 'HK Test I', '', '7'],
      ['=Ota', 'Dub', '7.7.1990', 'M', 'HK Test II', 'vedoucí', ''],
    );
    const shown = (await preview(sheet)).json();
    expect(shown.rows.map(({ result }: { result: string }) => result)).toEqual([
      'create',
      'refused',
      'create',
    ]);
    expect((await get()).json().participants).toEqual([]);
    await stored(aChild({ firstName: 'Eva', assignments: [playing(1, 3)] }));
    expect((await doImport(shown)).json()).toEqual({
      created: 2,
      updated: 0,
      same: 0,
      asked: 0,
      refused: 1,
    });
    const again = await doImport(shown);
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'import-changed']);
    const next = again.json().additionalProperties.preview;
    expect(next.rows.map(({ result }: { result: string }) => result)).toEqual(['same', 'refused', 'same']);
    expect((await doImport(next)).json()).toMatchObject({ created: 0, same: 2 });
  });

  it('[RO11] is done once when it is sent twice at once', async () => {
    const sheet = csv(['Jan', 'Lípa', '5.5.2010', 'M', 'HK Test I', '', '7']);
    const shown = (await preview(sheet)).json();
    const answers = await Promise.all([doImport(shown), doImport(shown)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await get()).json().participants).toHaveLength(1);
  });

  it('refuses hostile and broken sheets, and keeps their words to itself', async () => {
    const broken = { columns: ['Jméno', 'Tajemství'], rows: [['Jan', 'x']] };
    const codes = [Buffer.from('PK\u0003\u0004x'), Buffer.from([0, 1, 2]), Buffer.from(writeCsv(broken))].map(
      async (sheet) => codeOf(await preview(sheet)),
    );
    expect(await Promise.all(codes)).toEqual([
      'sheet-unreadable',
      'sheet-unreadable',
      'sheet-columns-missing',
    ]);
    expect(codeOf(await preview(Buffer.alloc(700_000, 'a')))).toBe('sheet-too-large');
    expect((await post('import', { rows: [], fingerprint: 'no' })).statusCode).toBe(400);
    const markup = await preview(csv(['<b>', "'; drop table x;--", '5.5.2010', 'M', '../../etc', '', '']));
    expect(markup.json().rows[0].violations).toMatchObject([{ code: 'team-unknown' }]);
    expect(server.lines.join('')).not.toMatch(/Tajemství|drop table/);
    actor = null;
    expect((await preview(csv())).statusCode).toBe(401);
    actor = anActor(['ROLE_USER']);
    expect((await preview(csv())).statusCode).toBe(404);
  });

  it('hands out what may be brought in again, without a formula and without a name in the name', async () => {
    await stored(aChild({ firstName: '=1+1', licence: '12345', photoConsent: 'yes' }));
    await stored(aChild({ firstName: 'Eva', assignments: [] }));
    for (const format of ['csv', 'xlsx']) {
      const url = `${base}/clubs/${cup.clubId}/roster/export?format=${format}&locale=cs`;
      const file = await server.app.inject({ url });
      expect(file.headers['content-disposition']).toContain(`filename="soupiska.${format}"`);
      expect(format === 'xlsx' || file.rawPayload.includes("\r\n'=1+1,")).toBe(true);
      const rows = await readSheet(file.rawPayload);
      expect(rows.ok && rows.rows.map((row) => row.join())).toEqual([
        columns.join(),
        '=1+1,Lípa,2010-05-05,M,MA HK Test I,Hráč,7,12345,Ano',
        'Eva,Lípa,2010-05-05,M,,,,,',
      ]);
      const said = (await preview(file.rawPayload)).json();
      expect(said.rows.map(({ result }: { result: string }) => result)).toEqual(['same', 'same']);
    }
    expect((await readSheet(await writeXlsx([{ name: 'x', columns, rows: [] }]))).ok).toBe(true);
  });
});

function pick({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { firstName, lastName };
}
