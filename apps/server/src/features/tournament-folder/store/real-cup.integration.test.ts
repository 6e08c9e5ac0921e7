import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeRealCup } from '../../../../tests/real-cup.ts';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { importFolder, noteSentence } from '../index.ts';
import type { ImportRefusal, ImportReport } from '../index.ts';
import { fingerprint } from '../testing/fingerprint.ts';

const clock = manualClock('2026-01-10T10:00:00Z');

for (const kind of testDatabases())
  describeRealCup(`brought in on ${kind.name}`, (folder) => {
    let database: TestDatabase;
    let first: ImportReport | ImportRefusal;
    beforeAll(async () => {
      database = await kind.open();
      first = await importFolder(database, folder, { clock });
    });
    afterAll(() => database.cleanup());

    test('given the folder, then all of it is there and the report names the scores that differ', () => {
      expect(first).toMatchObject({
        ok: true,
        outcome: 'created',
        counts: { categories: 5, halls: 7, clubs: 34, teams: 103, groups: 85, matches: 282, events: 9246 },
      });
      const sentences = first.ok ? first.notes.map(noteSentence) : [];
      expect(sentences).toEqual([
        '30 players have no team in players.csv and stand in no lineup; they were left out.',
        'Match 240 keeps its official score 16:20; its events add up to 18:20.',
        'Match 272 keeps its official score 8:21; its events add up to 14:30.',
        'Match 308 keeps its official score 22:14; its events add up to 22:23.',
        'Match 404 keeps its official score 4:13; its events add up to 4:22.',
      ]);
    });

    test('given the folder, then every table is in the order that the organiser published', async () => {
      const { rows } = await database.db.execute<{ key: string }>(sql`
      select groups.source_id || ',' || group_teams.standings || ',' || teams.source_id as key
      from group_teams join groups on groups.id = group_id join teams on teams.id = team_id`);
      const computed = new Set(rows.map(({ key }) => key));
      const expected = readFileSync(join(folder, 'expected-standings.csv'), 'utf8')
        .trim()
        .split('\n')
        .slice(1);
      expect(expected).toHaveLength(79);
      expect(expected.filter((line) => !computed.has(line))).toEqual([]);
    });

    test('given a match whose events do not add up, then the official score stands, its source is said', async () => {
      const { rows } = await database.db.execute(sql`
      select match_number, home_score, away_score, official_home_score, official_away_score, official_reason
      from matches where official_reason is not null order by match_number`);
      expect(rows.map((row) => row['match_number'])).toEqual([240, 272, 308, 404]);
      expect(rows[0]).toEqual({
        match_number: 240,
        home_score: 16,
        away_score: 20,
        official_home_score: 16,
        official_away_score: 20,
        official_reason: 'source',
      });
    });

    test('given a second half, then its events go on counting on the match clock', async () => {
      const { rows } = await database.db.execute(sql`
      select min(minute) as first, bool_and(participant_id is not null) as named from match_events
      join match_stages on match_stages.id = match_events.stage_id where code = '2nd_half'`);
      expect(rows).toEqual([{ first: 12, named: true }]);
    });

    test('given the same folder again, then no row and no version changes', async () => {
      const before = await fingerprint(database);
      const again = await importFolder(database, folder, { clock });
      expect(again).toMatchObject({ ok: true, outcome: 'unchanged', changedRows: 0 });
      expect(await fingerprint(database)).toEqual(before);
    });
  });

for (const kind of testDatabases())
  describeRealCup(`a dry run on ${kind.name}`, (folder) => {
    test('given the real cup, then nothing is written', async () => {
      const database = await kind.open();
      const before = await fingerprint(database);
      const report = await importFolder(database, folder, { clock, dryRun: true });
      expect(report).toMatchObject({ ok: true, outcome: 'checked', editionId: null });
      expect(await fingerprint(database)).toEqual(before);
      await database.cleanup();
    });
  });
