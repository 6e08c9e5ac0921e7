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

/**
 * How far the matches of an edition are. `next`: milliseconds UTC; null: nothing else has a time.
 * @param now decides which day is today in the tournament's zone
 */
export async function countPlay(
  { id, timeZone }: { readonly id: number; readonly timeZone: string },
  now: Date,
  tx: Tx,
) {
  const { rows } = await tx.execute<{
    matches: number;
    played: number;
    running: number;
    halls: number;
    next: number | null;
  }>(sql`
    select count(*)::int as matches,
      count(*) filter (where s.code in ('waiting_for_approval', 'finished'))::int as played,
      count(*) filter (where s.code not in ('not_started', 'waiting_for_approval', 'finished'))::int as running,
      count(distinct m.place_id) filter (where s.code not in ('waiting_for_approval', 'finished')
        and (m.starts_at at time zone ${timeZone}::text)::date
          = (${now.toISOString()}::timestamptz at time zone ${timeZone}::text)::date)::int as halls,
      (extract(epoch from min(m.starts_at) filter (where s.code = 'not_started'
        and m.starts_at >= ${now.toISOString()}::timestamptz)) * 1000)::float8 as next
    from matches m join match_stages s on s.id = m.stage_id
    where m.edition_id = ${id} and m.cancelled_at is null`);
  const [row] = rows;
  if (!row) throw new Error('A count has one row');
  return row;
}
