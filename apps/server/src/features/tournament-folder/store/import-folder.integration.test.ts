import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase, TestDatabaseKind } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { exportTournament, importFolder, noteSentence, readFolder } from '../index.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { appended, edited, headersOnly, settingsWith, smallCup } from '../testing/folders.ts';
import { describeRealCup } from '../../../../tests/real-cup.ts';

const clock = manualClock('2026-03-28T20:00:00Z');

describe.each(testDatabases())('bringing in a folder on $name', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await kind.open();
  });
  afterEach(() => database.cleanup());

  const bringIn = (folder: string) => importFolder(database, folder, { clock });
  const rows = async (statement: string) => (await database.db.execute(sql.raw(statement))).rows;
  const seatsOf = (label: string) =>
    rows(`select seat, teams.source_id as team from group_teams join groups on groups.id = group_id
      left join teams on teams.id = team_id where label = '${label}' order by seat`);

  test('given a group that is through, then its seats and matches elsewhere are filled', async () => {
    expect(await bringIn(smallCup())).toMatchObject({ ok: true, outcome: 'created' });
    expect(await seatsOf('MA F')).toEqual([
      { seat: 1, team: '10' },
      { seat: 2, team: '11' },
    ]);
    const teams = await rows(`select match_number, home.source_id as home, away.source_id as away from matches
      join teams home on home.id = home_team_id join teams away on away.id = away_team_id
      where match_number in (7, 8) order by 1`);
    expect(teams).toEqual([
      { match_number: 7, home: '10', away: '11' },
      { match_number: 8, home: '12', away: '13' },
    ]);
  });

  test('given a walkover, a day without a time and no half length, then each is stored as what it is', async () => {
    await bringIn(smallCup());
    const found =
      await rows(`select match_number, walk_over, home_score, home_goals_count, starts_at is null as open,
      half_length, meta from matches where match_number in (4, 8, 9) order by 1`);
    expect(found).toEqual([
      {
        match_number: 4,
        walk_over: 'home',
        home_score: 5,
        home_goals_count: 0,
        open: false,
        half_length: 900,
        meta: {},
      },
      {
        match_number: 8,
        walk_over: null,
        home_score: null,
        home_goals_count: 0,
        open: true,
        half_length: 900,
        meta: { sourceDay: '2026-03-29' },
      },
      {
        match_number: 9,
        walk_over: null,
        home_score: null,
        home_goals_count: 0,
        open: true,
        half_length: 900,
        meta: {},
      },
    ]);
  });

  test('given the same goal twice in the file, then it counts twice, and a player without a team has one', async () => {
    await bringIn(smallCup());
    const [match] = await rows(
      'select home_score, away_score, official_reason, home_half_time_score from matches where match_number = 1',
    );
    expect(match).toEqual({ home_score: 2, away_score: 1, official_reason: null, home_half_time_score: 2 });
    const [player] = await rows(`select clubs.source_id as club from participants
      join clubs on clubs.id = participants.club_id where participants.source_id = 'p4'`);
    expect(player).toEqual({ club: '2' });
  });

  test('given a tournament of the same name of another year, when one is brought in beside it, then all of its rows stay', async () => {
    await bringIn(smallCup());
    const [first] = await rows('select id from editions');
    const id = Number(first?.['id']);
    const ofFirst = async () => ({
      editions: await rows(`select * from editions where id = ${id}`),
      groups: await rows(`select * from groups where edition_id = ${id} order by id`),
    });
    const before = await ofFirst();
    const next = smallCup(settingsWith({ year: 2027 }));
    expect(await bringIn(next)).toMatchObject({ ok: true, outcome: 'created' });
    const kept = { ...before.editions[0], is_current: expect.any(Boolean) };
    expect(await ofFirst()).toEqual({ ...before, editions: [kept] });
  });

  test('given a group that leaves out who has met before, then it alone takes results over, and none of another year', async () => {
    const main = {
      ...appended('teams.csv', '30,1,MA,'),
      ...appended('groups.csv', 'M,MA,MA M,main,'),
      ...appended('seats.csv', 'M,1,10,A,1', 'M,2,11,A,2', 'M,3,30,,'),
      ...appended(
        'matches.csv',
        '10,M,2026-03-29,12:00,H1,10,30,,,scheduled,15:00',
        '11,M,2026-03-29,13:00,H1,11,30,,,scheduled,15:00',
      ),
    };
    const takingOver = () =>
      rows(`select year, label from groups join editions on editions.id = edition_id
        where carries_over order by year, label`);
    expect(await bringIn(smallCup(main))).toMatchObject({ ok: true });
    expect(await takingOver()).toEqual([{ year: 2026, label: 'MA M' }]);
    // The organiser has set another value.
    await rows('update groups set carries_over = false');
    const next = { ...main, ...settingsWith({ year: 2027 }) };
    expect(await bringIn(smallCup(next))).toMatchObject({ ok: true });
    expect(await takingOver()).toEqual([{ year: 2027, label: 'MA M' }]);
  });

  test('given the same folder in other words, then nothing changes', async () => {
    await bringIn(smallCup());
    const before = await fingerprint(database);
    const turned = 'name,code\r\n"Hala Žabka",H1\r\n\r\n';
    const again = await bringIn(smallCup({ 'halls.csv': `\uFEFF${turned}` }));
    expect(again).toMatchObject({ ok: true, outcome: 'unchanged' });
    expect(await fingerprint(database)).toEqual(before);
  });

  test('given a changed folder, then it updates what it says, deletes nothing, and makes one version', async () => {
    await bringIn(smallCup());
    const changed = await bringIn(
      smallCup({
        ...edited(
          'clubs.csv',
          ['TJ Lhota', 'TJ Lhota nad Lipou'],
          ['3,"Klub ""U Lípy"", z. s.",SK\n', '4,Nový klub,PL\n'],
        ),
        ...edited('teams.csv', ['12,3,MA', '12,4,MA']),
        ...edited('matches.csv', [
          '7,F,2026-03-29,10:00,H1,,,,,scheduled',
          '7,F,2026-03-29,11:00,H1,10,11,3,4,finished',
        ]),
      }),
    );
    expect(changed).toMatchObject({ ok: true, outcome: 'updated' });
    const clubs = await rows('select source_id, name from clubs order by id');
    expect(clubs.map((club) => club['name'])).toEqual([
      'TJ Lhota nad Lipou',
      'HSG Süd',
      'Klub "U Lípy", z. s.',
      'Nový klub',
    ]);
    expect(await rows('select home_score, away_score from matches where match_number = 7')).toEqual([
      { home_score: 3, away_score: 4 },
    ]);
    expect(await rows('select count(*)::int as count from changes')).toEqual([{ count: 2 }]);
  });

  test('given an event moved in time, then the old one is struck out and not counted', async () => {
    await bringIn(smallCup());
    const moved = await bringIn(smallCup(edited('events.csv', ['3,20,goal', '3,25,goal'])));
    expect(moved.ok && moved.notes.map(noteSentence)).toContain(
      '1 events that the folder no longer names were struck out.',
    );
    const found = await rows(
      'select second, deleted_at is null as counts from match_events where minute = 3 order by 1, 2',
    );
    expect(found).toEqual([
      { second: 20, counts: false },
      { second: 20, counts: true },
      { second: 25, counts: true },
    ]);
  });

  test('given a match that was reported here, then its result and events stay and the report says so', async () => {
    await bringIn(smallCup());
    await rows(`insert into audit (at, action, subject_type, subject_id)
      select now(), 'match.stage', 'match', id from matches where match_number = 1`);
    const changed = await bringIn(
      smallCup({
        ...edited('matches.csv', ['H1,10,11,2,1', 'H1,10,11,9,1']),
        ...appended('events.csv', '1,1st_half,9,9,goal,10,p1'),
      }),
    );
    expect(changed.ok && changed.notes.map(noteSentence)).toContain(
      'Match 1 was reported in this product; its result and events were kept.',
    );
    expect(await rows('select home_score from matches where match_number = 1')).toEqual([{ home_score: 2 }]);
    expect(await rows('select count(*)::int as count from match_events')).toEqual([{ count: 4 }]);
  });

  test('given another tournament, then it is current, and the first one comes back by its folder', async () => {
    const first = smallCup();
    await bringIn(first);
    await bringIn(smallCup(settingsWith({ name: 'Other Cup' })));
    const current = () => rows('select name from editions where is_current');
    expect(await current()).toEqual([{ name: 'Other Cup' }]);
    expect(await bringIn(first)).toMatchObject({ ok: true, outcome: 'made-current', changedRows: 0 });
    expect(await current()).toEqual([{ name: 'Small Cup' }]);
  });

  test('given a folder of headers only, with another name or the same one, then the first one stays current with its teams', async () => {
    await bringIn(smallCup());
    const setup = () =>
      rows(`select name, is_current, (select count(*)::int from teams) as teams,
        (select count(*)::int from matches) as matches from editions`);
    const before = await setup();
    for (const settings of [{}, settingsWith({ name: 'Empty Cup' })]) {
      const folder = smallCup({ ...headersOnly(), ...settings });
      expect(await bringIn(folder)).toMatchObject({ ok: false, errors: [{ code: 'no-teams' }], count: 1 });
    }
    expect(await setup()).toEqual(before);
    expect(before).toEqual([{ name: 'Small Cup', is_current: true, teams: 6, matches: 9 }]);
  });

  test('given groups that exchange their labels, then they have them; a label taken elsewhere is an error', async () => {
    await bringIn(smallCup());
    const exchanged = edited('groups.csv', ['MA F', 'x'], ['MA P3', 'MA F'], [',x,', ',MA P3,']);
    expect(await bringIn(smallCup(exchanged))).toMatchObject({ ok: true, outcome: 'updated' });
    expect(await rows(`select label from groups where source_id = 'F'`)).toEqual([{ label: 'MA P3' }]);
    const before = await fingerprint(database);
    const renamed = {
      ...edited('groups.csv', ['F,MA,MA F', 'Z,MA,x'], ['MA P3', 'MA F'], [',x,', ',MA P3,']),
      ...edited('seats.csv', ['F,1', 'Z,1'], ['F,2', 'Z,2']),
      ...edited('matches.csv', ['7,F,', '7,Z,']),
    };
    const refused = await bringIn(smallCup({ ...renamed }));
    expect(refused).toMatchObject({
      ok: false,
      errors: [{ code: 'label-taken', parameters: { value: 'MA P3' } }],
    });
    expect(await fingerprint(database)).toEqual(before);
  });

  test('[DR5] given groups that were drawn in public, then a folder with other teams in them is refused until the draw is set aside', async () => {
    await bringIn(smallCup());
    await rows(`insert into draws (category_id, number, state, secret_hash, sealed_secret, announced_at, numbers_from, updated_at)
      select id, 1, 'revealed', 'x', 'x', now(), now(), now() from team_categories where code = 'WA'`);
    const other = { ...appended('teams.csv', '22,3,WA,'), ...edited('seats.csv', ['W,2,21', 'W,2,22']) };
    const before = await fingerprint(database);
    expect(await bringIn(smallCup(other))).toMatchObject({
      ok: false,
      errors: [{ code: 'groups-drawn', parameters: { categories: 'WA' } }],
    });
    expect(await fingerprint(database)).toEqual(before);
    await rows(`update draws set state = 'setAside'`);
    expect(await bringIn(smallCup(other))).toMatchObject({ ok: true, outcome: 'updated' });
  });

  test('given a file that changes between the two readings, then nothing is half done', async () => {
    const folder = smallCup();
    const before = await fingerprint(database);
    const result = await importFolder(database, folder, {
      clock,
      progress: (part) => {
        if (part === 'lineups') appendFileSync(join(folder, 'events.csv'), '1,1st_half,9,9,goal,10,p1\n');
      },
    });
    expect(result).toMatchObject({ ok: false, errors: [{ code: 'folder-changed' }] });
    expect(await fingerprint(database)).toEqual(before);
  });

  test('given two imports at once, then one makes the tournament and the other finds it', async () => {
    const folder = smallCup();
    const results = await Promise.all([bringIn(folder), bringIn(folder)]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await rows('select count(*)::int as count from editions')).toEqual([{ count: 1 }]);
    expect(await rows('select count(*)::int as count from match_events')).toEqual([{ count: 4 }]);
  });

  test('given tables of results without people, then they come in and nothing is called corrected', async () => {
    const result = await bringIn(smallCup({ 'players.csv': null, 'lineups.csv': null, 'events.csv': null }));
    expect(result.ok && result.notes.map(({ code }) => code)).toEqual(['files-absent']);
    expect(
      await rows('select home_goals_count, official_home_score from matches where match_number = 1'),
    ).toEqual([{ home_goals_count: 2, official_home_score: null }]);
  });
});

