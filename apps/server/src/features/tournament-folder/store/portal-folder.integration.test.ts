import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalFolder } from '@sevenmetre/rules/portal-files';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { editions, matches, participants } from '../../../platform/database/schema/index.ts';
import { importFolder, writePortalFolder } from '../index.ts';

const clock = manualClock('2026-07-10T10:00:00Z');
const files = {
  static: JSON.stringify({
    teamCategories: [{ id: 1, code: 'MA', nameCs: 'Chlapci', nameEn: 'Boys', gender: 'M' }],
    halls: [{ id: 5, code: 'H1', translations: [] }],
    roundLevels: [
      { id: 1, systemName: 'preliminary' },
      { id: 2, systemName: 'final' },
    ],
    groups: [
      { id: 11, label: 'A', competitionRoundLevelId: 1, teamCategoryId: 1 },
      { id: 12, label: 'F', playoffCategory: 'A', competitionRoundLevelId: 2, teamCategoryId: 1 },
    ],
    teams: ['Lípa', 'Dub'].map((clubName, index) => ({
      id: 21 + index,
      teamNumber: 1,
      clubId: 31 + index,
      clubName,
      clubCountryCode: 'CZ',
      teamCategoryId: 1,
    })),
  }),
  live: JSON.stringify({
    groupTeams: [
      { competitionGroupId: 11, teamId: 21 },
      { competitionGroupId: 11, teamId: 22 },
      ...[1, 2].map((standing) => ({
        competitionGroupId: 12,
        teamId: 20 + standing,
        predecessorCompetitionGroupId: 11,
        predecessorCompetitionGroupStandings: standing,
      })),
    ],
    matches: [11, 12].map((group, index) => ({
      matchNumber: index + 1,
      competitionGroupId: group,
      homeTeamId: 21,
      awayTeamId: 22,
      homeScore: 12,
      awayScore: 9,
      day: `2024-03-${29 + index}`,
      time: '09:30',
      placeId: 5,
      matchLength: 1800,
    })),
  }),
};

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
    const read = portalFolder(files);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const named = { name: 'Starý pohár', timeZone: 'Europe/Prague' };
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
