import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { importFolder, noteSentence } from '../index.ts';
import { edited, settingsWith, smallCup } from '../testing/folders.ts';
import type { Files } from '../testing/folders.ts';

const clock = manualClock('2026-03-28T20:00:00Z');
const tied = '5,A,2026-03-28,13:00,,11,12,4,4,finished';
/** Team 12 is second instead of team 11. */
const corrected = '5,A,2026-03-28,13:00,,11,12,4,5,finished';
const final = '7,F,2026-03-29,10:00,H1,,,,,scheduled';

describe.each(testDatabases())('a folder whose results are others now, on $name', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await kind.open();
  });
  afterEach(() => database.cleanup());

  async function bringIn(files: Files): Promise<string[]> {
    const report = await importFolder(database, smallCup(files), { clock });
    if (!report.ok) throw new Error(`refused: ${JSON.stringify(report.errors)}`);
    return report.notes.filter(({ code }) => code === 'seat-played').map(noteSentence);
  }

  /** Teams in the seats and sides of the final and of the match for the third place. */
  async function places() {
    const seats = await database.db.execute<{ team: string | null }>(sql`
      select teams.source_id as team from group_teams join groups on groups.id = group_id
      left join teams on teams.id = team_id where label in ('MA F', 'MA P3') order by label, seat`);
    const sides = await database.db.execute<{ home: string | null; away: string | null }>(sql`
      select home.source_id as home, away.source_id as away from matches
      left join teams home on home.id = home_team_id left join teams away on away.id = away_team_id
      where match_number in (7, 8) order by match_number`);
    return {
      seats: seats.rows.map(({ team }) => team),
      sides: sides.rows.flatMap(({ home, away }) => [home, away]),
    };
  }

  test('given a corrected result, then seats that had been filled follow it, and so do their matches', async () => {
    await bringIn({});
    expect((await places()).seats).toEqual(['10', '11', '12', '13']);
    expect(await bringIn(edited('matches.csv', [tied, corrected]))).toEqual([]);
    const now = ['10', '12', '11', '13'];
    expect(await places()).toEqual({ seats: now, sides: now });
  });

  test('given a result that is taken back, then its seats are empty again', async () => {
    await bringIn({});
    await bringIn(edited('matches.csv', [tied, '5,A,2026-03-28,13:00,,11,12,,,scheduled']));
    const now = [null, null, null, null];
    expect(await places()).toEqual({ seats: now, sides: now });
  });

  test('given a match that has been played, then who played it keeps the seat, and the report names it', async () => {
    const played = '7,F,2026-03-29,10:00,H1,10,11,3,4,finished';
    await bringIn({});
    const notes = await bringIn(edited('matches.csv', [tied, corrected], [final, played]));
    expect(notes).toEqual([
      'Team 11 keeps its place in group MA F, since it has played there (match 7); by the results it is that of team 12.',
    ]);
    expect((await places()).seats).toEqual(['10', '11', '11', '13']);
  });

  test('given a team that the folder seats by name, then it stays there', async () => {
    const named = edited('seats.csv', ['F,2,,A,2', 'F,2,11,A,2']);
    await bringIn(named);
    expect(await bringIn({ ...named, ...edited('matches.csv', [tied, corrected]) })).toEqual([]);
    const now = ['10', '11', '11', '13'];
    expect(await places()).toEqual({ seats: now, sides: now });
  });

  test('given another list of criteria, then tables and seats are made by it at once', async () => {
    const level = edited('matches.csv', ['12,13,3,0,finished', '12,13,9,6,finished']);
    await bringIn(level);
    expect((await places()).seats).toEqual(['10', '11', '12', '13']);
    const criteria = ['points', 'headToHeadPoints', 'headToHeadDifference', 'overallGoals'];
    await bringIn({ ...level, ...settingsWith({ tieBreakers: criteria }) });
    expect((await places()).seats).toEqual(['10', '12', '11', '13']);
  });
});
