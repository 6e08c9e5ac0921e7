import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Side, StageCode } from '@sevenmetre/rules/vocabulary';
import { testDatabases } from '../../../tests/database.ts';
import { groupTeams, matches, reportVersions } from '../../platform/database/schema/index.ts';
import { setEditionConfiguration } from '../reference-data/index.ts';
import type { Cup } from './testing/cup.ts';
import { codeOf, detailOf, openSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(testDatabases())('on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  const matchOf = (cup: Cup, label: string, index = 0) => cup.matches[label]?.[index] ?? 0;
  const goal = async (cup: Cup, matchId: number, side: Side, stage: StageCode, key: string) =>
    detailOf(
      await setup.create(cup, matchId, {
        headers: { 'idempotency-key': key },
        body: { side, competitionMatchStageId: cup.stages[stage] },
      }),
    );
  const cupWith = async (values: Readonly<Record<string, string>>) => {
    const cup = await setup.newCup();
    await setup.database.transaction((tx) => setEditionConfiguration(cup.editionId, values, tx));
    return cup;
  };
  const seat = async (cup: Cup, final: number) => {
    const { db } = setup.database;
    const [homeTeamId = 0, awayTeamId = 0] = cup.teamIds;
    await db.update(matches).set({ homeTeamId, awayTeamId }).where(eq(matches.id, final));
    const ofFinal = eq(groupTeams.groupId, cup.groups['F'] ?? 0);
    const seats = await db.select().from(groupTeams).where(ofFinal).orderBy(asc(groupTeams.seat));
    for (const [index, { id }] of seats.entries())
      await db
        .update(groupTeams)
        .set({ teamId: [homeTeamId, awayTeamId][index] ?? 0 })
        .where(eq(groupTeams.id, id));
  };
  const playLevel = async (cup: Cup, matchId: number) => {
    detailOf(await setup.stage(cup, matchId, '1st_half'));
    await goal(cup, matchId, 'home', '1st_half', 'h1');
    detailOf(await setup.stage(cup, matchId, '2nd_half'));
    await goal(cup, matchId, 'away', '2nd_half', 'a1');
  };

  test('[MA110] given a level final of a category with one extra time, then it goes through that to its winner', async () => {
    const cup = await cupWith({ 'extra-times': '0', 'extra-times-by-category': 'MA 1' });
    const final = matchOf(cup, 'F');
    await seat(cup, final);
    await playLevel(cup, final);
    for (const code of ['shootout', 'extra1_2nd_half', 'extra2_1st_half'] as const)
      expect([code, codeOf(await setup.stage(cup, final, code))]).toEqual([code, 'stage-not-allowed']);
    detailOf(await setup.stage(cup, final, 'extra1_1st_half'));
    await goal(cup, final, 'away', 'extra1_1st_half', 'a2');
    detailOf(await setup.stage(cup, final, 'extra1_2nd_half'));
    expect(codeOf(await setup.stage(cup, final, 'shootout'))).toBe('stage-not-allowed');
    const detail = detailOf(await setup.stage(cup, final, 'finished'));
    expect(detail.match).toMatchObject({ homeScore: 1, awayScore: 2, endedInShootout: false });
    expect(detail.match.meta).toMatchObject({ endedInExtraTime: true });
    const { db } = setup.database;
    const [row] = await db.select().from(matches).where(eq(matches.id, final));
    expect(row).toMatchObject({ endedInExtraTime: true, homeHalfTimeScore: 1, awayHalfTimeScore: 0 });
    const [sealed] = await db.select().from(reportVersions).where(eq(reportVersions.matchId, final));
    expect(sealed?.record).toMatchObject({ result: { endedInExtraTime: true } });
    const seats = await db
      .select()
      .from(groupTeams)
      .where(eq(groupTeams.groupId, cup.groups['F'] ?? 0))
      .orderBy(asc(groupTeams.seat));
    expect(seats.map(({ standings }) => standings)).toEqual([2, 1]);
  });

  test('[MA110] given an extra time that ends level, then a shoot-out follows', async () => {
    const cup = await cupWith({ 'extra-times': '1' });
    const final = matchOf(cup, 'F');
    await playLevel(cup, final);
    for (const code of ['extra1_1st_half', 'extra1_2nd_half', 'shootout'] as const)
      expect([code, codeOf(await setup.stage(cup, final, code))]).toEqual([code, 'ok']);
  });

  test('[MA110] given a level match of a group, or a category without extra time, then none is played', async () => {
    const cup = await cupWith({ 'extra-times': '2', 'extra-times-by-category': 'MA 0' });
    for (const matchId of [matchOf(cup, 'A'), matchOf(cup, 'F')]) {
      await playLevel(cup, matchId);
      expect(codeOf(await setup.stage(cup, matchId, 'extra1_1st_half'))).toBe('stage-not-allowed');
    }
  });
});
