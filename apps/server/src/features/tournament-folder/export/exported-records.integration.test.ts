import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { exportTournament, importFolder } from '../index.ts';
import { readFolder } from '../read/read-folder.ts';
import { type Files, smallCup } from '../testing/folders.ts';

const clock = manualClock('2026-03-28T20:00:00Z');
const cards = [
  'match,stage,minute,second,type,team,player',
  '1,1st_half,3,20,blue-card,10,p1',
  '1,2nd_half,4,5,blue-card,11,',
  '1,2nd_half,4,5,blue-card,11,',
  '1,2nd_half,6,0,red-card,11,p2',
];
/** The category of the matches is older than the two youngest ages, so that scouting names players. */
const older =
  'code,nameCs,nameEn,gender,bornFrom\nMA,Hoši A,Boys A,M,2008-01-01\nWA,Dívky A,Girls A,W,2010-01-01\nMB,Hoši B,Boys B,M,2012-01-01\n';

const records: Readonly<Record<string, readonly string[]>> = {
  'reports.csv': [
    'match,startedAt,endedAt,spectators,remarks,protest,injuries',
    '1,2026-03-28T08:03:00.000Z,2026-03-28T08:52:00.000Z,120,Broken net,,Ankle of home 7',
    '2,,,0,,"Wrong score, they say",',
  ],
  'written-reports.csv': [
    'match,stage,minute,second,team,player,text,follows,name,writtenAt',
    '1,1st_half,3,20,10,p1,Hit an opponent,no,Jan Sudí,2026-03-28T09:00:00.000Z',
    '1,2nd_half,4,5,11,,,yes,Jan Sudí,2026-03-28T09:00:01.000Z',
    '1,2nd_half,4,5,11,,Threw a chair,no,Jan Sudí,2026-03-28T09:00:02.000Z',
  ],
  'decisions.csv': [
    'match,team,player,matches,reason,decidedAt,everyTeam',
    '1,10,p1,3,Violence,2026-03-28T18:00:00.000Z,yes',
    '1,11,p2,0,May play,2026-03-28T18:00:01.000Z,no',
  ],
  'scouting.csv': [
    'match,team,kind,player,x,y,result,seconds,recordedAt,device,key',
    '1,10,shot,p1,100,60,saved,65,2026-03-28T08:04:00.000Z,scout,tap-1',
    '1,11,turnover,,,,,,2026-03-28T08:05:00.000Z,scout,tap-2',
  ],
};

function cup(changes: Files = {}): string {
  const files = Object.fromEntries(Object.entries(records).map(([name, lines]) => [name, textOf(lines)]));
  return smallCup({ 'categories.csv': older, 'events.csv': textOf(cards), ...files, ...changes });
}

const textOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;

