import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SheetImports, SheetImportUndone } from '@sevenmetre/contract/sheet-imports/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';
import {
  audit,
  changes,
  clubs,
  courts,
  matches,
  matchParticipants,
  participants,
  places,
  referees,
  sheetImportChanges,
  sheetImports,
  teamCategories,
  teamParticipants,
  teams,
  users,
} from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { clubListHandlers, importedClubs } from '../src/features/club-list/index.ts';
import { participantHandlers } from '../src/features/participants/index.ts';
import { importedRecords, recordListHandlers } from '../src/features/record-lists/index.ts';
import { forgetImports, sheetImportHandlers } from '../src/features/sheet-imports/index.ts';

const organiser: Actor = testActor(1, ['ROLE_ADMIN']);

describe.each(testDatabases())('undo of imports on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let actor: Actor = organiser;
  let code = '';

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const row = { id: 1, email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await database.db.insert(users).values({ ...row, roles: ['ROLE_USER' as const] });
    const [category] = await database.db.select().from(teamCategories);
    code = category?.code ?? '';
    server = testServer();
    const context = { database, clock: server.clock, random: systemRandom };
    const handlers = {
      ...clubListHandlers(context),
      ...recordListHandlers(context),
      ...participantHandlers(context),
      ...sheetImportHandlers(context, { clubs: importedClubs, ...importedRecords }),
    };
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    await database.db.delete(sheetImports);
    actor = organiser;
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload });
  /** Imports a pasted list. */
  async function bring(path: string, asked: object, rest: object = {}) {
    const shown = (await post(`${path}/text-preview`, { ...asked, ...rest })).json();
    const rows = shown.rows.map(({ line, texts, target, open }: Record<string, unknown>) => ({
      line,
      texts,
      open,
      ...(target === undefined ? {} : { target }),
    }));
    const { fingerprint } = shown;
    return post(`${path}/import`, { rows, fingerprint, source: 'seznam 2026.xlsx', ...rest });
  }
  const list = async () =>
    (await server.app.inject({ url: '/api/v1/admin/sheet-imports' })).json<SheetImports>().imports;
  const undo = async () => {
    const [newest] = await list();
    return post(`admin/sheet-imports/${newest?.id}/undo`, {});
  };

  it('[SI1][SI2][SI3] removes clubs and teams of a list, puts filled fields back, and keeps what was used', async () => {
    const before = await database.db.select().from(clubs).orderBy(clubs.id);
    const teamsBefore = await database.db.select().from(teams);
    const known = before[0]?.name ?? '';
    const text = `Klub;Stát;Kategorie;Telefon\nTJ Nový;CZ;${code} 2x;\n${known};CZ;;777\nTJ Druhý;CZ;${code};`;
    expect((await bring('admin/club-list', { text }, { countryId: null })).json()).toMatchObject({
      created: 2,
      updated: 1,
    });
    expect(await list()).toMatchObject([{ kind: 'clubs', source: 'seznam 2026.xlsx', records: 6 }]);
    const [second] = await database.db.select().from(clubs).where(eq(clubs.name, 'TJ Druhý'));
    const person = { editionId: cup.editionId, clubId: second?.id ?? 0, firstName: 'A', lastName: 'B' };
    await database.db.insert(participants).values(person);
    const written = await database.db.$count(changes);
    const undone = (await undo()).json<SheetImportUndone>();
    // Whoever looks at the public pages has the clubs as they are again.
    const [last] = await database.db.select().from(changes).orderBy(desc(changes.v));
    expect([await database.db.$count(changes), last?.change]).toEqual([
      written + 1,
      expect.objectContaining({ structure: true }),
    ]);
    expect(undone).toEqual({ undone: 5, kept: [{ line: 4, name: 'TJ Druhý', reason: 'used' }] });
    const after = await database.db.select().from(clubs).orderBy(clubs.id);
    expect(after.filter(({ id }) => id !== second?.id).map((row) => row.tournamentContactPhone)).toEqual(
      before.map((row) => row.tournamentContactPhone),
    );
    expect(await database.db.select().from(teams)).toHaveLength(teamsBefore.length);
    expect(await list()).toEqual([]);
    const [entry] = await database.db.select().from(audit).where(eq(audit.action, 'import.undo'));
    expect(entry).toMatchObject({
      reason: 'seznam 2026.xlsx',
      after: { kind: 'clubs', undone: 5, kept: 1 },
    });
  });

  it('[SI2] keeps a club that was changed since, with its teams removed', async () => {
    await bring('admin/club-list', { text: `Klub;Stát\nTJ Třetí;CZ` }, { countryId: null });
    await database.db.update(clubs).set({ city: 'Praha' }).where(eq(clubs.name, 'TJ Třetí'));
    expect((await undo()).json()).toEqual({
      undone: 0,
      kept: [{ line: 2, name: 'TJ Třetí', reason: 'changed' }],
    });
    expect((await post('admin/sheet-imports/1/undo', {})).json().error).toBe('entry-unknown');
  });

  it('[SI2] removes halls with their courts, puts others back, and keeps those with matches', async () => {
    const before = await database.db.select().from(courts);
    const [known] = await database.db.select().from(places);
    await bring('admin/record-lists/halls', {
      text: `Název;Kód;GPS;Hřiště\nHala A;;49.1, 18.1;2\nHala B;;;\n${known?.code};${known?.code};49.2, 18.2;2`,
    });
    const [b] = (await database.db.select().from(places).orderBy(places.id)).slice(-1);
    await database.db
      .update(matches)
      .set({ placeId: b?.id ?? 0 })
      .where(eq(matches.id, cup.matches[0] ?? 0));
    expect((await undo()).json()).toEqual({
      undone: 2,
      kept: [{ line: 3, name: 'Hala B', reason: 'used' }],
    });
    expect(await database.db.select().from(courts)).toEqual(before);
    const [put] = await database.db
      .select()
      .from(places)
      .where(eq(places.id, known?.id ?? 0));
    expect([put?.lat, put?.lng]).toEqual([known?.lat, known?.lng]);
  });

  it('[SI2] keeps an official whom a kept one names as partner', async () => {
    await bring('admin/record-lists/officials', {
      text: 'Příjmení;Jméno;Partner\nBuk;Petr;Ivo Lípa\nLípa;Ivo;\nJavor;Jan;',
    });
    await database.db.update(referees).set({ phone: '1' }).where(eq(referees.lastName, 'Buk'));
    expect((await undo()).json()).toEqual({
      undone: 1,
      kept: [
        { line: 2, name: 'Buk Petr', reason: 'changed' },
        { line: 3, name: 'Lípa Ivo', reason: 'used' },
      ],
    });
    const left = await database.db.select().from(referees);
    expect(left.map(({ lastName }) => lastName).toSorted()).toEqual(['Buk', 'Lípa']);
  });

  it('[SI1][SI2][SI3] removes people of a roster and puts others back, never names them in the history', async () => {
    const path = `web/clubs/${cup.clubId}/roster`;
    const asked = { teamId: cup.teams[0] ?? 0, dayOrder: null, nameOrder: null, leading: null };
    const roster = (lines: readonly string[]) => bring(path, { ...asked, text: lines.join('\n') });
    expect((await roster(['7 Novák Jan 5.3.2012'])).statusCode).toBe(200);
    await roster(['9 Novák Jan 5.3.2012', '11 Dvořák Petr 6.4.2012', '12 Svoboda Tomáš 7.4.2012']);
    const url = `/api/v1/web/clubs/${cup.clubId}/sheet-imports`;
    const [newest] = (await server.app.inject({ url })).json<SheetImports>().imports;
    expect(newest).toMatchObject({ kind: 'roster', records: 3 });
    const third = (await database.db.select().from(participants)).find(
      ({ firstName }) => firstName === 'Tomáš',
    );
    await database.db.insert(matchParticipants).values({
      matchId: cup.matches[0] ?? 0,
      teamId: cup.teams[0] ?? 0,
      participantId: third?.id ?? 0,
      side: 'home',
      role: 'player',
    });
    const outsider: Actor = testActor(1, ['ROLE_USER']);
    actor = outsider;
    expect(
      (await server.app.inject({ method: 'POST', url: `${url}/undo`, payload: { importId: newest?.id } }))
        .statusCode,
    ).toBe(404);
    actor = { ...outsider, administratedClubIds: [cup.clubId] };
    const answer = await post(`web/clubs/${cup.clubId}/sheet-imports/undo`, { importId: newest?.id });
    expect(answer.json()).toEqual({
      undone: 2,
      kept: [{ line: 3, name: 'Svoboda Tomáš', reason: 'used' }],
    });
    const numbers = await database.db.select().from(teamParticipants);
    expect(new Set(numbers.map(({ jerseyNumber }) => jerseyNumber))).toEqual(new Set([12, 7]));
    expect(JSON.stringify(await database.db.select().from(audit)) + server.lines.join('')).not.toMatch(
      /Novák|Dvořák|Svoboda/,
    );
  });

  it('[SI1] is offered for a day, then the values are deleted', async () => {
    await bring('admin/record-lists/halls', { text: 'Název\nHala pozdní' });
    const late = new Date(server.clock.now().getTime() - 25 * 3_600_000);
    const [{ id } = { id: 0 }] = await list();
    await database.db.update(sheetImports).set({ at: late });
    expect(await list()).toEqual([]);
    expect((await post(`admin/sheet-imports/${id}/undo`, {})).json().error).toBe('import-not-undoable');
    await forgetImports({ database }, server.clock.now());
    expect(await database.db.select().from(sheetImportChanges)).toEqual([]);
  });
});
