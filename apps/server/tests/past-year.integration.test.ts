import { asc, eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  PastYearImportAnswer,
  PastYearPreviewAnswer,
  PastYearSettings,
} from '@sevenmetre/contract/tournament-folder/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';
import { archive, filesOf, partsOf, type UploadFiles } from './upload-files.ts';
import { audit, clubs, editions, matches, teams, users } from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { tournamentFolderHandlers } from '../src/features/tournament-folder/index.ts';
import { edited, smallCup } from '../src/features/tournament-folder/testing/folders.ts';
import { portalAnswers } from '../src/features/tournament-folder/testing/portal-answers.ts';

const organiser: Actor = testActor(1, ['ROLE_ADMIN']);
const answers: UploadFiles = [
  ['competition-static.json', portalAnswers.static],
  ['live (1).json', `\uFEFF${portalAnswers.live}`],
];

describe.each(bothDatabases())('a past year that organisers upload, on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;

  beforeEach(async () => {
    database = await kind.open();
    server = testServer();
    mount(server.app, tournamentFolderHandlers({ database, clock: server.clock }), {
      identify: async () => organiser,
      checkAnswers: true,
    });
    await makeSmallCup(database);
    const person = {
      id: 1,
      email: 'organiser@example.test',
      passwordHash: '-',
      firstName: 'Eva',
      lastName: 'Dub',
      roles: [],
    };
    await database.db.insert(users).values(person);
  });
  afterEach(async () => {
    await server.app.close();
    await database.cleanup();
  });

  it('[ED6] given the answers of another portal, then what they make is shown with proposed settings, and nothing is stored', async () => {
    const before = await years();
    const shown = await preview(answers);
    expect(shown).toMatchObject({
      ok: true,
      preview: {
        year: 2024,
        startDate: '2024-03-29',
        isKnown: false,
        counts: { clubs: 2, teams: 2, groups: 2, matches: 2, results: 2, players: 0, events: 0 },
        settings: { points: { win: 2, tie: 1, loss: 0 } },
      },
    });
    expect(await preview([['answers.zip', packed()]])).toEqual(shown);
    expect(await years()).toEqual(before);
  });

  it('[ED6] given the organiser’s points and criteria, then the year is a past edition with them and the current one stays', async () => {
    const settings = await proposed();
    const chosen = {
      ...settings,
      name: 'Starý pohár',
      points: { win: 3, tie: 1, loss: 0 },
      tieBreakers: ['points', 'overallGoals', 'lots'],
    };
    const files: UploadFiles = [...answers, ['past-settings.json', JSON.stringify(chosen)]];
    const stored = await bring(files);
    expect(stored).toMatchObject({ ok: true, name: 'Starý pohár', year: 2024 });
    const rows = await database.db.select().from(editions).orderBy(asc(editions.year));
    expect(rows.map(({ name, year, isCurrent }) => [name, year, isCurrent])).toEqual([
      ['Starý pohár', 2024, false],
      [expect.any(String), 2026, true],
    ]);
    expect(rows[0]?.tieBreakers).toEqual(['points', 'overallGoals', 'lots']);
    expect(await preview(files)).toMatchObject({ preview: { isKnown: true } });
    // Nothing to change: the same year again.
    expect(await bring(files)).toMatchObject({ ok: true, changedRows: 0 });
  });

  it('[ED6] given seats that differ from the tables, then the preview names them as the import does, and nothing is stored', async () => {
    const before = await years();
    const [first, second] = JSON.parse(portalAnswers.live).groupTeams.slice(2);
    const live = portalAnswers.live
      .replace(JSON.stringify(first), JSON.stringify({ ...first, teamId: second.teamId }))
      .replace(JSON.stringify(second), JSON.stringify({ ...second, teamId: first.teamId }));
    const files: UploadFiles = [...answers.slice(0, 1), ['live.json', live]];
    const shown = await preview(files);
    const differing = [
      { code: 'seat-differs', parameters: { group: 'MA F', seated: 'Dub 1', computed: 'Lípa 1' } },
      { code: 'seat-differs', parameters: { group: 'MA F', seated: 'Lípa 1', computed: 'Dub 1' } },
    ];
    expect(shown.ok && shown.preview.notes).toEqual(expect.arrayContaining(differing));
    expect(await years()).toEqual(before);
    const stored = await bring(files);
    expect(stored.ok && stored.notes).toEqual(expect.arrayContaining(differing));
    expect((await preview(answers)).ok).toBe(true);
  });

  it('[ED6] given an imported year, then it can be removed for a day, unless it was there before or was changed since', async () => {
    const before = await years();
    const stored = await bring(answers);
    if (!stored.ok || stored.editionId === null) throw new Error('a new edition');
    const { editionId } = stored;
    expect(await bring(answers)).toMatchObject({ editionId: null });
    expect((await undo(editionId)).json()).toMatchObject({ year: 2024 });
    expect(await years()).toEqual(before);
    expect((await undo(editionId)).statusCode).toBe(404);
    const again = await bring(answers);
    if (!again.ok || again.editionId === null) throw new Error('a new edition');
    server.clock.advance(25 * 60 * 60 * 1000);
    expect((await undo(again.editionId)).json()).toMatchObject({ error: 'import-not-undoable' });
    const [current] = await database.db.select().from(editions).where(eq(editions.isCurrent, true));
    expect((await undo(current?.id ?? 0)).json()).toMatchObject({ error: 'import-not-undoable' });
  });

  it('[ED6] given an entry of the log about what the year contains, then the import is not undone', async () => {
    const stored = await bring(answers);
    if (!stored.ok || stored.editionId === null) throw new Error('a new edition');
    const { editionId } = stored;
    const idIn = async (table: typeof matches | typeof clubs | typeof teams) => {
      const [row] = await database.db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.editionId, editionId));
      return row?.id ?? 0;
    };
    const [match, club, team] = [await idIn(matches), await idIn(clubs), await idIn(teams)];
    const abouts = [
      { subjectType: 'match', subjectId: match, action: 'match.officialScore' },
      { subjectType: 'club', subjectId: club, action: 'club-invitation' },
      { subjectType: 'team', subjectId: team, action: 'team.updated' },
      {
        subjectType: 'participant',
        subjectId: 2_000_000,
        action: 'participantDelete',
        before: { clubId: club },
      },
    ];
    for (const about of abouts) {
      await database.db.insert(audit).values({ ...about, at: server.clock.now() });
      expect((await undo(editionId)).json(), about.action).toMatchObject({ error: 'edition-in-use' });
      await database.db.delete(audit).where(eq(audit.action, about.action));
    }
    expect((await undo(editionId)).statusCode).toBe(200);
  });

  it('[ED6] given a tournament folder, then it becomes a past edition with its own settings', async () => {
    const folder = smallCup(edited('tournament.json', ['Small Cup', 'Old Cup']));
    const shown = await preview([['cup.zip', archive(folder)]]);
    expect(shown).toMatchObject({ ok: true, preview: { settings: null } });
    expect(await bring(filesOf(folder))).toMatchObject({ ok: true });
    expect((await years()).filter(([, isCurrent]) => isCurrent)).toHaveLength(1);
    const past = await database.db.select().from(editions).where(eq(editions.isCurrent, false));
    expect((await undo(past[0]?.id ?? 0)).statusCode).toBe(200);
    expect(await years()).toHaveLength(1);
  });

  it('[ED6] given broken answers, then every error is named by file and path, and nothing is stored', async () => {
    const before = await years();
    const [first] = answers;
    expect(await bring(first ? [first] : [])).toMatchObject({
      ok: false,
      errors: [{ file: 'live.json', code: 'file-missing' }],
    });
    const page = '<!doctype html><p>Sign in';
    expect(await preview([['static.json', page], ...answers.slice(1)])).toMatchObject({
      ok: false,
      errors: [{ file: 'static.json', column: null, code: 'portal-html' }],
    });
    const lost = portalAnswers.live.replace('"homeTeamId":21', '"homeTeamId":99');
    expect(await preview([...answers.slice(0, 1), ['live.json', lost]])).toMatchObject({
      ok: false,
      errors: [{ file: 'live.json', column: 'matches[0].homeTeamId', code: 'portal-reference' }],
      count: 1,
    });
    const wrong: UploadFiles = [...answers, ['past-settings.json', '{"name":""}']];
    expect((await send('import', wrong)).statusCode).toBe(400);
    const zone = { ...(await proposed()), timeZone: 'Europe/Nowhere' };
    expect(await bring([...answers, ['past-settings.json', JSON.stringify(zone)]])).toMatchObject({
      ok: false,
      errors: [{ code: 'time-zone-unknown' }],
    });
    expect(await years()).toEqual(before);
  });

  it('[ED6] given the current edition’s name and year, then it is refused', async () => {
    const [current] = await database.db.select().from(editions);
    const live = portalAnswers.live.replaceAll('2024-', `${current?.year ?? 0}-`);
    const settings = { ...(await proposed()), name: current?.name };
    const files: UploadFiles = [
      ...answers.slice(0, 1),
      ['live.json', live],
      ['past-settings.json', JSON.stringify(settings)],
    ];
    expect(await bring(files)).toMatchObject({ ok: false, errors: [{ code: 'edition-current' }] });
  });

  async function proposed(): Promise<PastYearSettings> {
    const shown = await preview(answers);
    if (!shown.ok || shown.preview.settings === null) throw new Error('the answers are good');
    return shown.preview.settings;
  }

  function packed(): Uint8Array {
    const { static: data, live } = portalAnswers;
    return zipSync({ 'year/static.json': Buffer.from(data), 'year/live.json': Buffer.from(live) });
  }

  const preview = async (files: UploadFiles) => (await send('preview', files)).json<PastYearPreviewAnswer>();
  const bring = async (files: UploadFiles) => (await send('import', files)).json<PastYearImportAnswer>();

  const undo = (editionId: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/admin/tournament-folder/past/undo',
      payload: { editionId },
    });

  function send(what: 'preview' | 'import', files: UploadFiles) {
    return server.app.inject({
      method: 'POST',
      url: `/api/v1/admin/tournament-folder/past/${what}`,
      ...partsOf(files),
    });
  }

  async function years() {
    const rows = await database.db.select().from(editions).orderBy(asc(editions.year));
    return rows.map(({ year, isCurrent }) => [year, isCurrent] as const);
  }
});
