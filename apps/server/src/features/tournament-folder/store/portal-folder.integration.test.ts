import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalFolder } from '@sevenmetre/rules/portal-files';
import { defaultTieBreakers, defaultTieBreakersUnfinished } from '@sevenmetre/rules/vocabulary';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { editions, matches, participants } from '../../../platform/database/schema/index.ts';
import { importFolder, writePortalFolder } from '../index.ts';
import { portalAnswers } from '../testing/portal-answers.ts';

const clock = manualClock('2026-07-10T10:00:00Z');
describe.each(testDatabases())('a past year of another portal on $name', (kind) => {
  let database: TestDatabase;
  let folder = '';
  beforeAll(async () => {
    database = await kind.open();
    folder = await mkdtemp(join(tmpdir(), 'portal-'));
    await makeSmallCup(database);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await database.cleanup();
  });

  it('[ED6] is written as a folder, checked, and imported while the current edition stays current', async () => {
    const read = portalFolder(portalAnswers);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const named = {
      name: 'Starý pohár',
      timeZone: 'Europe/Prague',
      currencyCode: 'EUR',
      tieBreakers: defaultTieBreakers,
      tieBreakersUnfinished: defaultTieBreakersUnfinished,
    };
    expect(await writePortalFolder(folder, read.folder, named)).toBe('written');
    expect(await importFolder(database, folder, { clock, isPast: true, dryRun: true })).toMatchObject({
      ok: true,
      outcome: 'checked',
    });
    const imported = await importFolder(database, folder, { clock, isPast: true });
    expect(imported).toMatchObject({
      ok: true,
      outcome: 'created',
      isPast: true,
      year: 2024,
      counts: { matches: 2 },
    });
    const rows = await database.db.select().from(editions).orderBy(asc(editions.year));
    expect(rows.map(({ year, isCurrent }) => [year, isCurrent])).toEqual([
      [2024, false],
      [2026, true],
    ]);
    const played = await database.db
      .select()
      .from(matches)
      .where(eq(matches.editionId, rows[0]?.id ?? 0));
    expect(played.map(({ homeScore, awayScore }) => [homeScore, awayScore])).toEqual([
      [12, 9],
      [12, 9],
    ]);
    expect(await database.db.select().from(participants)).toEqual([]);
    expect(await importFolder(database, folder, { clock, isPast: true })).toMatchObject({
      outcome: 'unchanged',
    });
    await importFolder(database, folder, { clock });
    const refused = await importFolder(database, folder, { clock, isPast: true });
    expect(refused).toMatchObject({ ok: false, errors: [{ code: 'edition-current' }] });
  });
});
