import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { exportTournament, importFolder } from '../index.ts';
import { smallCup } from '../testing/folders.ts';

const clock = manualClock('2026-03-28T20:00:00Z');

/** As reporters record them: stage, seconds of the match clock, type, side; without a player. */
const recorded = [
  ['not_started', 0, 'yellow-card', 'home'],
  ['1st_half', 300, 'team-timeout', 'home'],
  ['1st_half', 600, 'goalkeeper-out', 'home'],
  ['1st_half', 2200, 'two-minutes', 'away'],
  ['2nd_half', 1000, 'seven-metre-miss', 'away'],
  ['shootout', 1800, 'shootout-miss', 'away'],
  ['waiting_for_approval', 1800, 'red-card', 'away'],
] as const;

describe.each(testDatabases())('events that leave with their tournament, on $name', (kind) => {
  test('given every kind and every stage in which one is recorded, then all of them come in elsewhere', async () => {
    const [here, there] = [await kind.open(), await kind.open()];
    await importFolder(here, smallCup(), { clock });
    await record(here);
    const out = join(smallCup(), 'out');
    expect(await exportTournament(here, null, out)).toMatchObject({ ok: true });
    expect(lines(out)).toEqual([
      '1,1st_half,0,0,yellow-card,10,',
      '1,1st_half,10,0,goalkeeper-out,10,',
      '1,1st_half,25,0,two-minutes,11,',
      '1,1st_half,5,0,team-timeout,10,',
      '1,2nd_half,1,40,seven-metre-miss,11,',
      '1,2nd_half,15,0,red-card,11,',
      '1,shootout,0,0,shootout-miss,11,',
    ]);

    expect(await importFolder(there, out, { clock })).toMatchObject({ ok: true, outcome: 'created' });
    const again = join(smallCup(), 'out');
    await exportTournament(there, null, again);
    expect(lines(again)).toEqual(lines(out));
    await Promise.all([here.cleanup(), there.cleanup()]);
  });

  test('given a match that is being played, then it leaves as one to be played, without its events, and comes in elsewhere', async () => {
    const [here, there] = [await kind.open(), await kind.open()];
    await importFolder(here, smallCup(), { clock });
    await here.db
      .execute(sql`update matches set stage_id = (select id from match_stages where code = '1st_half')
      where match_number = 9`);
    await record(here, 9, [['1st_half', 300, 'goal', 'home']]);
    const out = join(smallCup(), 'out');
    expect(await exportTournament(here, null, out)).toMatchObject({ ok: true, events: 4, running: 1 });
    expect(await importFolder(there, out, { clock })).toMatchObject({ ok: true, outcome: 'created' });
    await Promise.all([here.cleanup(), there.cleanup()]);
  });
});

type Recorded = readonly [stage: string, seconds: number, type: string, side: 'home' | 'away'];

async function record(
  { db }: TestDatabase,
  match = 1,
  events: readonly Recorded[] = recorded,
): Promise<void> {
  for (const [stage, seconds, type, side] of events)
    await db.execute(sql`insert into match_events (match_id, client_key, stage_id, event_type_id, side, minute, second,
        created_timestamp, modified_at, device)
      select matches.id, ${type}::text, match_stages.id, event_types.id, ${side}, ${Math.floor(seconds / 60)}::int, ${seconds % 60}::int,
        now(), now(), 'table'
      from matches, match_stages, event_types
      where match_number = ${match} and match_stages.code = ${stage} and event_types.code = ${type}`);
}

/** Lines of events without a player. */
function lines(folder: string): string[] {
  const file = readFileSync(join(folder, 'events.csv'), 'utf8');
  return file
    .split(/\r?\n/)
    .filter((line) => /^1,.*,$/.test(line))
    .toSorted();
}