describe.each(testDatabases())('reports, decisions and scouting of matches, on $name', (kind) => {
  test('[MA112][MA113][MR15][MR16][SO4] given all of it, then it leaves with the tournament and comes in elsewhere as it was', async () => {
    const [here, there] = [await kind.open(), await kind.open()];
    expect(await importFolder(here, cup(), { clock })).toMatchObject({ ok: true, outcome: 'created' });
    // As a reporter writes it: paragraphs, an entry that was taken back, and a card that no longer counts.
    await here.db.execute(
      sql`update match_reports set remarks = ${'Broken\nnet'} where remarks = 'Broken net'`,
    );
    await here.db
      .execute(sql`insert into scouting_entries (match_id, client_key, kind, side, undone, recorded_at, device)
      select match_id, 'tap-3', kind, side, true, recorded_at, device from scouting_entries where client_key = 'tap-2'`);
    await here.db
      .execute(sql`insert into written_reports (match_id, event_key, text, follows, name, written_at)
      select id, 'no-such-card', 'Gone', false, '', now() from matches where match_number = 1`);
    const out = join(smallCup(), 'out');
    expect(await exportTournament(here, null, out)).toMatchObject({ ok: true });
    expect(linesOf(out)).toEqual(records);

    expect(await importFolder(there, out, { clock })).toMatchObject({ ok: true, outcome: 'created' });
    const again = join(smallCup(), 'out');
    await exportTournament(there, null, again);
    expect(linesOf(again)).toEqual(records);
    expect(await timesOf(there)).toEqual(['2026-03-28 08:03:00', '2026-03-28 08:52:00']);
    expect(await importFolder(there, out, { clock })).toMatchObject({ outcome: 'unchanged', changedRows: 0 });
    // Real times stay when a match loses its place in the schedule.
    await there.db.execute(sql`update matches set starts_at = null where match_number = 1`);
    const unplaced = join(smallCup(), 'out');
    await exportTournament(there, null, unplaced);
    expect(linesOf(unplaced)['reports.csv']).toEqual(records['reports.csv']);
    await Promise.all([here.cleanup(), there.cleanup()]);
  });

  test('given a corrected folder, then what it says is stored; without the files nothing is lost, and no time is made up', async () => {
    const here = await kind.open();
    await importFolder(here, cup(), { clock });
    const corrected = records['reports.csv']?.map((line) => line.replace(',120,', ',121,')) ?? [];
    expect(await importFolder(here, cup({ 'reports.csv': textOf(corrected) }), { clock })).toMatchObject({
      outcome: 'updated',
      changedRows: 1,
    });
    const bare = Object.fromEntries(Object.keys(records).map((name) => [name, null]));
    await importFolder(here, cup(bare), { clock });
    const out = join(smallCup(), 'out');
    await exportTournament(here, null, out);
    // The times of the schedule count again, as in any folder without real ones.
    const counted = ['1,,,121,Broken net,,Ankle of home 7', corrected[2]];
    expect(linesOf(out)).toEqual({ ...records, 'reports.csv': [corrected[0], ...counted] });
    // They stay those of the schedule when a match is moved afterwards, to another time or to none.
    await here.db.execute(
      sql`update matches set starts_at = case when match_number = 1 then starts_at + interval '1 hour' end`,
    );
    const moved = join(smallCup(), 'out');
    await exportTournament(here, null, moved);
    expect(linesOf(moved)['reports.csv']).toEqual([corrected[0], ...counted]);
    // A folder from before the column of the reach changes nothing of it (MR16).
    const early = records['decisions.csv']?.map((line) => line.replace(/,(?:everyTeam|yes|no)$/, '')) ?? [];
    await importFolder(here, cup({ 'decisions.csv': textOf(early) }), { clock });
    const kept = join(smallCup(), 'out');
    await exportTournament(here, null, kept);
    expect(linesOf(kept)['decisions.csv']).toEqual(records['decisions.csv']);
    await here.cleanup();
  });

  test('[SO6] given scouting of one of the two youngest ages, then no player of it is stored', async () => {
    const here = await kind.open();
    await importFolder(here, cup({ 'categories.csv': older.replace('2008', '2013') }), { clock });
    const { rows } = await here.db.execute(
      sql`select client_key as key, participant_id as person from scouting_entries order by client_key`,
    );
    expect(rows).toEqual([
      { key: 'tap-1', person: null },
      { key: 'tap-2', person: null },
    ]);
    await here.cleanup();
  });
});

test('given rows that cannot be, then their lines are named', async () => {
  const errorsOf = async (file: string, ...lines: readonly string[]) => {
    const reading = await readFolder(cup({ [file]: textOf([records[file]?.[0] ?? '', ...lines]) }));
    return reading.ok ? [] : reading.errors.map(({ line, column, code }) => `${line}:${column} ${code}`);
  };
  expect(await errorsOf('reports.csv', '9,,,1,,,', '1,now,,-1,,,', '1,,,,,,')).toEqual([
    '2:match event-of-unplayed-match',
    '3:startedAt not-an-instant',
    '3:spectators number-out-of-range',
    '4:match duplicate',
  ]);
  const report = 'Hit an opponent,no,Jan Sudí,2026-03-28T09:00:00Z';
  expect(await errorsOf('written-reports.csv', `1,1st_half,3,21,10,p1,${report}`)).toEqual([
    '2:match unknown-reference',
  ]);
  expect(await errorsOf('decisions.csv', '1,10,,3,,2026-03-28T18:00:00Z,')).toEqual(['2:player required']);
  expect(await errorsOf('decisions.csv', '2,10,p1,3,,2026-03-28T18:00:00Z,')).toEqual([
    '2:team team-not-in-match',
  ]);
  expect(await errorsOf('decisions.csv', '3,10,p1,3,,2026-03-28T18:00:00Z,')).toEqual([
    '2:player unknown-reference',
  ]);
  expect(await errorsOf('scouting.csv', '1,10,shot,p2,100,,saved,,2026-03-28T08:04:00Z,scout,a')).toEqual([
    '2:player player-of-another-team',
    '2:kind entry-not-whole',
  ]);
});

function linesOf(folder: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(records).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/u),
    ]),
  );
}

async function timesOf({ db }: TestDatabase): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select (started_at at time zone 'UTC')::text as began, (ended_at at time zone 'UTC')::text as ended
    from matches where match_number = 1`);
  return Object.values(rows[0] ?? {});
}
