import { and, asc, count, eq, inArray, isNotNull, isNull, min, or, sql } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import {
  checkIns,
  clubs,
  countries,
  editions,
  extraPersonGroups,
  lodgingAllotments,
  matches,
  participants,
  pricelistItems,
  teamCategories,
  teamParticipants,
  teams,
  users,
} from '../../platform/database/schema/index.ts';

const columns = {
  id: clubs.id,
  editionId: clubs.editionId,
  name: clubs.name,
  countryCode: countries.countryCode,
  arrivalDate: clubs.arrivalDate,
  firstName: clubs.tournamentContactFirstName,
  lastName: clubs.tournamentContactLastName,
  contactPhone: clubs.tournamentContactPhone,
  locale: clubs.locale,
  symbol: clubs.variableSymbol,
};

const comes = inArray(clubs.registrationState, ['approved', 'processed']);

/** Clubs of an edition that come, by name, with their accepted teams and what was done with them at the desk. */
export async function findAllComing(editionId: number, tx: Tx) {
  const rows = await tx
    .select(columns)
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .where(and(eq(clubs.editionId, editionId), comes))
    .orderBy(asc(clubs.name), asc(clubs.id));
  const ofTeams = Map.groupBy(await findAcceptedTeams(editionId, tx), ({ clubId }) => clubId);
  const steps = await tx
    .select({ clubId: checkIns.clubId, step: checkIns.step, doneAt: checkIns.doneAt })
    .from(checkIns)
    .innerJoin(clubs, eq(clubs.id, checkIns.clubId))
    .where(eq(clubs.editionId, editionId));
  const ofSteps = Map.groupBy(steps, ({ clubId }) => clubId);
  return rows.map((club) => ({
    ...club,
    teams: ofTeams.get(club.id) ?? [],
    steps: ofSteps.get(club.id) ?? [],
  }));
}

/** When the clubs of an edition play next: by club, the first planned match of an accepted team that has not begun. */
export async function findNextStarts(editionId: number, tx: Tx): Promise<ReadonlyMap<number, Date>> {
  const rows = await tx
    .select({ clubId: teams.clubId, startsAt: min(matches.startsAt) })
    .from(matches)
    .innerJoin(teams, or(eq(teams.id, matches.homeTeamId), eq(teams.id, matches.awayTeamId)))
    .where(
      and(
        eq(matches.editionId, editionId),
        eq(teams.state, 'accepted'),
        isNotNull(matches.startsAt),
        isNull(matches.startedAt),
        isNull(matches.endedAt),
        isNull(matches.approvedAt),
        isNull(matches.cancelledAt),
      ),
    )
    .groupBy(teams.clubId);
  return new Map(rows.flatMap(({ clubId, startsAt }) => (startsAt ? [[clubId, startsAt] as const] : [])));
}

/** Clubs of an edition of which an accepted team has begun a match. */
export async function findPlayed(editionId: number, tx: Tx): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectDistinct({ clubId: teams.clubId })
    .from(matches)
    .innerJoin(teams, or(eq(teams.id, matches.homeTeamId), eq(teams.id, matches.awayTeamId)))
    .where(and(eq(matches.editionId, editionId), eq(teams.state, 'accepted'), isNotNull(matches.startedAt)));
  return new Set(rows.map(({ clubId }) => clubId));
}

/** Accepted teams of an edition, with whether their rosters name a player and a leader. */
function findAcceptedTeams(editionId: number, tx: Tx) {
  const names = (role: 'player' | 'leader') =>
    sql<boolean>`coalesce(bool_or(${teamParticipants.role} = ${role}), false)`;
  return tx
    .select({
      clubId: teams.clubId,
      categoryCode: teamCategories.code,
      hasPlayer: names('player'),
      hasLeader: names('leader'),
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .leftJoin(teamParticipants, eq(teamParticipants.teamId, teams.id))
    .where(and(eq(clubs.editionId, editionId), eq(teams.state, 'accepted')))
    .groupBy(teams.id, teamCategories.code, teamCategories.weight)
    .orderBy(asc(teamCategories.weight), asc(teams.id));
}

/** Categories of an edition, in its order. */
export function findCategories(editionId: number, tx: Tx) {
  return tx
    .select({ code: teamCategories.code, gender: teamCategories.gender })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.id));
}

const isCurrent = ofCurrentEdition(clubs.editionId);

/** A club of the current edition that comes; null: there is none. */
export async function findComing(id: number, tx: Tx) {
  const [row] = await tx
    .select(columns)
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .innerJoin(editions, isCurrent)
    .where(and(eq(clubs.id, id), comes));
  return row ?? null;
}

/** The same, locked, so that concurrent changes of two desks wait for each other. */
export async function lockComing(id: number, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: clubs.id })
    .from(clubs)
    .innerJoin(editions, isCurrent)
    .where(and(eq(clubs.id, id), comes))
    .for('update', { of: clubs });
  return rows.length > 0;
}

