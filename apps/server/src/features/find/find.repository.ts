import { aliasedTable, and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import {
  clubs,
  countries,
  groups,
  invoiceDocuments,
  matches,
  messages,
  participants,
  places,
  placeTranslations,
  referees,
  teamCategories,
  teamParticipants,
  teams,
  users,
  volunteers,
} from '../../platform/database/schema/index.ts';

export function findClubs(editionId: number, tx: Tx) {
  return tx
    .select({
      id: clubs.id,
      name: clubs.name,
      countryCode: countries.countryCode,
      state: clubs.registrationState,
      variableSymbol: clubs.variableSymbol,
      contactFirstName: clubs.tournamentContactFirstName,
      contactLastName: clubs.tournamentContactLastName,
    })
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .where(eq(clubs.editionId, editionId))
    .orderBy(asc(clubs.name), asc(clubs.id));
}

export function findTeams(editionId: number, tx: Tx) {
  return tx
    .select({
      id: teams.id,
      clubId: teams.clubId,
      clubName: clubs.name,
      name: teams.name,
      teamNumber: teams.teamNumber,
      categoryCode: teamCategories.code,
      state: teams.state,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(eq(teams.editionId, editionId))
    .orderBy(asc(clubs.name), asc(teamCategories.weight), asc(teams.teamNumber), asc(teams.id));
}

/** Accounts that are not closed. */
export function findAccounts(tx: Tx) {
  return tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(isNull(users.closedAt))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
}

/** Registrations of referees of an edition, also of those who have an account. */
export function findReferees(editionId: number, tx: Tx) {
  return tx
    .select({
      id: referees.id,
      firstName: referees.firstName,
      lastName: referees.lastName,
      email: referees.email,
    })
    .from(referees)
    .where(eq(referees.editionId, editionId))
    .orderBy(asc(referees.lastName), asc(referees.firstName), asc(referees.id));
}

/** People on duty of an edition. */
export function findVolunteers(editionId: number, tx: Tx) {
  return tx
    .select({
      id: volunteers.id,
      firstName: volunteers.firstName,
      lastName: volunteers.lastName,
      email: volunteers.email,
    })
    .from(volunteers)
    .where(eq(volunteers.editionId, editionId))
    .orderBy(asc(volunteers.lastName), asc(volunteers.firstName), asc(volunteers.id));
}

/** Messages of an edition by their internal names, the newest first. */
export function findMessages(editionId: number, tx: Tx) {
  return tx
    .select({ id: messages.id, name: messages.internalName })
    .from(messages)
    .where(eq(messages.editionId, editionId))
    .orderBy(desc(messages.id));
}

/** Leaders and others of a roster who do not play, by team. */
export function findStaff(editionId: number, tx: Tx) {
  return tx
    .select({
      firstName: participants.firstName,
      lastName: participants.lastName,
      teamId: teams.id,
      clubId: teams.clubId,
    })
    .from(teamParticipants)
    .innerJoin(participants, eq(participants.id, teamParticipants.participantId))
    .innerJoin(teams, eq(teams.id, teamParticipants.teamId))
    .where(and(eq(teams.editionId, editionId), ne(teamParticipants.role, 'player')))
    .orderBy(asc(participants.lastName), asc(participants.firstName), asc(participants.id), asc(teams.id));
}

export function findDocuments(editionId: number, tx: Tx) {
  return tx
    .select({
      clubId: invoiceDocuments.clubId,
      clubName: clubs.name,
      kind: invoiceDocuments.kind,
      number: invoiceDocuments.number,
      variableSymbol: invoiceDocuments.variableSymbol,
    })
    .from(invoiceDocuments)
    .innerJoin(clubs, eq(clubs.id, invoiceDocuments.clubId))
    .where(eq(invoiceDocuments.editionId, editionId))
    .orderBy(asc(invoiceDocuments.number), asc(invoiceDocuments.id));
}

/** Matches with the label of their group, which their address needs; those taken out of the plan are left out. */
export function findMatches(editionId: number, tx: Tx) {
  return tx
    .select({
      matchNumber: matches.matchNumber,
      label: groups.label,
      homeTeamId: matches.homeTeamId,
      awayTeamId: matches.awayTeamId,
      hall: places.code,
    })
    .from(matches)
    .leftJoin(groups, eq(groups.id, matches.groupId))
    .leftJoin(places, eq(places.id, matches.placeId))
    .where(and(eq(matches.editionId, editionId), isNull(matches.cancelledAt)))
    .orderBy(asc(matches.matchNumber));
}

/** Places of the edition and of all years, with both names. */
export function findPlaces(editionId: number, tx: Tx) {
  const czech = aliasedTable(placeTranslations, 'czech');
  const english = aliasedTable(placeTranslations, 'english');
  return tx
    .select({
      id: places.id,
      code: places.code,
      nameCs: sql<string>`coalesce(${czech.name}, ${english.name}, ${places.code})`,
      nameEn: sql<string>`coalesce(${english.name}, ${czech.name}, ${places.code})`,
    })
    .from(places)
    .leftJoin(czech, and(eq(czech.placeId, places.id), eq(czech.locale, 'cs')))
    .leftJoin(english, and(eq(english.placeId, places.id), eq(english.locale, 'en')))
    .where(or(eq(places.editionId, editionId), and(isNull(places.editionId), isNotNull(places.code))))
    .orderBy(asc(places.code), asc(places.id));
}
