import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistrationState, TeamState } from '@sevenmetre/rules/vocabulary';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { clubs, groupTeams, matches, teams } from '../../platform/database/schema/index.ts';
import { publicTeamRepository } from './index.ts';

describe.each(testDatabases())('teams that public answers may name on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
  });
  afterAll(() => database.cleanup());

  const isPublic = async (id: number) =>
    (await publicTeamRepository.findAllByEditionId(cup.editionId, database.db)).some(
      (team) => team.id === id,
    );

  async function addTeam(registrationState: RegistrationState, state: TeamState): Promise<number> {
    const { db } = database;
    const { editionId, categoryId } = cup;
    const [own] = await db.select().from(clubs).where(eq(clubs.id, cup.clubId));
    const [club] = await db
      .insert(clubs)
      .values({ editionId, name: 'HK Další', countryId: own?.countryId ?? 0, registrationState })
      .returning();
    const [team] = await db
      .insert(teams)
      .values({ editionId, clubId: club?.id ?? 0, categoryId, teamNumber: 1, state })
      .returning();
    return team?.id ?? 0;
  }

  it.each([
    ['approved', 'accepted', true],
    ['processed', 'accepted', true],
    ['new', 'accepted', false],
    ['declined', 'accepted', false],
    ['approved', 'waiting', false],
    ['approved', 'withdrawn', false],
  ] as const)('of a club that is %s, a team that is %s: %s', async (club, team, shown) => {
    expect(await isPublic(await addTeam(club, team))).toBe(shown);
  });

  it('whoever stands in a group or a match already is named, whatever became of the club', async () => {
    const [seated, playing] = [
      await addTeam('declined', 'withdrawn'),
      await addTeam('declined', 'withdrawn'),
    ];
    await database.db.insert(groupTeams).values({ groupId: cup.groups.a, seat: 9, teamId: seated });
    await database.db
      .update(matches)
      .set({ awayTeamId: playing })
      .where(eq(matches.id, cup.matches[0] ?? 0));
    expect([await isPublic(seated), await isPublic(playing)]).toEqual([true, true]);
  });
});
