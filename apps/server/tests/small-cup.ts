import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GroupTeam, Match } from '@sevenmetre/rules/tournament';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import type { Database, Tx } from '../src/platform/database/index.ts';
import {
  clubs,
  countries,
  editions,
  groups,
  groupTeams,
  matches,
  matchStages,
  places,
  roundLevels,
  teamCategories,
  teams,
} from '../src/platform/database/schema/index.ts';
import { toSnapshotGroupTeam, toSnapshotMatch } from '../src/features/competition/index.ts';
import { ensureReferenceData } from '../src/features/reference-data/index.ts';
import { appendChange, ensureLiveState } from '../src/features/live/index.ts';

const timeZone = 'Europe/Prague';

/**
 * A current edition: MA-A and MA-B with three teams each, a final of their winners, two halls. Ids by simple
 * names.
 */
export interface SmallCup {
  readonly editionId: number;
  readonly categoryId: number;
  readonly clubId: number;
  readonly groups: { readonly a: number; readonly b: number; readonly final: number };
  /** Three of MA-A, then three of MA-B. */
  readonly teams: readonly number[];
  /** Three of MA-A, three of MA-B, the final. */
  readonly matches: readonly number[];
  readonly halls: readonly number[];
  readonly stages: Readonly<Record<StageCode, number>>;
}

export async function makeSmallCup(database: Database, year = 2026): Promise<SmallCup> {
  return database.transaction(async (tx) => {
    await ensureReferenceData(tx);
    await ensureLiveState(tx);
    await tx.update(editions).set({ isCurrent: false });
    const cup = await insertCup(year, tx);
    await appendChange(tx, { structure: true });
    return cup;
  });
}

async function insertCup(year: number, tx: Tx): Promise<SmallCup> {
  const editionId = await insertEdition(year, tx);
  const [country] = await tx.select().from(countries).where(eq(countries.countryCode, 'CZ'));
  const categoryId = await idOf(
    tx
      .insert(teamCategories)
      .values({ editionId, code: 'MA', nameCs: 'Chlapci', nameEn: 'Boys', gender: 'M', weight: 1 })
      .returning(),
  );
  const clubId = await idOf(
    tx
      .insert(clubs)
      .values({ editionId, name: 'HK Test', countryId: country?.id ?? 0, registrationState: 'approved' })
      .returning(),
  );
  const teamRows = [1, 2, 3, 4, 5, 6].map((teamNumber) => ({ editionId, clubId, categoryId, teamNumber }));
  const teamIds = (await tx.insert(teams).values(teamRows).returning()).map(({ id }) => id);
  const hallRows = ['H1', 'H2'].map((code) => ({ editionId, code, placeType: 1 }));
  const halls = (await tx.insert(places).values(hallRows).returning()).map(({ id }) => id);
  const stageRows = await tx.select().from(matchStages);
  const stages = Object.fromEntries(stageRows.map(({ code, id }) => [code, id])) as SmallCup['stages'];
  const base = { editionId, categoryId, clubId, teams: teamIds, halls, stages };
  return { ...base, ...(await insertGroups(base, tx)) };
}

function insertEdition(year: number, tx: Tx): Promise<number> {
  return idOf(
    tx
      .insert(editions)
      .values({
        name: 'Small Cup',
        year,
        startDate: `${year}-06-13`,
        endDate: `${year}-06-14`,
        timeZone,
        currencyCode: 'CZK',
        tieBreakers: ['points', 'headToHeadPoints', 'overallDifference', 'overallGoals', 'lots'],
        tieBreakersUnfinished: ['points', 'overallDifference', 'overallGoals'],
        isCurrent: true,
      })
      .returning(),
  );
}

type Base = Omit<SmallCup, 'groups' | 'matches'>;

async function insertGroups(base: Base, tx: Tx): Promise<Pick<SmallCup, 'groups' | 'matches'>> {
  const { editionId, categoryId, teams: teamIds } = base;
  const levels = await tx.select().from(roundLevels);
  const level = (name: string) => levels.find(({ systemName }) => systemName === name)?.id ?? 0;
  const group = (label: string, round: string, weight: number) =>
    idOf(
      tx
        .insert(groups)
        .values({ editionId, categoryId, roundLevelId: level(round), label, weight })
        .returning(),
    );
  const a = await group('MA-A', 'preliminary', 1);
  const b = await group('MA-B', 'preliminary', 2);
  const final = await group('MA final', 'final', 3);
  await tx.insert(groupTeams).values([
    ...teamIds.map((teamId, index) => ({
      groupId: index < 3 ? a : b,
      seat: (index % 3) + 1,
      standings: (index % 3) + 1,
      teamId,
    })),
    ...[a, b].map((from, index) => ({
      groupId: final,
      seat: index + 1,
      predecessorGroupId: from,
      predecessorStandings: 1,
    })),
  ]);
  return { groups: { a, b, final }, matches: await insertMatches(base, { a, b, final }, tx) };
}