/** People of a club who are in no roster. */
export async function countWithoutTeam(clubId: number, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(participants)
    .leftJoin(teamParticipants, eq(teamParticipants.participantId, participants.id))
    .where(and(eq(participants.clubId, clubId), isNull(teamParticipants.id)));
  return row?.count ?? 0;
}

/** Everybody in the rosters of a club, by team, then by role and name. */
export function findPeople(clubId: number, tx: Tx) {
  return tx
    .select({
      firstName: participants.firstName,
      lastName: participants.lastName,
      role: teamParticipants.role,
      teamName: teams.name,
      teamNumber: teams.teamNumber,
      categoryCode: teamCategories.code,
    })
    .from(teamParticipants)
    .innerJoin(participants, eq(participants.id, teamParticipants.participantId))
    .innerJoin(teams, and(eq(teams.id, teamParticipants.teamId), eq(teams.state, 'accepted')))
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(eq(teams.clubId, clubId))
    .orderBy(
      asc(teamCategories.weight),
      asc(teams.id),
      asc(teamParticipants.role),
      asc(participants.lastName),
      asc(participants.firstName),
    );
}

/** Packages and extras of accepted teams and of the extra persons of a club. */
export async function findOrders(clubId: number, tx: Tx) {
  const order = {
    nameCs: pricelistItems.nameCs,
    nameEn: pricelistItems.nameEn,
    cateringType: pricelistItems.cateringType,
    lodging: pricelistItems.lodging,
  };
  const ofTeams = await tx
    .select({
      ...order,
      persons: teams.bundlePersons,
      mondayLunch: teams.handballPersons,
      vipParty: teams.vipPartyPersons,
    })
    .from(teams)
    .leftJoin(pricelistItems, eq(pricelistItems.id, teams.bundlePricelistItemId))
    .where(and(eq(teams.clubId, clubId), eq(teams.state, 'accepted')));
  const ofExtras = await tx
    .select({
      ...order,
      persons: extraPersonGroups.bundlePersons,
      mondayLunch: extraPersonGroups.handballPersons,
      vipParty: extraPersonGroups.vipPartyPersons,
    })
    .from(extraPersonGroups)
    .leftJoin(pricelistItems, eq(pricelistItems.id, extraPersonGroups.bundlePricelistItemId))
    .where(eq(extraPersonGroups.clubId, clubId));
  return [...ofTeams, ...ofExtras];
}

/** Extras of the edition's price list by what they are. */
export function findExtras(editionId: number, tx: Tx) {
  const { serviceType, nameCs, nameEn } = pricelistItems;
  return tx
    .select({ serviceType, nameCs, nameEn })
    .from(pricelistItems)
    .where(
      and(
        eq(pricelistItems.editionId, editionId),
        inArray(serviceType, ['monday-lunch', 'vip-party']),
        eq(pricelistItems.isActive, true),
      ),
    )
    .orderBy(asc(pricelistItems.weight));
}

/** Beds that a club's teams and extra persons have. */
export async function countAllotted(clubId: number, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${lodgingAllotments.persons}), 0)::int` })
    .from(lodgingAllotments)
    .leftJoin(teams, eq(teams.id, lodgingAllotments.teamId))
    .leftJoin(extraPersonGroups, eq(extraPersonGroups.id, lodgingAllotments.extraPersonGroupId))
    .where(sql`${teams.clubId} = ${clubId} or ${extraPersonGroups.clubId} = ${clubId}`);
  return row?.sum ?? 0;
}

/** Recorded steps of a club, with the persons who recorded them. */
export async function findSteps(clubId: number, tx: Tx) {
  const rows = await tx
    .select({
      step: checkIns.step,
      doneAt: checkIns.doneAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(checkIns)
    .leftJoin(users, eq(users.id, checkIns.doneByUserId))
    .where(eq(checkIns.clubId, clubId))
    .orderBy(asc(checkIns.doneAt), asc(checkIns.step));
  return rows.map(({ step, doneAt, firstName, lastName }) => ({
    step,
    doneAt,
    by: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
  }));
}

export async function insertStep(row: typeof checkIns.$inferInsert, tx: Tx): Promise<boolean> {
  const rows = await tx.insert(checkIns).values(row).onConflictDoNothing().returning({ id: checkIns.clubId });
  return rows.length > 0;
}

export async function deleteStep(
  clubId: number,
  step: (typeof checkIns.$inferSelect)['step'],
  tx: Tx,
): Promise<Date | null> {
  const [row] = await tx
    .delete(checkIns)
    .where(and(eq(checkIns.clubId, clubId), eq(checkIns.step, step)))
    .returning({ doneAt: checkIns.doneAt });
  return row?.doneAt ?? null;
}
