import { and, asc, count, countDistinct, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  extraPersonGroups,
  matches,
  participants,
  places,
  placeTranslations,
  pricelistItems,
  teamCategories,
  teamParticipants,
  teams,
} from '../../platform/database/schema/index.ts';

const nameCs = alias(placeTranslations, 'name_cs');
const nameEn = alias(placeTranslations, 'name_en');

/** The teams of a club with what was ordered for them, by category and number. */
export function findTeams(clubId: number, db: Db | Tx) {
  return db
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      state: teams.state,
      categoryCode: teamCategories.code,
      bundlePersons: teams.bundlePersons,
      handballPersons: teams.handballPersons,
      vipPartyPersons: teams.vipPartyPersons,
      singleRoomPersons: teams.singleRoomPersons,
      packageNameCs: pricelistItems.nameCs,
      packageNameEn: pricelistItems.nameEn,
    })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .leftJoin(pricelistItems, eq(pricelistItems.id, teams.bundlePricelistItemId))
    .where(eq(teams.clubId, clubId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.code), asc(teams.teamNumber), asc(teams.id));
}

export type TeamRow = Awaited<ReturnType<typeof findTeams>>[number];

export function findExtraPersons(clubId: number, db: Db | Tx) {
  return db
    .select({
      id: extraPersonGroups.id,
      bundlePersons: extraPersonGroups.bundlePersons,
      handballPersons: extraPersonGroups.handballPersons,
      vipPartyPersons: extraPersonGroups.vipPartyPersons,
      singleRoomPersons: extraPersonGroups.singleRoomPersons,
      packageNameCs: pricelistItems.nameCs,
      packageNameEn: pricelistItems.nameEn,
    })
    .from(extraPersonGroups)
    .leftJoin(pricelistItems, eq(pricelistItems.id, extraPersonGroups.bundlePricelistItemId))
    .where(eq(extraPersonGroups.clubId, clubId))
    .orderBy(asc(extraPersonGroups.id));
}

/** Number of participants of each team. */
export async function countParticipants(
  teamIds: readonly number[],
  db: Db | Tx,
): Promise<ReadonlyMap<number, number>> {
  if (teamIds.length === 0) return new Map();
  const rows = await db
    .select({ teamId: teamParticipants.teamId, people: count() })
    .from(teamParticipants)
    .where(inArray(teamParticipants.teamId, [...teamIds]))
    .groupBy(teamParticipants.teamId);
  return new Map(rows.map(({ teamId, people }) => [teamId, people]));
}

/**
 * Everybody who was entered for clubs, with or without a team; people in withdrawn teams only are left out.
 */
export async function countPeopleOfClubs(
  clubIds: readonly number[],
  db: Db | Tx,
): Promise<ReadonlyMap<number, number>> {
  const { clubId, id } = participants;
  const rows = await db
    .select({ clubId, people: countDistinct(id) })
    .from(participants)
    .leftJoin(teamParticipants, eq(teamParticipants.participantId, id))
    .leftJoin(teams, eq(teams.id, teamParticipants.teamId))
    .where(and(inArray(clubId, [...clubIds]), or(isNull(teams.id), ne(teams.state, 'withdrawn'))))
    .groupBy(clubId);
  return new Map(rows.map((row) => [row.clubId, row.people]));
}

/** Everybody in some of a club's teams, each once. */
export async function countPeopleOfTeams(teamIds: readonly number[], db: Db | Tx): Promise<number> {
  if (teamIds.length === 0) return 0;
  const [row] = await db
    .select({ people: countDistinct(teamParticipants.participantId) })
    .from(teamParticipants)
    .where(inArray(teamParticipants.teamId, [...teamIds]));
  return row?.people ?? 0;
}

/** Planned matches of teams with their halls, the earliest first. */
export async function findMatches(teamIds: readonly number[], db: Db | Tx) {
  if (teamIds.length === 0) return [];
  const ids = [...teamIds];
  return db
    .select({
      homeTeamId: matches.homeTeamId,
      awayTeamId: matches.awayTeamId,
      startsAt: matches.startsAt,
      code: places.code,
      nameCs: nameCs.name,
      nameEn: nameEn.name,
    })
    .from(matches)
    .leftJoin(places, eq(places.id, matches.placeId))
    .leftJoin(nameCs, and(eq(nameCs.placeId, places.id), eq(nameCs.locale, 'cs')))
    .leftJoin(nameEn, and(eq(nameEn.placeId, places.id), eq(nameEn.locale, 'en')))
    .where(
      and(
        isNotNull(matches.startsAt),
        or(inArray(matches.homeTeamId, ids), inArray(matches.awayTeamId, ids)),
      ),
    )
    .orderBy(asc(matches.startsAt), asc(matches.id));
}

export type MatchRow = Awaited<ReturnType<typeof findMatches>>[number];
