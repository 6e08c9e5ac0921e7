import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FolderImportAnswer, FolderPreviewAnswer } from '@sevenmetre/contract/tournament-folder/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { charactersOf } from '@sevenmetre/rules/tables';
import { zipSync } from 'fflate';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';
import { archive, filesOf, partsOf, type UploadFiles } from './upload-files.ts';
import {
  clubs,
  editions,
  participants,
  teamCategories,
  teamParticipants,
  teams,
} from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { tournamentFolderHandlers } from '../src/features/tournament-folder/index.ts';
import { edited, headersOnly, smallCup } from '../src/features/tournament-folder/testing/folders.ts';

/** A folder whose first club and first boys' team are registered here under similar names. */
describe.each(testDatabases())('a folder that organisers upload, on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null;
  let editionId: number;
  let clubId: number;
  let teamId: number;

  beforeEach(async () => {
    database = await kind.open();
    server = testServer();
    const identify = async () => actor;
    mount(server.app, tournamentFolderHandlers({ database, clock: server.clock }), {
      identify,
      checkAnswers: true,
    });
    actor = organiser;
    const cup = await makeSmallCup(database);
    editionId = cup.editionId;
    clubId = cup.clubId;
    teamId = cup.teams[0] ?? 0;
    await database.db.execute(sql`delete from matches`);
    await database.db.execute(sql`delete from group_teams`);
    await database.db.execute(sql`delete from groups`);
    await database.db.update(clubs).set({ name: 'SK Lhota' }).where(eq(clubs.id, clubId));
    const [person] = await database.db
      .insert(participants)
      .values({ editionId, clubId, firstName: 'JAN', lastName: 'Novak', birthDate: '2012-01-01' })
      .returning();
    const entry = { teamId, participantId: person?.id ?? 0, role: 'player' as const };
    await database.db.insert(teamParticipants).values(entry);
  });
  afterEach(async () => {
    await server.app.close();
    await database.cleanup();
  });

  it('given an archive, then each club and team has its proposal and nothing is stored', async () => {
    const before = await count();
    const answer = await preview([['cup.zip', archive(smallCup())]]);
    if (!answer.ok) throw new Error('the folder is good');
    const { clubs: found, teams: teamsFound, edition } = answer.preview;
    expect(edition.id).toBe(editionId);
    expect(found.map(({ id, registered, certainty }) => [id, registered, certainty])).toEqual([
      ['1', clubId, 'similar'],
      ['2', null, 'new'],
      ['3', null, 'new'],
    ]);
    expect(teamsFound.find(({ id }) => id === '10')).toMatchObject({ registered: teamId, certainty: 'same' });
    expect(await count()).toEqual(before);
  });

  it('given what was confirmed, then the registered club, team and child play, and the rest is new', async () => {
    const files = filesOf(smallCup());
    const before = await count();
    const matches = { editionId, clubs: [['1', clubId]], teams: [['10', teamId]] };
    expect(await bring([...files, ['matches.json', JSON.stringify(matches)]])).toMatchObject({ ok: true });
    const after = await count();
    expect(after).toEqual({ clubs: before.clubs + 2, teams: before.teams + 5, people: before.people + 3 });
    const [team] = await database.db.select().from(teams).where(eq(teams.id, teamId));
    expect(team).toMatchObject({ sourceId: '10', clubId });
    const [child] = await database.db.select().from(participants).where(eq(participants.sourceId, 'p1'));
    expect(child).toMatchObject({ clubId, birthDate: '2012-01-01', lastName: 'Novák' });
    const again = await preview(files);
    expect(again.ok && again.preview.clubs.map(({ certainty }) => certainty)).toEqual([
      'known',
      'known',
      'known',
    ]);
    const [edition] = await database.db.select().from(editions).where(eq(editions.id, editionId));
    expect(edition).toMatchObject({ name: 'Small Cup', isCurrent: true });
  });

  it('given a registered team for a team of another club, then nothing is stored and the team is named', async () => {
    const before = await count();
    const matches = { editionId, clubs: [], teams: [['10', teamId]] };
    const answer = await bring([...filesOf(smallCup()), ['matches.json', JSON.stringify(matches)]]);
    expect(answer).toMatchObject({
      ok: false,
      errors: [{ file: 'teams.csv', code: 'registered-elsewhere' }],
    });
    expect(await count()).toEqual(before);
  });

  it('given files of a spreadsheet program, in windows-1250 with semicolons or UTF-16 with tabs, then they are read as all tables are', async () => {
    const folder = smallCup(edited('clubs.csv', ['"Klub ""U Lípy"", z. s."', 'Klub U Lípy']));
    const plain = await preview(filesOf(folder));
    const strange = filesOf(folder).map(([name, bytes]) => [name, strangely(name, String(bytes))] as const);
    expect(await preview(strange)).toEqual(plain);
    expect(plain).toMatchObject({ ok: true });
    expect(await preview([['cup.zip', zipSync(Object.fromEntries(strange))]])).toEqual(plain);
    const matches = { editionId, clubs: [['1', clubId]], teams: [['10', teamId]] };
    expect(await bring([...strange, ['matches.json', JSON.stringify(matches)]])).toMatchObject({ ok: true });
    const [child] = await database.db.select().from(participants).where(eq(participants.sourceId, 'p1'));
    expect(child?.lastName).toBe('Novák');
  });

  it('given a category with another code and the name of a registered one, then it is asked, and the answer is taken', async () => {
    const [own] = await database.db.select().from(teamCategories).where(eq(teamCategories.code, 'MA'));
    const rename = (text: string) => text.replaceAll(/\bMA\b(?=,)/gu, 'U15').replaceAll(/,MA$/gmu, ',U15');
    const files = filesOf(smallCup()).map(([name, bytes]) => {
      const text = String(bytes).replace('Hoši A', own?.nameCs ?? '');
      return [name, /^(?:categories|teams|groups)/u.test(name) ? rename(text) : text] as const;
    });
    const asked = await preview(files);
    expect(asked.ok && asked.preview.categories).toEqual([
      { code: 'U15', name: own?.nameCs, registered: 'MA' },
    ]);
    const answer = ['folder-categories.json', JSON.stringify([['U15', 'MA']])] as const;
    const answered = await preview([...files, answer]);
    if (!answered.ok) throw new Error('the folder is good');
    expect(answered.preview.categories).toEqual([]);
    expect(answered.preview.teams.find(({ id }) => id === '10')).toMatchObject({ registered: teamId });
    const matches = { editionId, clubs: [['1', clubId]], teams: [['10', teamId]] };
    const sent: UploadFiles = [...files, answer, ['matches.json', JSON.stringify(matches)]];
    expect(await bring(sent)).toMatchObject({ ok: true });
    const codes = await database.db
      .select()
      .from(teamCategories)
      .where(eq(teamCategories.editionId, editionId));
    expect(codes.map(({ code }) => code)).not.toContain('U15');
    const odd = ['folder-categories.json', '[["U15"]]'] as const;
    expect(await preview([...files, odd])).toMatchObject({ ok: false, errors: [{ code: 'json-invalid' }] });
  });

  it('given a broken folder, then its errors come by file and line', async () => {
    const broken = smallCup(edited('teams.csv', ['11,2,MA', '11,99,MA']));
    expect(await preview(filesOf(broken))).toMatchObject({
      ok: false,
      errors: [{ file: 'teams.csv', line: 3, column: 'club', code: 'unknown-reference' }],
    });
    expect(await preview([['cup.zip', 'no archive']])).toMatchObject({
      ok: false,
      errors: [{ code: 'archive-unreadable' }],
    });
  });

  it('given a folder of headers only, then it is refused, and the current edition keeps its name and teams', async () => {
    const refused = {
      ok: false,
      errors: [{ file: 'teams.csv', line: null, column: null, code: 'no-teams', parameters: {} }],
      count: 1,
    };
    const empty = filesOf(smallCup(headersOnly()));
    const before = { rows: await count(), editions: await database.db.select().from(editions) };
    const matches = { editionId, clubs: [], teams: [] };
    expect(await preview(empty)).toEqual(refused);
    expect(await bring([...empty, ['matches.json', JSON.stringify(matches)]])).toEqual(refused);
    const after = { rows: await count(), editions: await database.db.select().from(editions) };
    expect(after).toEqual(before);
  });

  it('given somebody who is no organiser, then nothing is read', async () => {
    actor = { ...organiser, roles: ['ROLE_USER'] };
    expect((await send('preview', filesOf(smallCup()))).statusCode).toBe(403);
    actor = null;
    expect((await send('import', filesOf(smallCup()))).statusCode).toBe(401);
  });

  const preview = async (files: UploadFiles) => (await send('preview', files)).json<FolderPreviewAnswer>();
  const bring = async (files: UploadFiles) => (await send('import', files)).json<FolderImportAnswer>();

  function send(what: 'preview' | 'import', files: UploadFiles) {
    return server.app.inject({
      method: 'POST',
      url: `/api/v1/admin/tournament-folder/${what}`,
      ...partsOf(files),
    });
  }

  async function count() {
    const { rows } = await database.db.execute<{ clubs: number; teams: number; people: number }>(sql`
      select (select count(*)::int from clubs) as clubs, (select count(*)::int from teams) as teams,
        (select count(*)::int from participants) as people`);
    return rows[0] ?? { clubs: 0, teams: 0, people: 0 };
  }
});

/** A file as another program saves it. */
function strangely(name: string, text: string): Uint8Array {
  if (name === 'clubs.csv') return Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le');
  if (name === 'halls.csv') return Buffer.from(`sep=;\r\n${text.replaceAll(',', ';')}`);
  if (name !== 'players.csv' && name !== 'categories.csv') return Buffer.from(text);
  const characters = charactersOf('windows-1250');
  return Uint8Array.from(text.replaceAll(',', ';'), (letter) => characters.indexOf(letter));
}

const organiser: Actor = testActor(1, ['ROLE_ADMIN']);
