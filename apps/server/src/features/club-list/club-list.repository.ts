import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ClubListContext, KnownClub } from '@sevenmetre/rules/club-list';
import { countReferences, type Tx } from '../../platform/database/index.ts';
import { findListCountries, type ListCountry } from '../reference-data/index.ts';
import {
  cashReceipts,
  checkIns,
  clubAdmins,
  clubFiles,
  clubInvitations,
  clubs,
  extraPersonGroups,
  groupTeams,
  invoiceDocuments,
  lodgingAllotments,
  matches,
  matchParticipants,
  participants,
  payments,
  protests,
  pushChoices,
  teamAdmins,
  teamCategories,
  teamCoaches,
  teamParticipants,
  teams,
  teamWishes,
  userFavourites,
  users,
} from '../../platform/database/schema/index.ts';

export interface ListData extends Omit<ClubListContext, 'countryId'> {
  readonly countryRows: readonly ListCountry[];
}

/** What a list of clubs is matched to in an edition. */
export async function findListData(editionId: number, now: Date, tx: Tx): Promise<ListData> {
  const countryRows = await findListCountries(tx);
  const ofTeams = and(eq(teams.editionId, editionId), eq(teams.state, 'accepted'));
  const counted = await tx
    .select({ id: teams.categoryId, teams: count() })
    .from(teams)
    .where(ofTeams)
    .groupBy(teams.categoryId);
  const accepted = new Map(counted.map((row) => [row.id, row.teams]));
  const categories = await tx
    .select({
      id: teamCategories.id,
      code: teamCategories.code,
      nameCs: teamCategories.nameCs,
      nameEn: teamCategories.nameEn,
      capacity: teamCategories.capacity,
    })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId));
  return {
    clubs: await findKnownClubs(editionId, now, tx),
    countries: countryRows,
    categories: categories.map(({ id, code, nameCs, nameEn, capacity }) => ({
      id,
      words: [code, nameCs, nameEn],
      capacity,
      accepted: accepted.get(id) ?? 0,
    })),
    countryRows,
  };
}

async function findKnownClubs(editionId: number, now: Date, tx: Tx): Promise<KnownClub[]> {
  const ofEdition = eq(clubs.editionId, editionId);
  const rows = await tx.select().from(clubs).where(ofEdition).orderBy(asc(clubs.id));
  const teamRows = await tx.select().from(teams).where(eq(teams.editionId, editionId)).orderBy(asc(teams.id));
  const admins = await tx
    .select({ clubId: clubAdmins.clubId, email: users.email })
    .from(clubAdmins)
    .innerJoin(users, eq(users.id, clubAdmins.userId))
    .innerJoin(clubs, and(eq(clubs.id, clubAdmins.clubId), ofEdition));
  const invited = await tx
    .select({ clubId: clubInvitations.clubId, email: clubInvitations.email })
    .from(clubInvitations)
    .innerJoin(clubs, and(eq(clubs.id, clubInvitations.clubId), ofEdition))
    .where(and(eq(clubInvitations.state, 'waiting'), gt(clubInvitations.expiresAt, now)));
  const emails = Map.groupBy([...admins, ...invited], ({ clubId }) => clubId);
  const teamsOf = Map.groupBy(teamRows, ({ clubId }) => clubId);
  return rows.map((club) => ({
    id: club.id,
    name: club.name,
    countryId: club.countryId,
    emails: (emails.get(club.id) ?? []).map(({ email }) => email.toLowerCase()),
    teams: (teamsOf.get(club.id) ?? []).map(({ categoryId, name, teamNumber, state }) => ({
      categoryId,
      name,
      teamNumber,
      isWithdrawn: state === 'withdrawn',
    })),
    contactFirstName: club.tournamentContactFirstName ?? '',
    contactLastName: club.tournamentContactLastName ?? '',
    phone: club.tournamentContactPhone ?? '',
    street: club.street ?? '',
    city: club.city ?? '',
    zip: club.zip ?? '',
    tin: club.tin ?? '',
    vatin: club.vatin ?? '',
  }));
}

/** Locks clubs and returns what somebody may have changed of them. */
export async function lockClubs(ids: readonly number[], tx: Tx) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(clubs)
    .where(inArray(clubs.id, [...ids]))
    .orderBy(clubs.id)
    .for('update');
  return rows.map(
    ({ editionId: _, createdAt: _created, updatedAt: _updated, revision: _revision, ...club }) => {
      // The symbol is given with the first line of a bill.
      const { agreedToTermsAt, variableSymbol: _symbol, ...values } = club;
      return { ...values, isAgreed: agreedToTermsAt !== null };
    },
  );
}

/** The same for teams. */
export async function lockTeams(ids: readonly number[], tx: Tx) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(teams)
    .where(inArray(teams.id, [...ids]))
    .orderBy(teams.id)
    .for('update');
  return rows.map(({ createdAt: _created, updatedAt: _updated, ...team }) => team);
}

/** Those of the clubs with teams, people, money or users; lines of bills follow the price list and do not count. */
export function findUsedClubs(ids: readonly number[], tx: Tx): Promise<number[]> {
  const { clubId } = teams;
  const others = [clubAdmins, clubInvitations, participants, extraPersonGroups, clubFiles, checkIns];
  const money = [payments, invoiceDocuments, cashReceipts];
  return findReferred([clubId, ...[...others, ...money].map((table) => table.clubId)], ids, tx);
}

/** Those of the teams that have people, matches, wishes or followers. */
export function findUsedTeams(ids: readonly number[], tx: Tx): Promise<number[]> {
  const { homeTeamId, awayTeamId } = matches;
  const tables = [groupTeams, matchParticipants, teamParticipants, teamAdmins, lodgingAllotments, protests];
  const marks = [teamCoaches, teamWishes, userFavourites, pushChoices];
  return findReferred(
    [homeTeamId, awayTeamId, ...[...tables, ...marks].map((table) => table.teamId)],
    ids,
    tx,
  );
}

async function findReferred(
  columns: readonly AnyPgColumn[],
  ids: readonly number[],
  tx: Tx,
): Promise<number[]> {
  const found = new Set<number>();
  for (const column of columns) for (const [id] of await countReferences(column, ids, tx)) found.add(id);
  return [...found];
}
