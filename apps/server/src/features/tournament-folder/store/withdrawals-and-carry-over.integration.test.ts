import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { exportTournament, importFolder } from '../index.ts';
import { appended, smallCup } from '../testing/folders.ts';

const clock = manualClock('2026-03-28T20:00:00Z');

const teams = (withdrawn: string) => ({
  'teams.csv': `id,club,category,name,withdrawn
10,1,MA,,\n11,2,MA,,no\n12,3,MA,Žáci,${withdrawn}\n13,1,MA,,\n20,1,WA,,\n21,2,WA,,\n30,1,MA,,\n`,
});

/** A main group without the match of the two teams that have met in group A. */
const main = (carryOver: string) => ({
  'groups.csv': `id,category,label,round,playoff,carryOver
A,MA,MA-A,preliminary,,\nF,MA,MA F,final,A,\nP,MA,MA P3,place-3,A,\nW,WA,WA-A,preliminary,,\nM,MA,MA M,main,,${carryOver}\n`,
  ...appended('seats.csv', 'M,1,10,A,1', 'M,2,11,A,2', 'M,3,30,,'),
  ...appended(
    'matches.csv',
    '10,M,2026-03-29,12:00,H1,10,30,,,scheduled,15:00',
    '11,M,2026-03-29,13:00,H1,11,30,,,scheduled,15:00',
  ),
});

describe.each(testDatabases())('withdrawals and carry-over of a folder on $name', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await kind.open();
  });
  afterEach(() => database.cleanup());

  const bringIn = (withdrawn: string, carryOver: string) =>
    importFolder(database, smallCup({ ...teams(withdrawn), ...main(carryOver) }), { clock });
  const found = async () => {
    const { rows: out } = await database.db.execute(
      sql`select source_id as id from teams where state = 'withdrawn'`,
    );
    const { rows: over } = await database.db.execute(sql`select label from groups where carries_over`);
    return { out: out.map(({ id }) => id), over: over.map(({ label }) => label) };
  };

  test('given both, then they are stored, leave with the tournament, and come out of the next portal the same', async () => {
    expect(await bringIn('yes', 'no')).toMatchObject({ ok: true, outcome: 'created' });
    expect(await found()).toEqual({ out: ['12'], over: [] });
    const next = await kind.open();
    const [out, again] = [join(smallCup(), 'out'), join(smallCup(), 'out')];
    await exportTournament(database, null, out);
    expect(readFileSync(join(out, 'teams.csv'), 'utf8')).toContain('12,3,MA,Žáci,yes,1,\n');
    expect(readFileSync(join(out, 'groups.csv'), 'utf8')).toContain('M,MA,MA M,main,,no,\n');
    expect(await importFolder(next, out, { clock })).toMatchObject({ ok: true, outcome: 'created' });
    await exportTournament(next, null, again);
    for (const name of readdirSync(out))
      expect(readFileSync(join(again, name), 'utf8'), name).toBe(readFileSync(join(out, name), 'utf8'));
    await next.cleanup();
  });

  test('given what becomes of the results of a team that is out, and a match that was abandoned, then both are in the next portal the same', async () => {
    await bringIn('yes', 'no');
    const { db } = database;
    await db.execute(sql`update teams set withdrawn_policy = 'kept' where source_id = '12'`);
    await db.execute(sql`update matches set ruling = 'abandoned' where match_number = 1`);
    const out = join(smallCup(), 'out');
    await exportTournament(database, null, out);
    expect(readFileSync(join(out, 'teams.csv'), 'utf8')).toContain('12,3,MA,Žáci,yes,1,kept\n');
    const next = await kind.open();
    expect(await importFolder(next, out, { clock })).toMatchObject({ ok: true, outcome: 'created' });
    const { rows } = await next.db.execute(sql`
      select (select withdrawn_policy from teams where source_id = '12') as policy,
        (select string_agg(match_number || ' ' || ruling, ',') from matches where ruling is not null) as rulings`);
    expect(rows).toEqual([{ policy: 'kept', rulings: '1 abandoned' }]);
    await next.cleanup();
  });

  test('given a folder that says nothing of them, then the schedule decides what is carried over, and a team that is out stays out', async () => {
    await bringIn('yes', '');
    expect(await found()).toEqual({ out: ['12'], over: ['MA M'] });
    await bringIn('', '');
    expect(await found()).toEqual({ out: ['12'], over: ['MA M'] });
  });

  test('given a changed folder, then a team comes back and a group takes nothing over any more', async () => {
    await bringIn('yes', 'yes');
    expect(await found()).toEqual({ out: ['12'], over: ['MA M'] });
    expect(await bringIn('no', 'no')).toMatchObject({ ok: true, outcome: 'updated' });
    expect(await found()).toEqual({ out: [], over: [] });
  });

  test('given another word than yes or no, then the folder is refused', async () => {
    const refusal = await bringIn('maybe', '');
    expect(refusal.ok ? [] : refusal.errors).toMatchObject([
      { file: 'teams.csv', line: 4, column: 'withdrawn', code: 'not-one-of' },
    ]);
  });
});
