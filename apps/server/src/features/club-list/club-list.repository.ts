import { and, asc, eq, gt } from 'drizzle-orm';
import type { ClubListContext, KnownClub } from '@sevenmetre/rules/club-list';
import type { Tx } from '../../platform/database/index.ts';
import { findListCountries, type ListCountry } from '../reference-data/index.ts';
import {
  clubAdmins,
  clubInvitations,
  clubs,
  teamCategories,
  teams,
  users,
} from '../../platform/database/schema/index.ts';

export interface ListData extends Omit<ClubListContext, 'countryId'> {
  readonly countryRows: readonly ListCountry[];
}

/** What a list of clubs is matched to in an edition. */
export async function findListData(editionId: number, now: Date, tx: Tx): Promise<ListData> {
  const countryRows = await findListCountries(tx);
  const categories = await tx
    .select({
      id: teamCategories.id,
      code: teamCategories.code,
      nameCs: teamCategories.nameCs,
      nameEn: teamCategories.nameEn,
    })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId));
  return {
    clubs: await findKnownClubs(editionId, now, tx),
    countries: countryRows,
    categories: categories.map(({ id, code, nameCs, nameEn }) => ({ id, words: [code, nameCs, nameEn] })),
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
