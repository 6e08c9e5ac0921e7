import { and, asc, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import {
  bankTransactions,
  clubs,
  editions,
  outgoingMails,
  teamCategories,
  teams,
} from '../../../platform/database/schema/index.ts';

export async function countUnmatchedPayments(editionId: number, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(bankTransactions)
    .where(and(eq(bankTransactions.editionId, editionId), eq(bankTransactions.state, 'unmatched')));
  return row?.count ?? 0;
}

/** Number of mails that are no longer retried. */
export async function countFailedMails(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(outgoingMails)
    .where(sql`${outgoingMails.nextAt} is null`);
  return row?.count ?? 0;
}

/** The team that has waited longest in each category, by category code. */
export async function findFirstWaiting(editionId: number, tx: Tx) {
  const rows = await tx
    .selectDistinctOn([teams.categoryId], {
      categoryCode: teamCategories.code,
      teamId: teams.id,
      clubId: clubs.id,
      clubName: clubs.name,
      name: teams.name,
      teamNumber: teams.teamNumber,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(
      and(
        eq(teams.editionId, editionId),
        eq(teams.state, 'waiting'),
        ne(clubs.registrationState, 'declined'),
      ),
    )
    .orderBy(asc(teams.categoryId), asc(teams.createdAt), asc(teams.id));
  return new Map(rows.map(({ categoryCode, ...team }) => [categoryCode, team]));
}

/** The editions that began last before a day, the newest first. */
export function findEditionsBefore(startDate: string, most: number, tx: Tx) {
  return tx
    .select({ id: editions.id, year: editions.year, startDate: editions.startDate })
    .from(editions)
    .where(lt(editions.startDate, startDate))
    .orderBy(desc(editions.startDate))
    .limit(most);
}

/** When the teams of an edition registered; without those of declined clubs. */
export function findRegisteredTeams(editionId: number, tx: Tx) {
  return tx
    .select({ categoryCode: teamCategories.code, createdAt: teams.createdAt })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(and(eq(teams.editionId, editionId), ne(clubs.registrationState, 'declined')));
}

/** Genders of the edition's categories, by code: they decide how a category looks. */
export async function findGenders(editionId: number, tx: Tx) {
  const rows = await tx
    .select({ code: teamCategories.code, gender: teamCategories.gender })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId));
  return new Map(rows.map(({ code, gender }) => [code, gender]));
}