async function insertMatches(base: Base, ids: SmallCup['groups'], tx: Tx): Promise<number[]> {
  const pairs = [
    [0, 1],
    [1, 2],
    [2, 0],
    [3, 4],
    [4, 5],
    [5, 3],
  ] as const;
  const shared = { editionId: base.editionId, stageId: base.stages.not_started, halfLength: 900 };
  const rows = await tx
    .insert(matches)
    .values([
      ...pairs.map(([home, away], index) => ({
        ...shared,
        matchNumber: index + 1,
        groupId: index < 3 ? ids.a : ids.b,
        homeTeamId: base.teams[home],
        awayTeamId: base.teams[away],
        startsAt: new Date(Date.UTC(2026, 5, 13, 8 + index)),
        placeId: base.halls[index % 2],
      })),
      {
        ...shared,
        matchNumber: 7,
        groupId: ids.final,
        homePredecessorGroupId: ids.a,
        homePredecessorStandings: 1,
        awayPredecessorGroupId: ids.b,
        awayPredecessorStandings: 1,
        startsAt: new Date(Date.UTC(2026, 5, 14, 12)),
        placeId: base.halls[0],
      },
    ])
    .returning();
  return rows.map(({ id }) => id);
}

/** Finishes all matches: the first team of each group wins its matches, and that of MA-A the final. */
export async function playSmallCup({ db }: Database, cup: SmallCup): Promise<void> {
  const { editionId, teams: ids, stages, groups: ofCup, matches: played } = cup;
  const [third = 0, sixth = 0, final = 0] = [played[2], played[5], played[6]];
  const won = { homeScore: 3, awayScore: 2, homeGoalsCount: 3, awayGoalsCount: 2 };
  const lost = { homeScore: 2, awayScore: 3, homeGoalsCount: 2, awayGoalsCount: 3 };
  const [first = 0, second = 0] = [ids[0], ids[3]];
  await db
    .update(matches)
    .set({ stageId: stages.finished, ...won })
    .where(eq(matches.editionId, editionId));
  await db
    .update(matches)
    .set(lost)
    .where(inArray(matches.id, [third, sixth]));
  await db.update(matches).set({ homeTeamId: first, awayTeamId: second }).where(eq(matches.id, final));
  for (const [index, teamId] of [first, second].entries())
    await db
      .update(groupTeams)
      .set({ teamId })
      .where(and(eq(groupTeams.groupId, ofCup.final), eq(groupTeams.seat, index + 1)));
}

type MatchPatch = Partial<typeof matches.$inferInsert>;
type SeatPatch = Partial<typeof groupTeams.$inferInsert>;

export interface Write {
  readonly matches?: Readonly<Record<number, MatchPatch>>;
  /** By group and seat: `{ '3:1': { points: 2 } }`. */
  readonly seats?: Readonly<Record<string, SeatPatch>>;
}

/** Writes rows and their change in one transaction, as every use case does; returns the version. */
export function write(database: Database, { matches: ofMatches = {}, seats = {} }: Write): Promise<number> {
  return database.transaction(async (tx) => {
    const changed: Match[] = [];
    for (const [id, patch] of Object.entries(ofMatches)) {
      const [row] = await tx
        .update(matches)
        .set(patch)
        .where(eq(matches.id, Number(id)))
        .returning();
      if (row) changed.push(toSnapshotMatch(row, timeZone));
    }
    const groupRows: GroupTeam[] = [];
    for (const [name, patch] of Object.entries(seats)) {
      const [group, seat] = name.split(':').map(Number);
      const [row] = await tx
        .update(groupTeams)
        .set(patch)
        .where(sql`${groupTeams.groupId} = ${group} and ${groupTeams.seat} = ${seat}`)
        .returning();
      if (row) groupRows.push(toSnapshotGroupTeam(row));
    }
    return appendChange(tx, { matches: changed, groupTeams: groupRows });
  });
}

/** Deletes these matches, with a change of structure. */
export function removeMatches(database: Database, ids: readonly number[]): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.delete(matches).where(inArray(matches.id, [...ids]));
    return appendChange(tx, { structure: true });
  });
}

async function idOf(inserting: PromiseLike<readonly { readonly id: number }[]>): Promise<number> {
  const [row] = await inserting;
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}
