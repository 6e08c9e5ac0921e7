import { and, asc, eq, isNull } from 'drizzle-orm';
import type { DutySettings } from '@sevenmetre/rules/duty';
import type { Tx } from '../../platform/database/index.ts';
import {
  clubs,
  dutySettings,
  groups,
  matches,
  places,
  reporterAssignments,
  teamCategories,
  teams,
  travelTimes,
  users,
} from '../../platform/database/schema/index.ts';

/** Locks the people on duty of an edition, so that changes follow each other. */
export async function lockDuty(editionId: number, tx: Tx): Promise<void> {
  await tx.insert(dutySettings).values({ editionId }).onConflictDoNothing();
  await tx.select().from(dutySettings).where(eq(dutySettings.editionId, editionId)).for('update');
}

/** null: the usual ones. */
export async function findSettings(editionId: number, tx: Tx): Promise<DutySettings | null> {
  const [row] = await tx.select().from(dutySettings).where(eq(dutySettings.editionId, editionId));
  return row?.settings ?? null;
}

export async function updateSettings(editionId: number, settings: DutySettings, tx: Tx): Promise<void> {
  await tx.update(dutySettings).set({ settings }).where(eq(dutySettings.editionId, editionId));
}

/** Matches of the published schedule with time and hall, by start. */
export async function findMatches(editionId: number, tx: Tx) {
  const rows = await tx
    .select({
      number: matches.matchNumber,
      startsAt: matches.startsAt,
      placeId: matches.placeId,
      halfLength: matches.halfLength,
      homeTeamId: matches.homeTeamId,
      awayTeamId: matches.awayTeamId,
      groupLabel: groups.label,
    })
    .from(matches)
    .leftJoin(groups, eq(groups.id, matches.groupId))
    .where(and(eq(matches.editionId, editionId), isNull(matches.cancelledAt)))
    .orderBy(asc(matches.startsAt), asc(matches.id));
  return rows.flatMap(({ startsAt, placeId, ...rest }) =>
    startsAt === null || placeId === null ? [] : [{ ...rest, startsAt, placeId }],
  );
}

export function findTravelTimes(editionId: number, tx: Tx) {
  const { fromPlaceId, toPlaceId, minutes } = travelTimes;
  return tx
    .select({ fromPlaceId, toPlaceId, minutes })
    .from(travelTimes)
    .where(eq(travelTimes.editionId, editionId));
}

/** Halls and days of reporters, by name. */
export function findReporters(editionId: number, tx: Tx) {
  return tx
    .select({
      placeId: reporterAssignments.placeId,
      day: reporterAssignments.day,
      presentAt: reporterAssignments.presentAt,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
      locale: users.locale,
    })
    .from(reporterAssignments)
    .innerJoin(users, eq(users.id, reporterAssignments.userId))
    .innerJoin(places, and(eq(places.id, reporterAssignments.placeId), eq(places.editionId, editionId)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
}

/** Accepted teams by name. */
export function findTeams(editionId: number, tx: Tx) {
  return tx
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubName: clubs.name,
      categoryCode: teamCategories.code,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(and(eq(teams.editionId, editionId), eq(teams.state, 'accepted')))
    .orderBy(asc(clubs.name), asc(teams.teamNumber), asc(teams.id));
}