describe.each(testDatabases())('taking a tournament out on $name', (kind) => {
  test('given the small tournament, then its folder says the same, and comes out again byte by byte', () =>
    comesOutAgain(kind, smallCup()));

  describeRealCup('taken out', (folder) => {
    test('its folder says the same, and comes out again byte by byte', () => comesOutAgain(kind, folder));

    test('what comes out has the hash of what went in, but for what only the portal says', async () => {
      const database = await kind.open();
      const out = join(smallCup(), 'out');
      await importFolder(database, folder, { clock });
      await exportTournament(database, null, out);
      withoutColumns(join(out, 'teams.csv'), 3);
      withoutColumns(join(out, 'groups.csv'), 2);
      withoutColumns(join(out, 'seats.csv'), 3);
      withoutRules(join(out, 'tournament.json'));
      const [before, after] = [await readFolder(folder), await readFolder(out)];
      expect(after.ok && after.good.contentHash).toBe(before.ok && before.good.contentHash);
      expect(await exportTournament(database, null, out)).toEqual({ ok: false, code: 'folder-not-empty' });
      expect(await exportTournament(database, 999, join(out, 'x'))).toEqual({
        ok: false,
        code: 'edition-missing',
      });
      await database.cleanup();
    });
  });
});

/**
 * Removes the last columns, which the source does not have: withdrawals with their results, numbers of teams,
 * carry-over and compared places.
 */
function withoutColumns(path: string, count: number): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(new RegExp(`(,[^,"\\n]*){${count}}$`, 'gm'), ''));
}

function withoutRules(path: string): void {
  const { rules: _, ...settings }: { rules: unknown } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(settings));
}

async function comesOutAgain(kind: TestDatabaseKind, source: string): Promise<void> {
  const [first, second] = [await kind.open(), await kind.open()];
  const [out, again] = [join(smallCup(), 'out'), join(smallCup(), 'out')];
  await importFolder(first, source, { clock });
  expect(await exportTournament(first, null, out)).toMatchObject({ ok: true, leftOut: 0, running: 0 });
  await importFolder(second, out, { clock });
  await exportTournament(second, null, again);
  for (const name of readdirSync(out))
    expect(readFileSync(join(again, name), 'utf8'), name).toBe(readFileSync(join(out, name), 'utf8'));
  await Promise.all([first.cleanup(), second.cleanup()]);
}
