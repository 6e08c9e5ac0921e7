import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScheduleFilePreview } from '@sevenmetre/contract/schedule-file/schemas';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { writeXlsx } from '../../../platform/sheets/index.ts';
import { type OpenCup, makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, actorOf, ann, makePlanSetup } from '../testing/plan-setup.ts';
import { makeSmallPlan } from '../testing/small-plan.ts';

describe.each(testDatabases())('a schedule made elsewhere on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;
  let cup: OpenCup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
    cup = await makeOpenCup(database, 2026);
    await makeSmallPlan(setup, cup);
  });
  afterAll(() => setup.close());

  const post = (path: string, payload: object) => setup.call('POST', `/schedule-file/${path}`, payload);
  const paste = async (text: string): Promise<ScheduleFilePreview> =>
    (await post('text-preview', { text })).body;
  const rowsOf = ({ rows }: ScheduleFilePreview) =>
    rows.map(({ line, column, texts, titles, match, isLeftOut, isDoubtful }) => ({
      line,
      column,
      texts,
      titles,
      match,
      isLeftOut,
      isDoubtful,
    }));
  const take = (preview: ScheduleFilePreview, source = 'rozpis.xlsx') =>
    post('import', {
      rows: rowsOf(preview),
      answers: preview.answers,
      revision: preview.revision,
      fingerprint: preview.fingerprint,
      source,
    });
  const upload = async (bytes: Uint8Array, query = '') => {
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="x.xlsx"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const url = `/api/v1/admin/plan/schedule-file/preview${query}`;
    const answer = await setup.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const results = ({ rows }: ScheduleFilePreview) => rows.map(({ result }) => result);

  /** The draft as another tool would write it: names of teams with letters, times with a dot. */
  const sheetOfDraft = async (shift: number) => {
    const { document, matches, groups, teams } = await setup.draft();
    const names = new Map(
      teams.map(({ id, name }) => [String(id), name.replace(/ II$/u, ' B').replace(/ I$/u, ' A')]),
    );
    const places = new Map(document.placements.map(([key, hall, start]) => [key, { hall, start }]));
    return matches.flatMap((match) => {
      const group = groups.find(({ key }) => key === match.groupKey);
      const to = places.get(match.key);
      if (!to || !group || match.teams.length !== 2) return [];
      const start = to.start + shift;
      const time = `${Math.floor((start % 1440) / 60)}.${String(start % 60).padStart(2, '0')}`;
      const sides = group.isBracket ? ['vítěz', 'vítěz'] : match.teams.map((team) => names.get(team) ?? '');
      return [
        [
          `${13 + Math.floor(start / 1440)}.6.`,
          time,
          cup.halls[0] === to.hall ? 'H1' : 'H2',
          match.category,
          group.label,
          ...sides,
        ],
      ];
    });
  };
  const heading = ['Datum', 'Čas', 'Hala', 'Kategorie', 'Skupina', 'Domácí', 'Hosté'];

  it('[SF10] given a workbook, then each row is matched, taken in one command, and one undo takes it back', async () => {
    const rows = await sheetOfDraft(5);
    expect(rows.length).toBeGreaterThan(10);
    const before = await setup.draft();
    const table = { name: 'Rozpis', columns: heading, rows: rows.map((row) => [...row]) };
    const cover = { name: 'Úvod', columns: ['Turnaj'], rows: [['Lipová']] };
    const shown: ScheduleFilePreview = (await upload(await writeXlsx([cover, table]))).body;
    expect(results(shown)).toEqual(rows.map(() => 'place'));
    expect(shown.missing).toHaveLength(before.matches.length - rows.length);
    expect((await setup.draft()).revision).toBe(before.revision);
    const taken = await take(shown);
    expect(taken).toEqual({ status: 200, body: { placed: rows.length, command: before.revision + 1 } });
    expect((await take(shown)).body).toEqual(taken.body);
    const after = await setup.draft();
    expect([after.revision, after.version]).toEqual([before.revision + 1, before.version]);
    expect(after.log.at(-1)?.change).toMatchObject({ kind: 'apply', source: 'rozpis.xlsx' });
    const moved = new Map(after.document.placements.map(([key, , start]) => [key, start]));
    for (const [key, , start] of before.document.placements)
      expect([key, moved.get(key)]).toEqual([key, start + (shown.missing.includes(key) ? 0 : 5)]);
    const undone = await setup.command(after.revision, { kind: 'undo', command: after.revision });
    expect(undone.status).toBe(200);
    expect((await setup.draft()).document).toEqual(before.document);
  });

  it('[SF1] given a column for each court, then each cell is a row with its place in the sheet', async () => {
    const columns = ['Sobota 13.6.', 'H1', 'H2'];
    const rows = [['9:00', 'MA A\nAlfa I – Beta I', 'oběd']];
    const shown: ScheduleFilePreview = (await upload(await writeXlsx([{ name: 'a', columns, rows }]))).body;
    expect(shown.rows.map(({ line, column, texts }) => [line, column, texts.group, texts.pair])).toEqual([
      [2, 2, 'MA A', 'Alfa I – Beta I'],
      [2, 3, 'oběd', ''],
    ]);
    const again: ScheduleFilePreview = (
      await post('rows-preview', { rows: rowsOf(shown), answers: shown.answers })
    ).body;
    expect(again.rows).toEqual(shown.rows);
  });

  it('[SI5] given a workbook with two schedules, then it is asked which one, by the names of its sheets', async () => {
    const table = { columns: heading, rows: [['13.6.', '9:00', 'H1', 'MA', '', 'Alfa', 'Beta']] };
    const bytes = await writeXlsx([
      { name: 'Sobota', ...table },
      { name: 'Neděle', ...table, rows: [['14.6.', '9:00', 'H1', 'MA', '', 'Alfa', 'Beta']] },
    ]);
    expect(await upload(bytes)).toMatchObject({
      status: 422,
      body: { error: 'sheets-several', additionalProperties: { sheets: ['Sobota', 'Neděle'] } },
    });
    const chosen: ScheduleFilePreview = (await upload(bytes, '?sheet=1')).body;
    expect(chosen.rows.map(({ texts }) => texts.day)).toEqual(['14.6.']);
  });

  it('[SF2] given a file without its encoding, then its rows wait for the answer', async () => {
    const text =
      'Date;Time;Venue;Category;Home;Away\n13.6.;9:00;H1;MA;Alfa I;Beta I\n13.6.;9:40;H1;MA;Fr\u00f8ya;Alfa I';
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const shown: ScheduleFilePreview = (await upload(bytes)).body;
    expect([results(shown)[0], shown.rows[1]?.isDoubtful]).not.toContain('asked');
    expect(shown.encoding?.others.map(({ encoding }) => encoding)).toContain('windows-1252');
    const chosen: ScheduleFilePreview = (await upload(bytes, '?encoding=windows-1252')).body;
    expect([chosen.encoding, chosen.rows[1]?.texts.home]).toEqual([null, 'Fr\u00f8ya']);
  });

  it('[SF10] given a draft that has changed meanwhile, then nothing is taken and the new preview is shown', async () => {
    const text =
      'Datum;Čas;Hala;Kategorie;Domácí;Hosté\n13.6.2026;21:11;H1;MA;Alfa A;Gama A\n13.6.;9:00;H9;MA;Alfa A;Omega';
    const shown = await paste(text);
    expect([results(shown), shown.brokenRules > 0]).toEqual([['place', 'skipped'], true]);
    const [match = ''] = shown.rows.map(({ placed }) => placed ?? '');
    const { revision } = await setup.draft();
    await setup.command(revision, { kind: 'lock', matches: [match], on: true });
    const refused = await take(shown);
    expect([refused.status, refused.body.error]).toEqual([409, 'import-changed']);
    expect(results(refused.body.additionalProperties.preview)).toEqual(['asked', 'skipped']);
    const chosen = rowsOf(shown).map((row) => ({ ...row, match: row.line === 2 ? match : null }));
    const ready = (await post('rows-preview', { rows: chosen, answers: shown.answers })).body;
    expect(results(ready)).toEqual(['place', 'skipped']);
    expect((await take(ready, '')).body.placed).toBe(1);
  });

  it('[SF1] given no schedule, or somebody else, then it is refused', async () => {
    const refused = await post('text-preview', { text: 'a;b\nc;d' });
    expect([refused.status, refused.body.error]).toEqual([422, 'schedule-columns-missing']);
    for (const who of [null, actorOf(3, 'ROLE_COMPETITION_SUPER_REPORTER')]) {
      setup.as(who);
      expect((await post('text-preview', { text: 'a' })).status).toBe(who === null ? 401 : 403);
    }
    setup.as(ann);
  });
});
