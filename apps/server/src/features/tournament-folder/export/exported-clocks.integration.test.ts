import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { exportTournament, importFolder, readFolder } from '../index.ts';
import { smallCup } from '../testing/folders.ts';

const clock = manualClock('2026-03-28T20:00:00Z');

/** A start, a corrected stop and the second half, recorded by two devices. */
const recorded = [
  '1,1st_half,0,yes,2026-03-28T08:00:00.000Z,2026-03-28T08:00:00.120Z,table,tap-1',
  '1,1st_half,412,no,2026-03-28T08:06:52.500Z,2026-03-28T08:06:53.000Z,table,tap-2',
  '1,1st_half,405,no,2026-03-28T08:07:10.000Z,2026-03-28T08:07:10.000Z,tablet,tap-3',
  '1,2nd_half,900,yes,2026-03-28T08:20:00.000Z,2026-03-28T08:20:00.001Z,tablet,tap-4',
];
const header = 'match,stage,seconds,running,at,recordedAt,device,key';
const file = (...lines: readonly string[]) => ({ 'clocks.csv': `${[header, ...lines].join('\n')}\n` });

describe.each(testDatabases())('recorded match clocks that leave with their tournament, on $name', (kind) => {
  let here: TestDatabase;
  let there: TestDatabase;
  beforeEach(async () => {
    [here, there] = [await kind.open(), await kind.open()];
  });
  afterEach(() => Promise.all([here.cleanup(), there.cleanup()]));

  test('[MA42] given starts, stops and corrections, then all of them come in elsewhere and the newest holds', async () => {
    await importFolder(here, smallCup(), { clock });
    await record(here);
    const out = join(smallCup(), 'out');
    await exportTournament(here, null, out);
    expect(lines(out)).toEqual(recorded);

    expect(await importFolder(there, out, { clock })).toMatchObject({ ok: true, outcome: 'created' });
    const again = join(smallCup(), 'out');
    await exportTournament(there, null, again);
    expect(lines(again)).toEqual(recorded);
    expect(await heldClock(there)).toEqual({
      stage: '2nd_half',
      seconds: 900,
      running: true,
      at: Date.parse('2026-03-28T08:20:00Z'),
      recordedAt: Date.parse('2026-03-28T08:20:00.001Z'),
      device: 'tablet',
      key: 'tap-4',
    });
    expect(await importFolder(there, out, { clock })).toMatchObject({ outcome: 'unchanged', changedRows: 0 });
  });

  test('given a folder with another clock, then it is what the folder says; without the file nothing is lost', async () => {
    await importFolder(here, smallCup(file(...recorded)), { clock });
    const corrected = recorded.map((line) => line.replace('405,no', '407,no'));
    expect(await importFolder(here, smallCup(file(...corrected)), { clock })).toMatchObject({
      outcome: 'updated',
      changedRows: 1,
    });
    await importFolder(here, smallCup(), { clock });
    const out = join(smallCup(), 'out');
    await exportTournament(here, null, out);
    expect(lines(out)).toEqual(corrected);
  });
});

test('given a clock that cannot be, then its line is named', async () => {
  const wrong = [
    '9,1st_half,0,yes,2026-03-28T08:00:00Z,2026-03-28T08:00:00Z,table,tap-1',
    '1,3rd_half,-1,maybe,2026-03-28 08:00,,table,',
    '1,1st_half,0,yes,2026-03-28T08:00:00Z,2026-03-28T08:00:00Z,table,tap-2',
    '1,1st_half,9,no,2026-03-28T08:00:09Z,2026-03-28T08:00:09Z,table,tap-2',
  ];
  const reading = await readFolder(smallCup(file(...wrong)));
  const errors = reading.ok ? [] : reading.errors;
  expect(errors.map(({ line, column, code }) => `${line}:${column} ${code}`).toSorted()).toEqual([
    '2:match event-of-unplayed-match',
    '3:at not-an-instant',
    '3:key required',
    '3:recordedAt required',
    '3:running not-one-of',
    '3:seconds number-out-of-range',
    '3:stage not-one-of',
    '5:key duplicate',
  ]);
});

async function record({ db }: TestDatabase): Promise<void> {
  for (const line of recorded) {
    const [match, stage, seconds, running, at, recordedAt, device, key] = line.split(',');
    await db.execute(sql`insert into match_clocks (match_id, client_key, stage_id, seconds, running, at, recorded_at, raw_at, device)
      select matches.id, ${key}::text, match_stages.id, ${Number(seconds)}::int, ${running === 'yes'}::boolean,
        ${at}::timestamptz, ${recordedAt}::timestamptz, ${at}::text, ${device}::text
      from matches, match_stages where match_number = ${Number(match)} and match_stages.code = ${stage}`);
  }
}

/** Clock in the row of match 1, with the code of its stage. */
async function heldClock({ db }: TestDatabase): Promise<unknown> {
  const { rows } = await db.execute<{ clock: Record<string, unknown>; code: string }>(sql`
    select clock, match_stages.code from matches join match_stages on match_stages.id = (clock ->> 'stageId')::int
    where match_number = 1`);
  const [row] = rows;
  if (!row) return null;
  const { stageId: _, ...clock } = row.clock;
  return { ...clock, stage: row.code };
}

function lines(folder: string): string[] {
  const [first, ...rest] = readFileSync(join(folder, 'clocks.csv'), 'utf8').trim().split(/\r?\n/);
  expect(first).toBe(header);
  return rest;
}
