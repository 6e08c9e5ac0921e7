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
const header =
  'match,team,reason,fee,currency,filedAt,dueAt,decision,decisionReason,feeReturned,decidedAt,key';
const instants = '2026-03-28T10:00:00.000Z,2026-03-28T12:00:00.000Z';
const open = `1,10,A goal was counted twice,50000,CZK,${instants},,,,,form-1`;
const decided = `1,11,Wrong number,0,EUR,${instants},rejected,The record says so,no,2026-03-28T11:00:00.000Z,form-2`;
const file = (...lines: readonly string[]) => ({ 'protests.csv': `${[header, ...lines].join('\n')}\n` });

describe.each(testDatabases())('protests that leave with their tournament, on $name', (kind) => {
  let here: TestDatabase;
  beforeEach(async () => {
    here = await kind.open();
  });
  afterEach(() => here.cleanup());

  const exported = async (): Promise<string[]> => {
    const out = join(smallCup(), 'out');
    await exportTournament(here, null, out);
    return readFileSync(join(out, 'protests.csv'), 'utf8').trim().split(/\r?\n/);
  };

  test('given an open and a decided protest, then both come in and leave as they are, and a second import changes nothing', async () => {
    const folder = smallCup(file(open, decided));
    expect(await importFolder(here, folder, { clock })).toMatchObject({ ok: true, outcome: 'created' });
    expect(await exported()).toEqual([header, open, decided]);
    expect(await importFolder(here, folder, { clock })).toMatchObject({ outcome: 'unchanged' });
  });

  test('given a reason in paragraphs, then it leaves in one line and stays in paragraphs when it comes back', async () => {
    await importFolder(here, smallCup(file(open)), { clock });
    await here.db.execute(sql`update protests set reason = ${'A goal\nwas counted twice'}`);
    expect(await exported()).toEqual([header, open]);
    await importFolder(here, smallCup(file(open, decided)), { clock });
    const { rows } = await here.db.execute(sql`select reason from protests where client_key = 'form-1'`);
    expect(rows).toEqual([{ reason: 'A goal\nwas counted twice' }]);
  });
});

test('given a protest that cannot be, then its line is named', async () => {
  const wrong = [
    open.replace('1,10', '1,13'),
    open.replace('CZK', 'USD'),
    open.replace(',,,,,form-1', ',maybe,,,,form-1'),
    open.replace('form-1', ''),
  ];
  const reading = await readFolder(smallCup(file(...wrong)));
  const errors = reading.ok ? [] : reading.errors;
  expect(errors.map(({ line, column, code }) => `${line}:${column} ${code}`).toSorted()).toEqual([
    '2:team team-not-in-match',
    '3:currency not-one-of',
    '3:key duplicate',
    '4:decidedAt required',
    '4:decision not-one-of',
    '4:key duplicate',
    '5:key required',
  ]);
});
