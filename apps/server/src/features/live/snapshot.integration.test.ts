import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { places } from '../../platform/database/schema/index.ts';
import { loadSnapshot } from './load-snapshot.use-case.ts';

describe.each(testDatabases())('the snapshot of an edition on $name', (kind) => {
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
    const { groups, groupTeams, teams, matches, halls } = snapshot;
    const groupIds = Object.values(cup.groups);
    expect(new Set(groups.keys())).toEqual(new Set(groupIds));
    expect(new Set([...groupTeams.values()].map((seat) => seat.competitionGroupId))).toEqual(
      new Set(groupIds),
    );
    expect([teams, matches, halls].map((all) => all.size)).toEqual([6, 7, 2]);
    expect(others.length).toBeGreaterThan(0);
  });
});
