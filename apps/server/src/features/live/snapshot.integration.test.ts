import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { configurationEntries, matches, places } from '../../platform/database/schema/index.ts';
import { loadSnapshot } from './load-snapshot.use-case.ts';

const anEntry = { dataType: 'datetime', labelCs: 'x', labelEn: 'x' } as const;

describe.each(bothDatabases())('the snapshot of an edition on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('holds groups, seats, teams, matches and halls of its own year, and no other place as a hall', async () => {
    await makeSmallCup(database, 2025);
    const cup = await makeSmallCup(database, 2026);
    const others = Object.values(placeTypes).filter((placeType) => placeType !== placeTypes.hall);
    await database.db
      .insert(places)
      .values(others.map((placeType) => ({ placeType, code: `P${placeType}`, editionId: cup.editionId })));
    const { snapshot } = await loadSnapshot(database);
    if (!snapshot) throw new Error('snapshot');
    const { groups, groupTeams, teams, halls } = snapshot;
    const groupIds = Object.values(cup.groups);
    expect(new Set(groups.keys())).toEqual(new Set(groupIds));
    expect(new Set([...groupTeams.values()].map((seat) => seat.competitionGroupId))).toEqual(
      new Set(groupIds),
    );
    expect([teams, snapshot.matches, halls].map((all) => all.size)).toEqual([6, 7, 2]);
    expect(others.length).toBeGreaterThan(0);
  });

  it('contains what clubs have to keep, and who won the last edition', async () => {
    const last = await makeSmallCup(database, 2027);
    const [winner, loser] = last.teams;
    await database.db
      .update(matches)
      .set({
        homeTeamId: loser ?? 0,
        awayTeamId: winner ?? 0,
        homeScore: 20,
        awayScore: 21,
        stageId: last.stages.finished,
      })
      .where(eq(matches.groupId, last.groups.final));
    const cup = await makeSmallCup(database, 2028);
    const entries = [
      ['club-registration-create-till', '2028-01-31T22:59:59Z'],
      ['first-game-date', '2028-06-13'],
      ['roster-edit-deadline', 'soon'],
    ] as const;
    await database.db
      .insert(configurationEntries)
      .values(entries.map(([key, value]) => ({ ...anEntry, editionId: cup.editionId, key, value })));
    const { snapshot } = await loadSnapshot(database);
    expect(snapshot?.edition.deadlines).toEqual([
      { kind: 'registration-closes', at: '2028-01-31T22:59:59Z' },
      { kind: 'first-match', at: '2028-06-13T00:00:00Z' },
    ]);
    expect(snapshot?.edition.lastChampions).toMatchObject({
      year: 2027,
      address: '2027',
      rows: [{ category: 'MA', matchId: last.matches.at(-1), teamId: winner, countryCode: 'CZ' }],
    });
  });
});
